"""Cards of Blood Rage that must not be found: in hands, packs and quests of others, and face down in a battle."""

from __future__ import annotations

import pytest

from jindori.engine.rows import as_list
from jindori.games.blood_rage.cards import DESIGN_OF, DESIGNS
from playing import begin, decisions_of, plain, spread, view_bytes


def cards_in(value: object) -> list[str]:
    """Designs of all cards named in a view, wherever they stand."""
    if isinstance(value, dict):
        named = [value["id"]] if "family" in value else [value["card"]] if isinstance(value.get("card"), str) else []
        named = [name for name in named if name != "none"]
        return named + [card for inner in value.values() for card in cards_in(inner)]
    if isinstance(value, list):
        return [card for inner in value for card in cards_in(inner)]
    return []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hands_packs_and_quests_stand_in_no_other_view(players: int) -> None:
    """The public names exactly the cards that everybody has seen; a seat those and its own."""
    for seed in range(2):
        for position in spread(begin("blood_rage", players, seed), seed, 8):
            s = position.state
            since = len(position.log) - 40
            shown = set(as_list(s.gone)) | set(as_list(s.seen))
            for clan in s.clans:
                shown |= set(as_list(clan.slots)) | set(as_list(clan.known))
            if s.fight is not None:
                for row in s.fight.cards:
                    shown |= set(as_list(row))
            names = {DESIGNS[DESIGN_OF[card]] for card in shown if card >= 0}
            public = plain(position.view(None, since))
            assert set(cards_in(public)) <= names and public["board"]["mine"] is None
            for seat in range(players):
                clan, pack = s.clans[seat], as_list(s.packs[seat]) if s.packs else []
                own = as_list(clan.hand) + as_list(clan.quests) + as_list(clan.discarded) + as_list(clan.buried) + pack
                told = {DESIGNS[DESIGN_OF[card]] for card in own} | names
                assert set(cards_in(plain(position.view(seat, since)))) <= told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_face_down_battle_card_is_hidden_until_the_last_has_locked(players: int) -> None:
    """Whatever another seat has locked, the rest see the same bytes."""
    compared = 0
    for seed in range(30):
        position = begin("blood_rage", players, seed)
        for _ in decisions_of(position, seed):
            if position.decisions[0].name not in ("commit", "keep", "draft") or len(position.asked) < 2:
                continue
            chooser = position.asked[0]
            rest: list[int | None] = [None, *[seat for seat in range(players) if seat != chooser]]
            worlds = set()
            for number in range(min(4, len(position.packed(chooser)))):
                twin = position.copy()
                twin.choose(chooser, number)
                worlds.add(tuple(view_bytes(twin, seat) for seat in rest))
            assert len(worlds) == 1
            compared += 1
        if compared > 25:
            break
    assert compared > 5
