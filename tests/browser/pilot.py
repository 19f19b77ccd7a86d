"""Plays at a page as a person does: touches what may be touched, then confirms. Knows no game."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import TimeoutError

from browser.visitor import Visitor, bar

SETTLED = """() => {
  const playing = document.querySelector('main .interlude') // a tap passes over what is told between two questions
  if (playing) {
    playing.click()
    return false
  }
  const bar = document.querySelector('section.bar')
  if (!bar || bar.getAttribute('aria-busy') === 'true' || bar.classList.contains('behind')) return false
  // who has chosen, and may still take it back, waits for the others
  return bar.querySelector('.over') !== null || (bar.classList.contains('mine') && bar.querySelector('button.go') !== null)
}"""

IDLE = "() => document.querySelector('section.bar')?.getAttribute('aria-busy') !== 'true'"
"""What belongs to a choice is known, and what was sent is answered."""

THINGS = """() => {
  const inside = 'main, section.bar, section.mine, aside, section.sheet'
  const found = [], scene = document.querySelector('main .scene')
  for (const thing of document.querySelectorAll('[aria-pressed="false"]:not([aria-disabled="true"]), [data-step]:enabled')) {
    if (!thing.closest(inside) || thing.closest('.tools')) continue
    if (scene && thing instanceof SVGElement) continue // it lies over the board on purpose
    if (!(thing instanceof SVGElement)) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    let box = thing.getBoundingClientRect()
    if (box.width === 0) continue
    const map = thing instanceof SVGElement && thing.closest('main').getBoundingClientRect()
    if (map) {
      const x = Math.max(box.x, map.x), y = Math.max(box.y, map.y)
      box = new DOMRect(x, y, Math.min(box.right, map.right) - x, Math.min(box.bottom, map.bottom) - y)
    }
    let at = null
    for (const u of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) for (const v of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const x = box.x + box.width * u, y = box.y + box.height * v
      if (!at && thing.contains(document.elementFromPoint(x, y))) at = [x, y]
    }
    const kind = thing instanceof SVGElement ? 'board' : thing.matches('.chip') ? 'chip' : 'thing'
    found.push({ kind, name: (thing.getAttribute('aria-label') || thing.textContent).trim(), at })
  }
  return found
}"""

RAW = re.compile(r"\b(br|qv|prompt|event|label|bar|reason|card|place|figure)-[a-z]|[{}]|undefined|NaN|\[object")


class Pilot:
    """One page at a running table."""

    def __init__(self, visitor: Visitor, seed: int = 1, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.touch = touch
        self.hidden: set[str] = set()
        """Things that glowed and could not be touched anywhere."""
        self.asked: list[str] = []

    def settled(self) -> bool:
        """Wait for an own decision; False when the game is over instead. Bots of a busy machine take their time."""
        self.page.wait_for_function(SETTLED, timeout=120_000)
        return self.page.locator("section.bar .over").count() == 0

    def press(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_function(IDLE)

    def things(self) -> list[dict]:
        return list(self.page.evaluate(THINGS))

    def reachable(self, patience: float) -> tuple[list[dict], list[dict]]:
        """What glows, and what of it can be touched; what still moves or fades is waited for, as a person does.

        Something must be touchable within ten seconds, everything within ``patience``.
        """
        begun = time.monotonic()
        while True:
            things = self.things()
            open_ = [one for one in things if one["at"]]
            waited = time.monotonic() - begun
            if len(open_) == len(things) and (open_ or self.ready):
                return things, open_
            if waited > (patience if open_ or self.ready else 10):
                return things, open_
            self.page.wait_for_timeout(100)

    def confirm(self) -> None:
        """Presses what is ready, unless what others choose at the same time has changed the question meanwhile."""
        try:
            bar(self.page).locator("button.go").click(timeout=5_000)
        except TimeoutError:
            assert not self.ready

    @property
    def ready(self) -> bool:
        return self.page.evaluate("document.querySelector('section.bar button.go')?.disabled === false")

    def decide(self) -> None:
        """One whole own decision, or one step of a longer one."""
        question = self.question()
        assert question and not RAW.search(question), question
        self.asked.append(question)
        for step in range(30):
            things, open_ = self.reachable(4 if step == 0 else 0)  # later what is read or asked may lie over it
            if step == 0:
                self.hidden |= {f"{question}: {one['name']}" for one in things if not one["at"]}
            if self.ready and (not open_ or self.rng.random() < 0.6):
                self.confirm()
                return
            if not open_ and self.page.locator("section.bar button.go").count() == 0:
                return  # it was sent, and now others choose or the game is over
            assert open_, (
                f"{question}: nothing to touch, nothing to confirm; covered: {[one['name'] for one in things]}"
            )
            dull = [one for one in open_ if one["kind"] == "chip"]
            # a chip may pass, but it may also be what is still missing
            one = self.rng.choice(open_ if step > 2 else [one for one in open_ if one not in dull] or dull)
            self.press(*one["at"])
            now = self.question()
            mine = self.page.evaluate("document.querySelector('section.bar button.back') !== null")
            if not mine or not now or (now != question and not self.partial):  # nothing is asked, or something else
                return
        raise AssertionError(f"{question}: no way to an answer")

    def question(self) -> str:
        """What the bar asks now; empty where it asks nothing, as after the end."""
        return str(self.page.evaluate("document.querySelector('section.bar .ask')?.innerText ?? ''"))

    @property
    def partial(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.querySelector('section.bar button.back')?.getAttribute('aria-disabled') !== 'true'"
            )
        )

    def play(self, most: int = 1000) -> bool:
        """To the end, or ``most`` decisions; True at the end."""
        for _ in range(most):
            if not self.settled():
                return True
            self.decide()
        return False
