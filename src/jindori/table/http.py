"""The HTTP API. Handlers are thin: who asks, what for, and what the service says."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from jindori.engine.errors import shown
from jindori.engine.text import LANGUAGES
from jindori.table import records, rules_text
from jindori.table.automatic import set_automatic
from jindori.table.errors import PRIVATE, Refused, no_such_game
from jindori.table.messages import (
    Ahead,
    Answer,
    ChatLine,
    Choose,
    Created,
    CreateTable,
    GameInfo,
    GameText,
    Join,
    LookAhead,
    Past,
    Person,
    Replay,
    Rules,
    Say,
    SetAutomatic,
    SetName,
    SetSeat,
    TableInfo,
    TableView,
    TakeBack,
    Undo,
)
from jindori.table.people import person_id
from jindori.table.registry import game_infos
from jindori.table.services import Req, services_of
from jindori.table.strict import decoded, foreign

BODY = 256 * 1024
RECORD_BODY = 2 * 1024 * 1024
Number = FromQuery[int | None]
NUMBERS = ("at", "first", "last", "seat", "to")


async def guard(request: Req) -> None:
    """What every request must pass before the framework, which is generous, reads it.

    Numbers in the query are plain digits; a change comes from our own page or from a program, never from another
    site's page, never as a form; its body is strictly of the type that the handler says.
    Raises Refused: bad_request, forbidden, wrong_type.
    """
    for name in NUMBERS:
        given = request.query_params.getall(name, [])
        if len(given) > 1 or not all(re.fullmatch("[0-9]{1,9}", value) for value in given):
            raise Refused("bad_request", f"{name} is a whole number.")
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if foreign(request):
        raise Refused("forbidden", "The request comes from another site.")
    body = await request.body()
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json" and (body or kind):
        raise Refused("wrong_type", "Send JSON (Content-Type: application/json).")
    wanted = request.route_handler.parsed_data_field
    if wanted is not None:
        decoded(body, wanted.annotation)


async def asker(request: Req, weight: float = 1.0) -> Person:
    """Who asks, by the cookie alone. Raises Refused: unauthorized, too_many."""
    person = await services_of(request).people.known(person_id(request))
    if request.method != "GET":
        services_of(request).limit.take(person.id, weight)
    return person


def game_of(request: Req, game: str) -> Any:
    """Raises Refused: not_found."""
    games = services_of(request).registry.all_games()
    if game not in games:
        raise no_such_game(game, games)
    return games[game]


def no_such_language(lang: str) -> Refused:
    known = ", ".join(LANGUAGES)
    return Refused("not_found", f"Unknown language {shown(lang)}; known: {known}.", key="error-no-language")


@get("/me")
async def me(request: Req) -> Person:
    """Who I am; makes a guest of somebody new."""
    services = services_of(request)
    people = services.people
    person = await people.find(person_id(request))
    if person is None:
        address = request.client.host if request.client else ""
        services.guests.take(address)
        person = await people.new_guest(request.headers.get("accept-language", ""))
        request.set_session({"person": person.id})
    return person


@post("/me", status_code=200)
async def set_name(request: Req, data: JSONBody[SetName]) -> Person:
    """Change my shown name."""
    person = await asker(request)
    for table_id in await services_of(request).people.rename(person.id, data.name):
        services_of(request).news.tell(table_id)
    return await services_of(request).people.known(person.id)


@get("/games", sync_to_thread=False)
def games(request: Req) -> list[GameInfo]:
    """The installed games with their options."""
    return list(game_infos(services_of(request).registry).values())


@get("/games/{game:str}/rules")
async def rules(request: Req, game: FromPath[str], lang: FromQuery[str] = "en") -> Rules:
    """A game's rules, by clause."""
    found = game_of(request, game)
    try:
        return rules_text.parse(game, lang, found.rules_text(lang))
    except KeyError as error:
        raise no_such_language(lang) from error


@get("/games/{game:str}/text")
async def text(request: Req, game: FromPath[str], lang: FromQuery[str] = "en") -> GameText:
    """A game's words in Fluent's syntax, for a page that was built without the game."""
    found = game_of(request, game)
    try:
        return GameText(game=game, lang=lang, text=found.fluent(lang))
    except KeyError as error:
        raise no_such_language(lang) from error


@get("/tables")
async def tables(request: Req) -> list[TableInfo]:
    """My tables, and those that wait for players."""
    person = await asker(request)
    return await services_of(request).tables.listed(person.id)


@post("/tables")
async def create(request: Req, data: JSONBody[CreateTable]) -> Created:
    """Open a table; it starts at once when no seat is open."""
    return Created(id=await services_of(request).tables.create(data, await asker(request, 5.0)))


