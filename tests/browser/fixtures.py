"""A server for the browser tests, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.house import House
from browser.visitor import Visitor

WAIT = 20_000
"""Milliseconds after which something that should come counts as missing; generous, as machines differ."""
expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the test may kill."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def visit(browser: Browser, served: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes a visitor; afterwards no browser may have complained. The games are the test's own, whatever was played before."""
    visitors: list[Visitor] = []
    houses: list[House] = []

    def make(lang: str = "en", theme: str = "dark", house: House = served, pace: str = "once", **options: Any) -> Visitor:
        shown = {"width": 1440, "height": 900}
        context = browser.new_context(
            **{
                "viewport": shown,
                "locale": {"en": "en-GB", "ja": "ja-JP"}[lang],
                "color_scheme": theme,
                "reduced_motion": "reduce",
                **options,
            }
        )
        context.set_default_timeout(WAIT)
        # no tone at each turn: it costs a process that plays to nobody
        context.add_init_script("localStorage.getItem('jindori.sound') ?? localStorage.setItem('jindori.sound', 'off')")
        # what happens is shown at once, unless the test is about the time it takes
        context.add_init_script(f"localStorage.getItem('jindori.pace') ?? localStorage.setItem('jindori.pace', '{pace}')")
        if house not in houses:
            houses.append(house)
            house.shuffle(request.node.name)
        visitors.append(Visitor(context, house.url))
        return visitors[-1]

    yield make
    complaints = [one for visitor in visitors for one in visitor.unexpected()]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
