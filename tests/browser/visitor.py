"""A person with a browser of their own, and everything that browser heard and complained of."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from following import Follower

GAME = "blood_rage"
View = dict[str, Any]


class Visitor:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.troubles: list[str] = []
        self.heard: list[str] = []
        """Every frame and every body the browser received, in order."""
        self.sent: list[str] = []
        self.allowed: list[str] = []
        """Patterns of complaints that the test itself brings about."""
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)
        return page

    # what the browser says

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).netloc not in ("", urlsplit(self.url).netloc):
            self.troubles.append(f"foreign host: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page went elsewhere
            self.troubles.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def unexpected(self) -> list[str]:
        return [one for one in self.troubles if not any(re.search(pattern, one) for pattern in self.allowed)]

    # what the person does

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def leave(self) -> None:
        """To a page that hears of no table, until another is opened."""
        self.open("/credits")

    def ask(self, path: str, body: Any = None, status: int = 200) -> Any:
        """The API as this person, past the page."""
        url = f"{self.url}/api{path}"
        answer = self.context.request.get(url) if body is None else self.context.request.post(url, data=body)
        assert answer.status // 100 == status // 100, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def me(self, name: str | None = None) -> View:
        found = self.ask("/me")
        return found if name is None else self.ask("/me", {"name": name})

    def table(self, *seats: str, game: str = GAME, **options: Any) -> str:
        """A table with me in the first seat; it runs at once when no seat is open."""
        self.me()
        return str(self.ask("/tables", {"game": game, "seats": ["me", *seats], "options": options})["id"])

    def view(self, table: str) -> View:
        return dict(self.ask(f"/tables/{table}"))

    def choose(self, table: str, option: int, view: View | None = None) -> View:
        seq = (view or self.view(table))["seq"]
        return dict(self.ask(f"/tables/{table}/choose", {"seq": seq, "option": option}))

    def drive(self, table: str, until: Callable[[View], bool], seed: int = 1, others: tuple[Visitor, ...] = ()) -> View:
        """Choose by the API, at random, until my own view is as wanted or the game is over."""
        rng = random.Random(seed)
        view = self.view(table)
        for _ in range(6000):
            if until(view) or view["table"]["status"] == "over":
                return view
            mine = view["position"]["decision"]
            if mine and not mine["picked"]:
                view = self.choose(table, _sensible(mine, rng), view)
                continue
            for person in others:
                seen = person.view(table)
                decision = seen["position"]["decision"]
                if decision and not decision["picked"]:
                    person.choose(table, _sensible(decision, rng), seen)
                    break
            view = self.view(table)
        raise AssertionError("the game does not come to that")

    def frames(self) -> list[View]:
        """The views that came over the socket, each put together from all before it."""
        follower, views = Follower(), []
        for text in self.heard:
            before, message = follower.view, json.loads(text)
            if isinstance(message, dict) and "kind" in message:
                follower.take(message)
            if follower.view is not before:
                views.append(follower.view)
        return views

    def heard_change(self, seq: int) -> View:
        """The newest view that this browser was sent, once it is of that change or a later one."""
        for _ in range(1000):
            views = self.frames()
            if views and views[-1]["seq"] >= seq:
                return views[-1]
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the browser was never told of change {seq}")


def _sensible(decision: View, rng: random.Random) -> int:
    """Any option, but passing only when nothing else is left."""
    options = [n for n, one in enumerate(decision["options"]) if one["action"]["do"] not in ("pass", "decline")]
    return rng.choice(options or range(len(decision["options"])))


def bar(page: Page) -> Locator:
    """The action bar."""
    return page.locator("section.bar")
