### The page's frame, the lobby, and what the server says: English.

## Common

close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied
loading = One moment…
menu = Menu
on = yes
off = no
to-home = All games
page-missing = There is no such page.
game-failed = The game could not be shown. Reload the page to try again.

## Settings

sound = Sound at your turn
other-language = 日本語
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Light or dark as the device
  }

## People and seats

you = You
you-in-sentence = { $name }
my-name = Your name
change-name = Change your name
name-hint = Up to { $limit } characters; the others see it.
name-blank = A name must show at least one character.
name-long = That is longer than { $limit } characters.
seats = Seats
seat-number = Seat { $n }
seat-open = Open seat { $letter }
bot-seat = { $bot ->
    [random] Random bot { $letter }
   *[greedy] Bot { $letter }
  }
bot-kind = { $bot ->
    [greedy] Bot (takes the best-looking move)
    [random] Bot (plays at random)
   *[other] Bot ({ $bot })
  }
is-bot = Bot
is-open = Open: nobody plays for this seat
seat-changes = Who held this seat
seat-holder-unknown = somebody whose name was not kept
seat-left = { $before } has left seat { $letter }; it is open now.
seat-opened-by = { $by } has opened seat { $letter }, which { $before } held.
seat-given = { $after } holds seat { $letter } now; { $before } held it before.
seat-given-by = { $by } has given seat { $letter } to { $after }; { $before } held it before.
is-here = At the table
is-away = Away
has-chosen = Has chosen
must-choose = Must choose now: { $what }
first-player = First
points = Points
rank = { $rank ->
    [1] leads
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

## Home

home-lead = Choose a game
players-range = { $low }–{ $high } players
play-bots = Play against bots
create-table = Open a table
rules = Rules
no-games = No games are offered here yet.
my-tables = Your tables
my-tables-empty = No table yet. Play against bots, or open one and invite friends.
open-tables = Tables to join
open-tables-empty = No table is waiting for players now.
your-turn = Your turn
status = { $status ->
    [lobby] waiting for players
    [running] running
   *[over] finished
  }

## Opening a table

create-title = Open a table: { $game }
create-start = Start the game
table-title = Title (may stay empty)
players = Players
players-count = { $n } players
seat-me = Me
seat-for-person = Open for a person
seat-taken = Taken by a person
options = Optional rules and set-up
option-needs = Needs { $options }.
option-came-too = { $options } is on too.
options-changed = Chosen for this table
options-n = { $n } changed
option-is = { $option }: { $value }
number-empty = Type a number.
number-not-a-number = This is not a whole number.
number-too-low = At least { $low }.
number-too-high = At most { $high }.

## Lobby

lobby-title = { $game }: waiting for players
lobby-wait = The game can start when every seat is taken. Send the link, or give open seats to bots.
lobby-full = Every seat is taken. You may start.
lobby-full-wait = Every seat is taken. Whoever opened the table starts the game.
sit-here = Sit here
leave-seat = Stand up
start = Start the game
invite-link = Invitation link
invite-note = Whoever has the link may take an open seat, and watch once all are taken.

## Table

board = Board
side = Seats, log, chat and help
sheet = Your area, the others, log, chat and help
sheet-larger = Show more
sheet-smaller = Show less
tab-mine = Mine
tab-others = Others
log = Log
log-show = Show the moment: { $what }
log-show-short = Show the moment
log-empty = Nothing has happened yet.
since-your-turn = Since your last choice: { $turns ->
    [0] no turn
    [one] { $turns } turn
   *[other] { $turns } turns
  }
help = Help
chat = Chat
chat-empty = Nobody has said anything yet.
chat-label = Write to the table
chat-send = Send
characters-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
  }
to-table = To the table
rules-of = { $game }: rules
rules-search = Search the rules
rules-failed = The rules could not be fetched.
rules-nothing = Nothing is said about “{ $query }”.

## Action bar

action-bar = What is to be done
bar-yours = Your turn: { $what }
bar-chosen-this = { $what }: until the others have chosen too, Undo takes it back.
bar-chosen = You have chosen. Until the others have chosen too, Undo takes it back.
bar-waiting = Waiting for { $names }: { $what }
bar-nobody = One moment: the table is working.
bar-cut = Cut off from the table. What you see may be old.
bar-over = { $count ->
    [0] The game is over.
    [one] The game is over. Winner: { $winners }
   *[other] The game is over. Winners: { $winners }
  }
go-on-now = Go on now
bar-grace = { $what } The others wait a moment for you to take it back.
choose-first = Nothing chosen
undo = Undo
ask-back = Ask to take back
take-back-asks = { $seat } asks to take the last choice back, and what was chosen since.
take-back-asked = You have asked to take your last choice back.
take-back-waits = Waiting for: { $names }
take-back-yes = Agree
take-back-no = No
take-back-withdraw = Never mind
take-back = Take back
title-turn = (your turn)
you-watch = You are watching.

## Time strip: what happened since, step by step

steps = What happened, step by step
step-back = One step back
step-play = Play
step-pause = Pause
step-next = One step on
step-now = Now
step-again = Since your turn
step-again-all = Again
step-of = Step { $n } of { $last }: { $what }
step-your-turn = Your turn
step-undone = { $seat } takes the last choice back.
head-ago = A moment ago: step { $n } of { $last }
bar-before = A moment ago
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = At once

