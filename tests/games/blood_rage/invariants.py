"""What must hold in every position of Blood Rage: components conserved, counters right, limits kept."""

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.games.blood_rage.board import (
    BOX,
    FJORD_NORTH,
    MOST_RAGE,
    ON_BOARD,
    PROVINCES,
    RESERVE,
    SEATS,
    VALHALLA,
    VILLAGES,
    WARRIORS,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import CARDS, DESIGN_OF, FAMILY, PLAYERS_FOR, QUEST, SLOT_KIND, UPGRADE
from jindori.games.blood_rage.clan import EMPTY, FIRST_SLOT, SLOTS, SLOTS_OF_KIND, Clan, powers_of
from jindori.games.blood_rage.fight import LOSSES
from jindori.games.blood_rage.outcome import Prowess
from jindori.games.blood_rage.state import Saga, is_ship


def check(s: Saga) -> None:
    cards_are_conserved(s)
    figures_are_conserved(s)
    numbers_are_in_range(s)
    upgrades_fit(s)


def cards_on_the_table(s: Saga) -> list[int]:
    """Cards played in the battle that have not gone on to a hand or the discards; their rows stay to be looked at."""
    fight = s.fight
    if fight is None or fight.stage > LOSSES or (fight.stage == LOSSES and not any(isinstance(p, Prowess) for p in s.stack)):
        return []
    return [card for seat in range(s.players) if not (fight.taken and seat == fight.winner) for card in as_list(fight.cards[seat])]


def cards_are_conserved(s: Saga) -> None:
    """Every card of the decks for this number of players lies in exactly one place."""
    found = as_list(s.gone) + as_list(s.leftover) + cards_on_the_table(s)
    for rows in (s.decks, s.packs):
        for cards in rows:
            found += as_list(cards)
    for clan in s.clans:
        for cards in (clan.hand, clan.quests, clan.discarded, clan.buried):
            found += as_list(cards)
        found += [card for card in as_list(clan.slots) if card != EMPTY]
        assert set(as_list(clan.known)) <= set(as_list(clan.hand)), "known cards are in the hand"
        assert all(FAMILY[DESIGN_OF[card]] == QUEST for card in as_list(clan.quests))
    expected = [card for card in range(CARDS) if PLAYERS_FOR[card] <= s.players]
    assert sorted(found) == expected
    assert len(expected) == {2: 60, 3: 78, 4: 102, 5: 126}[int(s.players)]


def figures_are_conserved(s: Saga) -> None:
    """Eight warriors, a leader, a ship and the monsters of the sheet; and what is counted is what stands there."""
    standing = [0] * ON_BOARD
    for seat in range(s.players):
        clan = s.clans[seat]
        warriors = [int(s.warriors[place * SEATS + seat]) for place in range(ON_BOARD)]
        assert min(warriors) >= 0 and clan.reserve >= 0 and clan.fallen >= 0
        assert sum(warriors) + clan.reserve + clan.fallen == WARRIORS
        assert sum(warriors[FJORD_NORTH:]) == 0
        singles = singles_of(clan)
        on_board = sum(warriors)
        for kind, place in singles:
            assert place in (RESERVE, VALHALLA) or 0 <= place < ON_BOARD
            if place < ON_BOARD:
                on_board += 1
                standing[place] += 1
                assert (place >= FJORD_NORTH) == is_ship(kind)
        for place, n in enumerate(warriors):
            standing[place] += n
        assert clan.on_board == on_board
        assert s.places(seat) == sum(1 << place for place in range(ON_BOARD) if s.here(seat, place) > 0)
    assert as_list(s.used) == standing
    for province in range(PROVINCES):
        assert province == YGGDRASIL or standing[province] <= VILLAGES[province], "no more figures than villages"
        assert s.fell[province] < 0 or standing[province] == 0, "nobody stands in a province that fell"
    for fjord in range(FJORD_NORTH, ON_BOARD):
        assert s.open_fjord(fjord) or standing[fjord] == 0


def singles_of(clan: Clan) -> list[tuple[int, int]]:
    """(kind, place) of leader, ship and monsters; a monster is in the box exactly when its slot is empty."""
    singles = [(1, int(clan.leader)), (2, int(clan.ship))]
    for slot in range(2):
        kind, place = int(clan.monster(slot)), int(clan.beast_at(slot))
        assert (kind == EMPTY) == (place == BOX)
        if kind != EMPTY:
            singles.append((kind, place))
    return singles


def numbers_are_in_range(s: Saga) -> None:
    for clan in s.clans:
        assert 0 <= clan.rage <= MOST_RAGE and clan.glory >= 0
        assert all(1 <= clan.step(stat) <= 6 for stat in range(3))
    assert 1 <= s.age <= 3 and 0 <= s.first < s.players and -1 <= s.active < s.players
    assert sorted(as_list(s.tokens))[-1] <= 4 and set(as_list(s.pillaged)) <= {0, 1}


def upgrades_fit(s: Saga) -> None:
    for clan in s.clans:
        assert clan.powers == powers_of(clan.slots)
        slots = as_list(clan.slots)
        assert len(slots) == SLOTS
        for kind in range(5):
            for i in range(SLOTS_OF_KIND[kind]):
                card = slots[FIRST_SLOT[kind] + i]
                assert card == EMPTY or (FAMILY[DESIGN_OF[card]] == UPGRADE and SLOT_KIND[DESIGN_OF[card]] == kind)
