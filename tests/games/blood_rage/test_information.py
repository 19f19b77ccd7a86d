"""Chapter 18: what everybody may see, what nobody else may, in every phase."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import jindori
from clauses import clause
from games.blood_rage.make import Scene, names, new_game, scene
from jindori.engine.rows import as_list
from jindori.games.blood_rage.cards import DESIGN_OF, DESIGNS


def plain(value):
    return msgspec.to_builtins(value, str_keys=True)


def cards_named(value):
    """Every card a view names anywhere."""
    found = set()
    if isinstance(value, dict):
        found.update(v for k, v in value.items() if k in ("id", "card") and v in DESIGNS)
        for inner in value.values():
            found |= cards_named(inner)
    elif isinstance(value, list):
        for inner in value:
            found |= cards_named(inner)
    return found


def public_cards(s):
    """Designs that have been before all eyes."""
    cards = as_list(s.state.gone) + as_list(s.state.seen)
    for clan in s.state.clans:
        cards += [card for card in as_list(clan.slots) if card >= 0]
    if s.state.fight is not None:
        for row in s.state.fight.cards:
            cards += as_list(row)
    return {DESIGNS[DESIGN_OF[card]] for card in cards}


def random_game(players, seed, every=7, **options):
    """Positions of a random game, every so many decisions, with the random source."""
    rng = random.Random(seed)
    position = jindori.game("blood_rage", players, options).new(seed=seed)
    while not position.over:
        if position.moves % every == 0:
            yield position, rng
        seat = rng.choice(position.asked)
        position.choose(seat, rng.randrange(len(position.packed(seat))))
    yield position, rng


@clause("BR-18.1.1")
def test_what_is_public():
    s = scene(
        board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}, "gimle": {2: {"troll": 1}}}, valhalla={3: {"ship": 1}},
        clans={0: {"hand": ["tyrs_bash", "tyrs_smash"], "glory": 7, "rage": 3}, 1: {"quests": ["quest_alfheim"], "upgrades": ["lokis_domain"]}},
        pillaged=("elvagar",),
    )  # fmt: skip
    view = s.view(None)
    first, second = view.clans[0], view.clans[1]
    assert (first.hand_count, first.glory, first.rage, first.on_board) == (2, 7, 3, 1)
    assert second.quest_count == 1 and [slot.card.id for slot in second.slots if slot.card] == ["lokis_domain"]
    assert [(p.figure, p.count) for p in second.reserve] == [("warrior", 7), ("leader", 1), ("ship", 1)]
    assert [(p.seat, p.figure) for p in view.valhalla] == [(3, "ship")]
    assert [p.figure for p in view.provinces[4].pieces] == ["leader", "warrior"]
    assert view.provinces[1].token.pillaged and view.first_player == 0
    assert [slot.province for slot in view.ragnarok] == ["elvagar", "muspelheim", "utgard"]


@clause("BR-18.1.1")
def test_cards_discarded_from_battle_and_sheets_are_public():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"hand": ["tyrs_bash", "frost_giant"]}})
    s.battle(0, "horgr", {0: "tyrs_bash"})
    assert [card.id for card in s.view(2).discards] == ["tyrs_bash"]


@clause("BR-18.1.2")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_public_view_names_no_hidden_card_in_any_phase(players, seed):
    phases = set()
    for position, _rng in random_game(players, seed):
        s = Scene(position)
        phases.add(s.phase)
        view = plain(position.view(None))
        assert view["board"]["mine"] is None and view["decision"] is None
        assert cards_named(view) <= public_cards(s)
    assert {"gods_gifts", "action", "discard"} <= phases


@clause("BR-18.1.2", "BR-18.1.3")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_what_a_seat_cannot_know_changes_nothing_it_sees(players, seed):
    """Everything hidden from a seat is dealt anew; its own view and the public one stay the same to the letter."""
    changed = 0
    for position, rng in random_game(players, seed, every=13):
        seat = rng.randrange(players)
        other = position.fork(seat, rng)
        for viewer in (seat, None):
            mine, again = plain(position.view(viewer)), plain(other.view(viewer))
            assert json.dumps(mine["board"]) == json.dumps(again["board"])
            assert json.dumps(mine["decision"]) == json.dumps(again["decision"])
            assert json.dumps(mine["waiting"]) == json.dumps(again["waiting"])
            assert json.dumps(mine["log"]) == json.dumps(again["log"])
        changed += any(names(a.hand) != names(b.hand) for a, b in zip(position.state.clans, other.state.clans, strict=True))
    assert changed > 3


@clause("BR-18.1.2")
def test_a_committed_card_is_shown_as_a_back_until_all_are_in():
    s = scene(3, board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"hand": ["tyrs_bash", "troll"]}, 1: {"hand": ["tyrs_smash"]}})
    s.do(0, "pillage", province="horgr").settle().do(0, "commit", card="troll")
    for viewer in (1, 2, None):
        fighter = s.view(viewer).battle.fighters[0]
        assert fighter.locked and [played.card for played in fighter.cards] == [None]
        assert s.view(viewer).clans[0].hand_count == 2
        assert cards_named(plain(s.position.view(viewer))) <= {"tyrs_smash"}


@clause("BR-18.1.2", "BR-11.4.1")
def test_the_last_card_of_a_hand_is_still_committed_by_its_player():
    """A hand of one card leaves no choice, but its owner is asked, so that all commit alike."""
    s = scene(3, board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"hand": ["tyrs_bash"]}, 1: {"hand": ["tyrs_smash"]}})
    s.do(0, "pillage", province="horgr").settle()
    assert s.asked == [0, 1]


@clause("BR-18.1.3")
def test_a_player_sees_the_packs_he_holds_and_no_other():
    s = new_game(3)
    before = {seat: [c.id for c in s.view(seat).mine.pack] for seat in range(3)}
    assert all(sorted(before[seat]) == names(s.state.packs[seat]) for seat in range(3))
    for seat in range(3):
        s.position.choose(seat, 0)
    assert len(s.view(1).mine.pack) == 7
    assert {c.id for c in s.view(1).mine.pack} < set(before[0])


def beaten_with(hand, committed):
    """Seat 1 has lost a battle with a card that everybody saw go back to his hand; it is his turn."""
    s = scene(3, board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={1: {"hand": hand}})
    return s.battle(0, "horgr", {1: committed})


def known(s, seat, viewer=None):
    return [card.id for card in s.view(viewer).clans[seat].known_hand]


@clause("BR-18.1.3")
def test_a_revealed_card_that_went_back_to_a_hand_is_known_to_be_there():
    s = beaten_with(["tyrs_bash", "tyrs_crush"], "tyrs_bash")
    assert known(s, 1) == known(s, 1, viewer=0) == ["tyrs_bash"]
    assert s.view(0).clans[1].hand_count == 2


@clause("BR-18.1.3", "BR-10.1.3")
@pytest.mark.parametrize("card", ["quest_alfheim", "quest_manheim"])
def test_committing_a_quest_does_not_tell_whether_it_is_the_one_that_was_seen(card):
    s = beaten_with(["quest_alfheim", "quest_manheim", "tyrs_bash"], "quest_alfheim").do(1, "quest", card=card)
    assert known(s, 1) == []
    rng = random.Random(1)
    committed = {s.position.fork(0, rng).state.clans[1].quests[0] for _ in range(60)}
    assert {"quest_alfheim", "quest_manheim"} <= {DESIGNS[DESIGN_OF[c]] for c in committed}
    assert s.position.fork(1, rng).state.clans[1].quests[0] == s.clan(1).quests[0]


@clause("BR-18.1.3")
def test_of_two_equal_cards_the_known_one_is_played_first():
    """Seat 0 holds a Tyr's Smash nobody has seen and takes another, before all eyes, with Loki's Poison."""
    s = scene(
        2, active=1, board={"horgr": {1: {"leader": 1}, 0: {"warrior": 1}}, "gimle": {0: {"leader": 1}, 1: {"warrior": 1}}},
        clans={0: {"hand": [("tyrs_smash", 1), "lokis_poison"]}, 1: {"hand": [("tyrs_smash", 1)]}},
    )  # fmt: skip
    s.battle(1, "horgr", {0: "lokis_poison", 1: "tyrs_smash"})
    assert sorted(known(s, 0)) == ["lokis_poison", "tyrs_smash"]
    s.battle(0, "gimle", {0: "tyrs_smash"})
    assert s.hand(0) == ["lokis_poison", "tyrs_smash"]
    assert known(s, 0) == ["lokis_poison"]


@clause("BR-18.1.2")
def test_after_the_discard_nobody_knows_which_card_was_kept():
    s = beaten_with(["tyrs_bash", "tyrs_crush"], "tyrs_bash")
    for seat in (1, 2, 0):
        s.do(seat, "pass")
    s.go_on().do(1, "keep", card="tyrs_bash", age=1)
    assert known(s, 1) == []
    assert s.view(0).clans[1].hand_count == 1


@clause("BR-18.1.2")
def test_forks_of_another_seat_hold_only_legal_quests():
    s = scene(3, clans={1: {"quests": ["quest_alfheim", "quest_yggdrasil"], "hand": ["tyrs_bash"]}})
    rng = random.Random(3)
    for _ in range(20):
        fork = s.position.fork(0, rng)
        assert all(name.startswith("quest_") for name in names(fork.state.clans[1].quests))


@clause("BR-18.2.1")
def test_nothing_can_be_given_or_shown():
    s = scene(board={"horgr": {0: {"warrior": 1}}}, clans={0: {"hand": ["tyrs_bash"]}})
    verbs = {verb.do for verb in s.position.game.vocabulary.verbs.values()}
    assert not verbs & {"give", "trade", "show", "pay", "swap"}
