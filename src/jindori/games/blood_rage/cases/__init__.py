"""Worked cases of Blood Rage: how a position is built, what the steps mean, what can be asserted."""

from jindori.engine.cases.kit import Kit
from jindori.games.blood_rage.cases.facts import FACTS, SET_UP_FACTS
from jindori.games.blood_rage.cases.position import GIVEN_KEYS, at_a_phase, build
from jindori.games.blood_rage.cases.steps import BloodRageRun
from jindori.games.blood_rage.definition import GAME

CASES = Kit(GAME, GIVEN_KEYS, build, at_a_phase, BloodRageRun, FACTS, SET_UP_FACTS)
