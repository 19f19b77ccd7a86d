/** What every game's views have in common; made from the server's own structures. */
import type { Message, PositionView as AnyPosition } from './schema'

export type {
  Action,
  Change,
  DecisionView,
  Dimmed,
  LogEntry,
  Message,
  OptionView,
  Refusal,
  Result,
  ResultSeat,
  ScoreLine,
  SeatInfo,
  TableInfo,
  Term,
  UndoView,
  Waiting,
} from './schema'

export type Argument = NonNullable<Message['args']>[string]

/** A position with its game's own board. */
export type PositionView<B = unknown> = Omit<AnyPosition, 'board'> & { board: B }
