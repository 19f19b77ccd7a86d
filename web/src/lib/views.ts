/**
 * What every game's views have in common, as the server sends them (camelCase JSON).
 * Once the generated types exist this file is one line: `export * from './api'`.
 */

/** A thing of the game that text may name; `kind` "seat" is named by the table. */
export interface Term {
  kind: string
  id: string
  n?: number
}

export type Argument = number | string | Term | Term[]

export interface Message {
  key: string
  args?: Record<string, Argument>
}

export interface Refusal {
  clause: string
  message: Message
}

/** One number that an option would change. */
export interface Change {
  what: string
  seat: number
  before: number
  after: number
  place?: string | null
  figure?: string | null
}

/** The readable form of a choice; `do` names it. */
export interface Action {
  do: string
  [field: string]: unknown
}

export interface OptionView {
  n: number
  action: Action
  label: Message
  cost?: number | null
  preview?: Change[]
}

export interface Dimmed {
  action: Action
  label: Message
  reason: Refusal
}

export interface DecisionView {
  seat: number
  id: string
  name: string
  prompt: Message
  options: OptionView[]
  dimmed?: Dimmed[]
  sealed?: boolean
  picked?: Action[]
}

export interface Waiting {
  seat: number
  id: string
  name: string
  prompt: Message
  locked?: boolean
}

export interface UndoView {
  allowed: boolean
  reason?: Message | null
}

export interface LogEntry {
  n: number
  move: number
  kind: string
  message: Message
  data?: Record<string, unknown>
  seat?: number | null
  heading?: boolean
}

export interface ScoreLine {
  source: string
  amount: number
  message: Message
}

export interface ResultSeat {
  seat: number
  score: number
  rank: number
  lines?: ScoreLine[]
}

export interface Result {
  winners: number[]
  seats: ResultSeat[]
}

/** A position as one seat, or the public (`seat` null), may see it. `B` is the game's own board. */
export interface PositionView<B = unknown> {
  game: string
  rulesVersion: string
  players: number
  seat: number | null
  moves: number
  board: B
  waiting: Waiting[]
  decision: DecisionView | null
  undo: UndoView
  log: LogEntry[]
  logLength: number
  result: Result | null
}

export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot?: string | null
  mine?: boolean
  online?: boolean
}

export interface TableInfo {
  id: string
  game: string
  title: string
  status: 'lobby' | 'running' | 'over'
  seats: SeatInfo[]
  options: Record<string, unknown>
  rulesVersion: string
  owner: boolean
  mySeat: number | null
  yourTurn: boolean
  createdAt: number
  moves: number
  seedHash?: string | null
  seed?: string | null
  invite?: string | null
  rematch?: string | null
  notice?: Message | null
}
