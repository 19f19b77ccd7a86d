"""What all tests share: a browser where one is there, and the order that browser tests need."""

from __future__ import annotations

import os
import shutil

import pytest

import toys  # noqa: F401  (from here on games of the tests are found as those of the package)

CHROMIUM = os.environ.get("JINDORI_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
REQUIRED = os.environ.get("JINDORI_REQUIRE_BROWSER") == "1"
MISSING = "no Chromium: set JINDORI_CHROMIUM to one, or apt-get install chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
]
pytest_plugins = ["browser.fixtures"]
BROWSER_FIXTURES = {"playwright", "browser_type", "browser", "context", "new_context", "page"}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict) -> dict:
    if CHROMIUM is None:
        if REQUIRED:
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS, "headless": True}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def uses_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None or bool(BROWSER_FIXTURES & set(getattr(item, "fixturenames", ())))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running in which no async test can run.

    Each worker starts one browser and one server for all its tests.
    """
    for item in items:
        if uses_browser(item):
            item.add_marker("browser")
    items.sort(key=uses_browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [r for r in terminalreporter.stats.get("skipped", ()) if MISSING in str(r.longrepr)]
    if skipped:
        terminalreporter.write_line(f"!!! {len(skipped)} BROWSER TESTS DID NOT RUN: {MISSING}", red=True, bold=True)
