"""A battle's result shows the sides as they were compared, whatever has happened to them since."""

from __future__ import annotations

from games.blood_rage.make import scene
from jindori.engine.position import Position
from playing import LONG, decisions_of, varied


def side(view, seat):
    """What a page shows of one side: figures that live, the fallen, those fallen before, and the sum."""
    fighter = next(one for one in view.battle.fighters if one.seat == seat)
    groups = [[(p.figure, p.count, p.strength) for p in group] for group in (fighter.pieces, fighter.fallen, fighter.fallen_before)]
    return (*groups, (fighter.figures_strength, [card.bonus for card in fighter.cards], fighter.total))


def adds_up(battle) -> bool:
    """Is any side compared? Then its figures and its cards are its total."""
    for fighter in battle.fighters:
        assert fighter.figures_strength == sum(p.strength for p in fighter.pieces + fighter.fallen)
        if fighter.total is not None:
            assert fighter.total == fighter.figures_strength + sum(card.bonus or 0 for card in fighter.cards)
    return any(fighter.total is not None for fighter in battle.fighters)


def test_b1_the_fallen_are_shown_with_what_they_counted_for():
    board = {"horgr": {0: {"leader": 1}, 1: {"warrior": 2}}, "fjord_east": {1: {"ship": 1}}}
    clans = {0: {"hand": ["tyrs_rage"], "upgrades": ["lord_of_hammers"]}, 1: {"hand": ["tyrs_bash"]}}
    s = scene(board=board, clans=clans).battle(0, "horgr", {0: "tyrs_rage", 1: "tyrs_bash"}, "hammers_move")
    assert s.at(1, "horgr") == {} and s.at(1, "fjord_east") == {}
    assert side(s.view(0), 0) == ([("leader", 1, 3)], [], [], (3, [6], 9))
    assert side(s.view(0), 1) == ([], [("warrior", 2, 2), ("ship", 1, 2)], [], (4, [2], 6))


def test_b1_who_fell_before_the_comparison_counts_for_nothing():
    """Odin's Smite takes one of three brothers: the two that are left count three, and fall."""
    board = {"muspelheim": {0: {"leader": 1, "warrior": 1}, 1: {"warrior": 3}}}
    hands = {0: {"hand": ["odins_smite"], "upgrades": ["lord_of_hammers"]}, 1: {"upgrades": ["brothers_in_arms"]}}
    s = scene(board=board, clans=hands).battle(0, "muspelheim", {0: "odins_smite"}, "hammers_move")
    assert s.asks == "hammers_move" and s.totals() == {0: 5, 1: 3}
    assert side(s.view(None), 1) == ([], [("warrior", 2, 3)], [("warrior", 1, 0)], (3, [], 3))


def test_b1_a_brother_saved_by_friggas_protection_and_one_that_fell_count_together():
    board = {"horgr": {0: {"leader": 1}, 1: {"warrior": 2}}}
    clans = {0: {"hand": ["tyrs_smite"], "upgrades": ["lord_of_hammers"]}, 1: {"rage": 1, "upgrades": ["brothers_in_arms", "friggas_protection"]}}
    s = scene(board=board, clans=clans).battle(0, "horgr", {0: "tyrs_smite"}, "protect", "hammers_move")
    assert s.asks == "protect" and s.asked == [1]
    assert side(s.view(1), 1) == ([("warrior", 2, 3)], [], [], (3, [], 3))
    s.do(1, "protect", figures={"warrior": 1})
    assert s.asks == "hammers_move"
    assert side(s.view(1), 1) == ([("warrior", 1, 1)], [("warrior", 1, 2)], [], (3, [], 3))


def test_b1_who_leaves_or_comes_after_the_comparison_changes_nothing():
    """The witch retreats, the winner's leader moves on, and a warrior comes back by Loki's Blessing."""
    board = {"horgr": {0: {"leader": 1}, 1: {"volur_witch": 1}, 2: {"warrior": 1}}}
    clans = {0: {"hand": ["tyrs_smite"], "upgrades": ["lord_of_hammers"]}, 2: {"upgrades": ["lokis_blessing"]}}
    s = scene(board=board, clans=clans, age=3).battle(0, "horgr", {0: "tyrs_smite"}, "witch_retreat", "hammers_move", "blessing")
    assert s.asks == "witch_retreat"
    s.do(1, "witch_retreat", choice=True)
    assert s.asks == "hammers_move"
    s.do(0, "hammers_move", to="utgard")
    assert s.asks == "blessing" and s.asked == [2]
    s.position.watched = True
    s.do(2, "blessing", choice=True)
    strengths = {0: ("leader", 3, 8), 1: ("volur_witch", 3, 3)}
    for view in [moment.board for moment in s.position.moment_views(None) if moment.board.battle]:
        for seat, (figure, strength, total) in strengths.items():
            alive, fallen, before, sums = side(view, seat)
            assert (alive, fallen, before) == ([(figure, 1, strength)], [], [])
            assert (sums[0], sums[2]) == (strength, total)
        assert side(view, 2) == ([], [("warrior", 1, 1)], [], (1, [], 1))
        assert view.battle.winner == 0


def test_b1_without_a_battle_nothing_is_compared():
    s = scene(board={"horgr": {0: {"leader": 1}}}, clans={0: {"upgrades": ["lord_of_hammers"]}})
    s.do(0, "pillage", province="horgr")
    assert s.asks == "hammers_move"
    assert side(s.view(0), 0) == ([("leader", 1, 3)], [], [], (3, [], None))
    assert s.view(0).battle.winner is None and not s.view(0).battle.tie


def test_b1_sums_add_up_at_every_moment_of_whole_games():
    compared = 0
    for seed in range(40 if LONG else 6):
        position: Position = varied("blood_rage", 2 + seed % 4, seed)
        position.watched = True
        for _ in decisions_of(position, seed):
            views = [*position.moment_views(None), position.view(None, len(position.log))]
            compared += sum(view.board.battle is not None and adds_up(view.board.battle) for view in views)
    assert compared > 50