## Line to the server

line-cut = Cut off from the table. Trying again…
line-retry = Try now
line-back = Connected again. This is the present state.

## Scenes over the board, the end

scene-close = Back to the board
end-title = { $n ->
    [0] The game is over
    [one] Victory: { $winners }
   *[other] Shared victory: { $winners }
  }
source = Source of points
place-reached = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

## The plain page, for a game without a drawing

plain-seats = Seats side by side
plain-of-seat = What is open about this seat
plain-secret = Only you see this
plain-no-secret = You hold nothing that the others do not see.
plain-nothing = nothing
plain-empty = There is nothing to see yet.
verb-options = { $verb } ({ $n })
spelled = { $words }

## Menu of a table, after the end

leave = Leave the game
leave-text = Your seat becomes free. A bot or another person can go on in your place.
replace-title = Let a bot go on in this seat
result = Result
rematch = Rematch
to-rematch = To the rematch
download-record = Download the record
seed = Seed of all shuffles: { $seed }
seed-hash = Seal of the seed (shown at the end): { $hash }

## Replay

replay = Replay
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-at = Choice { $at } of { $last }
replay-seat = Seen by
replay-public = Everybody (public)
replay-beginning = The game begins.
replay-mark-before = To the moment before
replay-mark-after = To the next moment worth seeing
replay-link = Copy a link to this moment
replay-link-copied = The link to this moment is copied.

replay-file = Replay a record
replay-file-text = A record saved after a game can be leafed through here, choice by choice, from every seat. It is only shown; nothing is kept.
replay-file-choose = Choose a record file
replay-file-drop = or drop it here
replay-other-file = Another record
record-not-json = This file is damaged, or it is not a record: it cannot be read as JSON.
record-not-record = This file is not a record of a game.
record-incomplete = The record is incomplete.
record-unknown-game = The record is of a game that is not here: { $game }
record-other-rules = The record was made under rules version { $made }; here version { $here } is played. The file is unharmed.
record-too-large = The file is too large for a record ({ $limit } MB at most).
record-broken = The record does not play through: somewhere it differs from the game it tells of. It may have been changed.

## Credits

credits = Credits and licences
credits-intro = Jindori is free software. Boards, tiles, borders and scenes are its own drawings; signs, fonts and libraries are the work of others, used with thanks.
credits-shared = Used everywhere

## Refusals of the server

error-offline = The server cannot be reached.
error-failed = That did not work. Please try again.
error-bad-request = The request cannot be understood.
error-unauthorized = Please reload the page and try again.
error-forbidden = This is not open to you.
error-not-found = There is no such table or page.
error-wrong-method = The request cannot be understood.
error-stale = The table has moved on. You see its present state.
error-not-your-decision = You have nothing to choose now.
error-not-now = That is not possible now.
error-taken = Somebody was quicker.
error-gone = That is no longer there.
error-too-large = That is too large.
error-wrong-type = The request cannot be understood.
error-illegal = The rules do not allow that.
error-bad-name = This name cannot be used.
error-bad-record = This is not a record of a game.
error-bad-options = These options do not fit together.
error-too-many = That was too much at once. Please wait a moment.
error-unavailable = The table's records cannot be reached now. Nothing is lost; please try again in a moment.
error-internal = The server failed. Please try again.
error-bad-action = The choice cannot be understood.
error-begun = The game has begun.
error-chat-blank = The line is empty.
error-chat-long = A line has at most { $limit } characters.
error-invite = The invitation is not valid.
error-name-blank = A name must show at least one character.
error-name-long = A name has at most { $limit } characters.
error-name-taken = Somebody at the table has a name that looks the same.
error-no-game = This game is not offered here.
error-no-language = The rules are not there in this language.
error-no-option = There is no such choice.
error-no-past = The beginning of this game is not known any more.
error-no-point = The game has { $last } choices.
error-no-seat = You have no seat at this table.
takeback-own = You can take your last step back without asking.
takeback-refused = The others have not agreed.
takeback-another = Somebody else has asked already.
takeback-too-long-ago = Too much has happened since to take it back.
error-not-asked = You are not asked.
error-no-such-seat = There is no such seat.
error-not-begun = The game has not begun.
error-automatic-over = It would end at once, with what you are asked now.
error-not-over = The game is not over.
error-only-owner = Only who opened the table may do that.
error-open-seats = A seat is still open.
error-over = The game is over.
error-record-closed = The record is open when the game is over.
error-seat = A seat can be open or be given to a bot of this game.
error-seat-barred = You hold or have held another seat of this table. Whoever knows one hand takes no other.
error-seat-taken = The seat is taken.
error-seats = The game is for { $low } to { $high } players, you once among them.
error-title-long = A title has at most { $limit } characters.

## Notices of a table

notice-back-to-snapshot = The rules of this game were changed ({ $old } to { $new }); the table went back by { $lost } choices.
notice-rules-changed = The rules of this game were changed while it was running ({ $old } to { $new }).
notice-unreadable = This version cannot read the game (rules { $old }).
