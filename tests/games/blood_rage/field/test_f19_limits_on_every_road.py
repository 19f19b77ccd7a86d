"""F19: the Horns limit holds on every way onto the board, and only there."""

from __future__ import annotations

from games.blood_rage.field.scenes import decline_all, first_turn, give, put, ready, standing, token
from jindori.engine.position import Position
from jindori.games.blood_rage.board import BOX, HORNS, PLACES


def four_on_the_board() -> Position:
    position = first_turn(3)
    where = standing(position)[0]
    put(position, 0, "leader", where)
    put(position, 0, "warrior", where, 2)
    fjord = next(PLACES[f] for f in range(9, 13) if position.state.open_fjord(f))
    put(position, 0, "ship", fjord)
    assert position.state.clans[0].value(HORNS) == 4 == position.state.clans[0].on_board
    return position


def test_a_an_invade_is_refused() -> None:
    position = ready(four_on_the_board())
    assert not any(o["do"] == "invade" for o in position.decisions[0].options)
    refusal = position.why_not(0, {"do": "invade", "figure": "warrior", "to": standing(position)[1]})
    assert refusal is not None and refusal.clause == "BR-7.1.6"


def test_b_a_leader_upgrade_is_legal_and_its_free_invasion_is_not() -> None:
    position = first_turn(3)
    put(position, 0, "warrior", standing(position)[0], 3)
    put(position, 0, "warrior", standing(position)[1])
    give(position, 0, "lord_of_hammers")
    ready(position).choose(0, {"do": "upgrade", "card": "lord_of_hammers"})
    assert position.asked == [1], "declining was the only choice"
    assert position.state.clans[0].on_board == 4


def test_c_a_monster_upgrade_is_legal_and_its_free_invasion_is_not() -> None:
    position = four_on_the_board()
    give(position, 0, "troll")
    ready(position).choose(0, {"do": "upgrade", "card": "troll", "slot": 2})
    assert position.asked == [1] and position.state.clans[0].on_board == 4


def test_d_a_third_monster_sends_the_replaced_one_to_the_box() -> None:
    position = first_turn(3)
    clan = position.state.clans[0]
    for design, slot in (("troll", 1), ("dwarf_chieftain", 2), ("sea_serpent", 1)):
        clan.rage = 6
        give(position, 0, design)
        ready(position).choose(0, {"do": "upgrade", "card": design, "slot": slot})
        if design == "troll":
            position.choose(0, {"do": "free_invade", "figure": "troll", "to": standing(position)[0]})
        else:
            decline_all(position, "free_invade")
        for seat in (1, 2):
            position.state.clans[seat].rage = 6
        while position.asked != [0]:
            position.choose(position.asked[0], {"do": "invade", "figure": "leader", "to": standing(position)[3]}) if position.state.clans[position.asked[0]].leader == 13 else position.choose(position.asked[0], {"do": "pass"})
    monsters = [clan.monster(0) - 3, clan.monster(1) - 3]
    assert monsters == [2, 1] and clan.where(3) == BOX and clan.on_board == 0
    assert not any(p.figure == "troll" for province in position.view(None).board.provinces for p in province.pieces)


def test_e_figures_in_valhalla_do_not_count() -> None:
    position = four_on_the_board()
    clan = position.state.clans[0]
    position.state.move(0, 1, clan.leader, 14)
    assert clan.on_board == 3
    assert position.why_not(0, {"do": "invade", "figure": "warrior", "to": standing(ready(position))[1]}) is None


def test_f_after_a_horns_token_a_fifth_figure_is_allowed() -> None:
    position = four_on_the_board()
    where = standing(position)[0]
    token(position, where, HORNS)
    ready(position).choose(0, {"do": "pillage", "province": where})
    decline_all(position, "join")
    while position.asked != [0]:
        position.choose(position.asked[0], {"do": "pass"})
    position.choose(0, {"do": "invade", "figure": "warrior", "to": standing(position)[1]})
    assert position.state.clans[0].on_board == 5
