"""Who falls by an option, and where, is said beforehand by the rules themselves (Q2)."""

from games.blood_rage.make import scene
from jindori.engine.showing import decision
from jindori.engine.views import Change


def test_q2_the_fallen_of_an_option_are_told_with_their_place():
    board = {"muspelheim": {0: {"warrior": 1}, 1: {"warrior": 2, "leader": 1}}, "horgr": {1: {"warrior": 1}}}
    s = scene(board=board, clans={0: {"upgrades": ["troll"]}})
    found = decision(s.position.game, s.state, 0)
    assert found is not None
    option = next(one for one in found.options if one.action == {"do": "invade", "figure": "troll", "to": "muspelheim"})
    assert [one for one in option.preview if one.what == "fallen"] == [
        Change(what="fallen", seat=1, before=0, after=2, place="muspelheim", figure="warrior")
    ]
    s.do(0, "invade", figure="troll", to="muspelheim")
    assert s.valhalla(1) == {"warrior": 2}
