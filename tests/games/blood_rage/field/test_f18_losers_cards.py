"""F18: the winner's cards are discarded, the losers' go back to their hands, in a tie all do; the discard phase counts them."""

from __future__ import annotations

from games.blood_rage.field.scenes import commit, decline_all, first_turn, give, gone, hand, put, ready, standing
from jindori.engine.position import Position


def three_clans(bluff: str, battle: str, strong: bool = False) -> Position:
    position = first_turn(3)
    where = standing(position)[0]
    for seat in range(3):
        put(position, seat, "warrior", where)
    give(position, 0, bluff)
    give(position, 1, battle)
    ready(position).choose(0, {"do": "pillage", "province": where})
    decline_all(position, "join")
    commit(position, {0: bluff, 1: battle})
    decline_all(position, "late")
    return position


def test_a_bluff_comes_back_and_can_be_played() -> None:
    position = three_clans("troll", "tyrs_smash")
    assert (hand(position, 0), hand(position, 1), hand(position, 2)) == (["troll"], [], [])
    assert gone(position) == ["tyrs_smash"]
    assert [card.id for card in position.view(2).board.clans[0].known_hand] == ["troll"], "everybody has seen it"
    while position.asked != [0]:
        position.choose(position.asked[0], {"do": "pass"})
    assert position.why_not(0, {"do": "upgrade", "card": "troll", "slot": 1}) is None


def test_in_a_tie_all_come_back() -> None:
    position = first_turn(3)
    where = standing(position)[0]
    for seat in range(3):
        put(position, seat, "warrior", where)
    for seat in (0, 1):
        give(position, seat, "tyrs_smash")
    ready(position).choose(0, {"do": "pillage", "province": where})
    decline_all(position, "join")
    commit(position, {0: "tyrs_smash", 1: "tyrs_smash"})
    decline_all(position, "late")
    assert (hand(position, 0), hand(position, 1), gone(position)) == (["tyrs_smash"], ["tyrs_smash"], [])
    assert [clan.fallen for clan in position.state.clans] == [1, 1, 1], "everybody loses"


def test_one_of_them_may_be_kept_for_the_next_age() -> None:
    position = three_clans("troll", "tyrs_smash")
    give(position, 0, "tyrs_bash")
    while position.decisions[0].name != "keep":
        position.choose(position.asked[0], {"do": "pass"})
    assert position.asked == [0]
    assert sorted(str(o["card"]) for o in position.decisions[0].options) == ["None", "troll", "tyrs_bash"]
