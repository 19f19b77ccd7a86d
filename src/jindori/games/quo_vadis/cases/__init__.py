"""Worked cases of Quo Vadis: how a position is built, what the steps mean, what can be asserted."""

from jindori.engine.cases.kit import Kit
from jindori.games.quo_vadis.cases.facts import FACTS, SET_UP_FACTS
from jindori.games.quo_vadis.cases.position import GIVEN_KEYS, build
from jindori.games.quo_vadis.cases.steps import QuoVadisRun, before_a_step_or_the_dice
from jindori.games.quo_vadis.definition import GAME

CASES = Kit(GAME, GIVEN_KEYS, build, before_a_step_or_the_dice, QuoVadisRun, FACTS, SET_UP_FACTS)
