"""F17: rewards come before the winner's glory, effects before the clean-up, and an empty hand plays nothing."""

from __future__ import annotations

from games.blood_rage.field.scenes import commit, decline_all, first_turn, give, gone, hand, put, ready, standing, token
from jindori.engine.position import Position
from jindori.games.blood_rage.board import AXES


def pillage(cards: dict[int, list[str]], strong: int) -> tuple[Position, str]:
    """Seat 0 pillages for an axes token; seat ``strong`` has its leader there, the other a warrior."""
    position = first_turn(2)
    where = standing(position)[0]
    token(position, where, AXES)
    put(position, strong, "leader", where)
    put(position, 1 - strong, "warrior", where)
    for seat, designs in cards.items():
        for design in designs:
            give(position, seat, design)
    ready(position).choose(0, {"do": "pillage", "province": where})
    decline_all(position, "join")
    return position, where


def province(position: Position, where: str) -> bool:
    return next(p for p in position.view(None).board.provinces if p.id == where).token.pillaged


def test_the_token_is_paid_before_the_battle() -> None:
    position, where = pillage({}, 0)
    assert position.state.clans[0].value(AXES) == 4
    assert position.scores == [4, 0], "axes 3 became 4, and this battle pays 4"
    assert province(position, where)


def test_a_defender_who_wins_gets_his_own_axes_and_no_token() -> None:
    position, where = pillage({}, 1)
    assert position.scores == [0, 3]
    assert [clan.value(AXES) for clan in position.state.clans] == [3, 3]
    assert not province(position, where), "it can be pillaged again later"
    assert position.state.clans[0].fallen == 1


def test_an_empty_hand_plays_nothing() -> None:
    position, _ = pillage({0: ["tyrs_smash"]}, 0)
    assert [d.seat for d in position.decisions] == [0]
    commit(position, {0: "tyrs_smash"})
    decline_all(position, "late")
    assert position.decisions[0].name == "action" and position.scores[0] == 4


def test_the_last_card_works_before_it_is_discarded() -> None:
    position, _ = pillage({0: ["thors_hammer"], 1: ["tyrs_bash"]}, 0)
    commit(position, {0: "thors_hammer", 1: "tyrs_bash"})
    decline_all(position, "late")
    assert position.scores[0] == 3 + 4
    assert hand(position, 0) == [] and "thors_hammer" in gone(position)
