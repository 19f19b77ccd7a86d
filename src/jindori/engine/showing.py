"""What a seat, or the public, may see of a position: built by listing what may be shown."""
# not compiled: made of msgspec structures

from __future__ import annotations

from typing import Any

from jindori.engine import foresight
from jindori.engine.course import Course, Moment
from jindori.engine.game import AnyGame, dashed
from jindori.engine.log import Log
from jindori.engine.rows import as_list
from jindori.engine.shared.sealed import Sealed
from jindori.engine.state import Procedure, State
from jindori.engine.views import DecisionView, Dimmed, Message, OptionView, PositionView, UndoView, Waiting

FEW_OPTIONS = 200


def view(position: Course, seat: int | None, since: int) -> PositionView:
    """All that a seat (None: the public) may see, with the log from entry ``since`` on. Raises NotYourDecision for an unknown seat."""
    if seat is not None:
        seat = position.check_seat(seat)
    game, state = position.game, position.state
    return PositionView(
        game=game.id,
        rules_version=position.rules_version,
        players=position.players,
        seat=seat,
        moves=position.moves,
        board=game.board(state, seat, position.log),
        waiting=waiting(game, state),
        decision=decision(game, state, seat) if seat is not None else None,
        undo=position.can_undo(seat) if seat is not None else UndoView(allowed=False),
        log=position.log.entries(seat, since),
        log_length=len(position.log),
        result=position.result(),
    )


def moment_view(position: Course, moment: Moment, seat: int | None, since: int) -> PositionView:
    """The same at a moment on the way of the last choice, when nobody was asked. Raises NotYourDecision for an unknown seat."""
    if seat is not None:
        seat = position.check_seat(seat)
    log = Log(position.game, position.log.raw[: moment.log])
    return PositionView(
        game=position.game.id,
        rules_version=position.rules_version,
        players=position.players,
        seat=seat,
        moves=position.moves,
        board=position.game.board(moment.state, seat, log),
        waiting=[],
        decision=None,
        undo=UndoView(allowed=False),
        log=log.entries(seat, since),
        log_length=len(log),
        result=None,
    )


def prompt(game: AnyGame, state: State, name: str, seat: int) -> Message:
    data = {"seat": seat, **game.prompt_data(state, seat)}
    return Message(key=f"prompt-{dashed(name)}", args=game.message_arguments(data))


def waiting(game: AnyGame, state: State) -> list[Waiting]:
    """Every seat that chooses now; where several choose at once, also those that have locked all their picks."""
    if state.over:
        return []
    top = state.stack[-1]
    bits = top.choosers(state) if isinstance(top, Sealed) else state.asked
    out = []
    for seat in range(int(state.players)):
        if bits >> seat & 1:
            name = top.decision(state, seat)
            locked = not state.asked >> seat & 1
            out.append(
                Waiting(seat=seat, id=game.decision_ids[name], name=name, prompt=prompt(game, state, name, seat), locked=locked)
            )
    return out


def decision(game: AnyGame, state: State, seat: int) -> DecisionView | None:
    if state.over:
        return None
    top = state.stack[-1]
    picked = [game.describe(state, seat, int(p)) for p in top.picks[seat]] if isinstance(top, Sealed) else []
    if not state.asked >> seat & 1 and not picked:
        return None
    name = top.decision(state, seat)
    options = as_list(state.options(seat))
    return DecisionView(
        seat=seat,
        id=game.decision_ids[name],
        name=name,
        prompt=prompt(game, state, name, seat),
        options=option_views(game, state, seat, options),
        dimmed=dimmed(game, state, top, seat, options) if state.asked >> seat & 1 else [],
        sealed=top.sealed(),
        picked=picked,
        picked_labels=[game.label(one) for one in picked],
    )


def option_views(game: AnyGame, state: State, seat: int, options: list[int]) -> list[OptionView]:
    previews = foresight.previews(game, state, seat, options)
    out = []
    for n, option in enumerate(options):
        action = game.describe(state, seat, option)
        cost = game.cost(state, seat, option)
        out.append(OptionView(n=n, action=action, label=game.label(action), cost=cost, preview=previews[n]))
    return out


def dimmed(game: AnyGame, state: State, top: Procedure[Any], seat: int, options: list[int]) -> list[Dimmed]:
    """What the seat might look for and cannot choose, with the reason."""
    out = []
    for candidate in as_list(top.candidates(state, seat))[:FEW_OPTIONS]:
        if candidate in options:
            continue
        reason = int(top.refuse(state, seat, candidate))
        if reason == 0:
            continue
        action = game.describe(state, seat, candidate)
        out.append(Dimmed(action=action, label=game.label(action), reason=game.refusal(reason)))
    return out
