"""A person plays whole games against bots by clicking."""

import pytest
from browser.pilot import Pilot

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("bots", [1, 2])
def test_to_the_end(visit, bots):
    me = visit(lang=["en", "ja"][bots - 1])
    table = me.table(*["bot:random"] * bots)
    me.open(f"/t/{table}")
    pilot = Pilot(me, seed=bots)
    assert pilot.play()
    print(len(pilot.asked), pilot.hidden)
