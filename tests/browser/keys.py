"""Plays at a page by keyboard alone, and hears what it says. Knows no game."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError

from browser.pilot import RAW, SETTLED
from browser.visitor import Visitor

HURRY = """() => {
  const wait = window.setTimeout
  // what the page stands still for, not what it waits for
  window.setTimeout = (what, ms, ...more) => wait(what, ms > 100 && ms < 4500 ? 1 : ms, ...more)
}"""
"""The film runs fast: each step is shown, for a moment only."""

HEAR = """() => {
  window.said = []
  const line = document.querySelector('p.unseen[aria-live=polite]')
  new MutationObserver(() => window.said.push(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true })
}"""

HERE = """() => {
  const now = document.activeElement
  const stops = [...document.querySelectorAll('main svg[role=group]')].map(svg => [...svg.querySelectorAll('[data-spot]')])
  const open = now.matches('[aria-pressed]:not([aria-disabled="true"], :disabled), [data-step]:enabled')
    && now.closest('main, section.bar, section.mine, aside, section.sheet') && !now.closest('.tools')
  return {
    body: now === document.body,
    kind: now.matches('section.bar button.go') ? 'go' : open ? 'thing' : '',
    spot: now.matches('[data-spot]'),
    pressed: now.getAttribute('aria-pressed') === 'true',
    name: (now.getAttribute('aria-label') || now.textContent).trim(),
    ready: document.querySelector('section.bar button.go')?.disabled === false,
    ask: document.querySelector('section.bar .ask')?.innerText ?? '',
    stops: stops.filter(spots => spots.length).map(spots => spots.filter(one => one.getAttribute('tabindex') === '0').length),
  }
}"""

FOUND = f"() => {{ const here = ({HERE})(); return here.body ? null : here }}"

WHOLE = "() => [document.querySelector('section.bar')?.outerHTML, document.activeElement.outerHTML.slice(0, 300), document.querySelector('main').innerText.slice(0, 300)].join('\\n')"

FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"

UNSAID = """async from => {
  const said = window.said.join(' ')
  document.querySelectorAll('button.fold[aria-expanded=false]').forEach(one => one.click())
  await new Promise(done => requestAnimationFrame(done))
  return [...document.querySelectorAll('[data-line]')].filter(line => Number(line.dataset.line) >= from)
    .map(line => [...line.querySelector('p, h3').childNodes].filter(part => !part.classList?.contains('clause')).map(part => part.textContent).join('').trim()).filter(words => !said.includes(words))
}"""


class Keys:
    """One page at a running table, its mouse far away."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.lost: list[str] = []
        """Questions in which the focus was nowhere, or the board had no tab stop or several."""
        self.pressed = 0
        self.last = ""

    def settled(self) -> bool:
        """Wait for an own decision; False when the game is over instead."""
        try:
            self.page.wait_for_function(SETTLED, timeout=60_000)
        except TimeoutError:
            raise AssertionError(f"after {self.last}: {self.page.evaluate(WHOLE)}") from None
        self.page.evaluate(FRAMES)
        return self.page.locator("section.bar .over").count() == 0

    def press(self, key: str) -> dict[str, Any]:
        self.page.keyboard.press(key)
        self.pressed += 1
        self.last = key
        return self.here(key)

    def here(self, after: str) -> dict[str, Any]:
        here: dict[str, Any] = self.page.evaluate(HERE)
        if here["body"] and after not in ("Tab", ""):  # what comes next may still be drawn
            with suppress(TimeoutError):
                here = self.page.wait_for_function(FOUND, timeout=5_000).json_value()
        # Tab goes from the last thing of the page out of it and in again
        if (here["body"] and after not in ("Tab", "")) or any(stops != 1 for stops in here["stops"]):
            self.lost.append(f"{here['ask']} after {after}: {here}")
        return here

    def decide(self) -> None:
        """One step of an own decision: on to something that can be chosen, and Enter; once more where that is all."""
        here = self.here(self.last)
        question = here["ask"]
        assert question and not RAW.search(question), question
        for n in range(90):
            wanted = here["kind"] and (here["kind"] != "go" or here["ready"]) and not (here["pressed"] and not here["ready"])
            if wanted and (n > 40 or self.rng.random() < 0.85):
                break
            here = self.press("PageDown" if here["spot"] and self.rng.random() < 0.6 else "Tab")
        else:
            raise AssertionError(f"{question}: nothing can be chosen by keyboard")
        self.page.keyboard.press("Enter")
        self.pressed += 1
        self.last = "Enter"
