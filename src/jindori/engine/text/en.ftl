# What every game may have to say.
seat-number = Seat { $n }
count-figure = { $figure } ×{ $n }
reason-not-offered = This cannot be chosen now.
reason-not-your-decision = It is not your decision.
undo-nothing = There is nothing to take back.
undo-information = Something new has come to light since; it cannot be taken back.
undo-other = Another player has chosen since; it cannot be taken back.
undo-over = The game is over; nothing can be taken back.