@get("/tables/{table_id:str}")
async def view(request: Req, table_id: FromPath[str]) -> TableView:
    """The table as I may see it: from my seat, or as a spectator."""
    person = await asker(request)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: Req, table_id: FromPath[str], data: JSONBody[Join]) -> TableView:
    """Take an open seat, with the table's invitation."""
    person = await asker(request, 2.0)
    await services_of(request).seats.join(table_id, person, data.invite, data.seat)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: Req, table_id: FromPath[str]) -> TableView:
    """Begin (owner only)."""
    person = await asker(request)
    await services_of(request).tables.start(table_id, person)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def set_seat(request: Req, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SetSeat]) -> TableView:
    """Open a seat or give it to a bot (owner only); in a running game this replaces an absent player."""
    person = await asker(request, 2.0)
    await services_of(request).seats.set_seat(table_id, person, seat, data.to)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Req, table_id: FromPath[str]) -> TableView:
    """Stand up from my seat."""
    person = await asker(request, 2.0)
    await services_of(request).seats.leave(table_id, person)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/rematch")
async def rematch(request: Req, table_id: FromPath[str]) -> Created:
    """The table that goes on from this one, with the same people."""
    return Created(id=await services_of(request).tables.rematch(table_id, await asker(request, 5.0)))


@post("/tables/{table_id:str}/choose", status_code=200)
async def choose(request: Req, table_id: FromPath[str], data: JSONBody[Choose]) -> TableView:
    """Take an option for my seat."""
    person = await asker(request)
    await services_of(request).playing.choose(table_id, person, data)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/ahead", status_code=200)
async def ahead(request: Req, table_id: FromPath[str], data: JSONBody[LookAhead]) -> Ahead:
    """What I would choose next, if I took these actions now; nothing is taken."""
    person = await asker(request)
    return await services_of(request).playing.ahead(table_id, person, data)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Req, table_id: FromPath[str], data: JSONBody[Undo]) -> TableView:
    """Take my last step back."""
    person = await asker(request)
    await services_of(request).playing.undo(table_id, person, data.seq)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/take_back", status_code=200)
async def take_back(request: Req, table_id: FromPath[str], data: JSONBody[TakeBack]) -> TableView:
    """Ask to take my last choice back though others have chosen since."""
    person = await asker(request)
    await services_of(request).take_backs.ask(table_id, person, data.seq)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/answer", status_code=200)
async def answer(request: Req, table_id: FromPath[str], data: JSONBody[Answer]) -> TableView:
    """To who asks to take a choice back."""
    person = await asker(request)
    await services_of(request).take_backs.answer(table_id, person, data.seq, data.agree)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/automatic", status_code=200)
async def automatic(request: Req, table_id: FromPath[str], data: JSONBody[SetAutomatic]) -> TableView:
    """Let an answer of mine be given by itself, or no more."""
    person = await asker(request)
    await set_automatic(services_of(request).tables, table_id, person, data.name, data.on)
    return await services_of(request).tables.view(table_id, person.id)


@post("/tables/{table_id:str}/chat", status_code=200)
async def say(request: Req, table_id: FromPath[str], data: JSONBody[Say]) -> ChatLine:
    """A line to everybody at the table."""
    return await services_of(request).tables.say(table_id, await asker(request, 5.0), data.text)


@get("/tables/{table_id:str}/past")
async def past(request: Req, table_id: FromPath[str], first: FromQuery[int], last: FromQuery[int]) -> Past:
    """Choices ``first`` to ``last`` of the game again, as I may see them."""
    person = await asker(request, 2.0)
    return await records.past(services_of(request).tables, table_id, person.id, first, last)


@get("/tables/{table_id:str}/record")
async def record(request: Req, table_id: FromPath[str]) -> Response[bytes]:
    """The whole record, after the end."""
    await asker(request)
    found = await records.record_of(services_of(request).tables, table_id)
    name = f'attachment; filename="jindori-{table_id}.json"'
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON, headers={"Content-Disposition": name})


@get("/tables/{table_id:str}/replay")
async def replay(request: Req, table_id: FromPath[str], at: Number = None, seat: Number = None, to: Number = None) -> Replay:
    """A finished game after ``at`` choices and the steps to choice ``to``, from a seat or from the public's place."""
    await asker(request)
    found = await records.record_of(services_of(request).tables, table_id)
    return await records.replay(services_of(request).registry, found, at, seat, to)


@post("/replay", status_code=200, request_max_body_size=RECORD_BODY)
async def replay_upload(
    request: Req, data: JSONBody[dict[str, Any]], at: Number = None, seat: Number = None, to: Number = None
) -> Replay:
    """The same for a record sent with the request; nothing is kept."""
    await asker(request, 2.0)
    return await records.replay(services_of(request).registry, data, at, seat, to)


router = Router(
    path="/api",
    before_request=guard,
    request_max_body_size=BODY,
    response_headers=PRIVATE,
    route_handlers=[
        me, set_name, games, rules, text, tables, create, view, join, start, set_seat, leave, rematch,
        choose, ahead, undo, take_back, answer, automatic, say, past, record, replay, replay_upload,
    ],
)  # fmt: skip
