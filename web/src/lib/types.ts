/** What the server and its clients say to each other, in camelCase; the names are the Python structures'. */
import type { Action, Message, PositionView, TableInfo } from './views'

export type * from './views'

export interface Person {
  id: string
  name: string
  guest: boolean
}

export interface ChatLine {
  n: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface TableView {
  kind: 'view'
  table: TableInfo
  seq: number
  position: PositionView | null
  chat: ChatLine[]
  serverTime: number
}

export interface ErrorMessage {
  kind: 'error'
  code: string
  message: Message
  detail: string
  clause: string | null
  seq: number | null
}

export interface ChatMessage {
  kind: 'chat'
  line: ChatLine
}

export interface Pong {
  kind: 'pong'
  serverTime: number
}

export type ServerMessage = TableView | ErrorMessage | ChatMessage | Pong

export interface Choose {
  kind: 'choose'
  seq: number
  option?: number
  action?: Action
}

export interface Undo {
  kind: 'undo'
  seq: number
}

export interface Say {
  kind: 'say'
  text: string
}

export interface Ping {
  kind: 'ping'
}

export type ClientMessage = Choose | Undo | Say | Ping

export interface OptionHelp {
  name: string
  type: 'bool' | 'int' | 'choice'
  default: boolean | number | string
  choices: string[]
  choiceLabels: Record<string, Record<string, string>>
  low: number | null
  high: number | null
  label: Record<string, string>
  help: Record<string, string>
  clause: string | null
}

export interface GameInfo {
  id: string
  title: Record<string, string>
  summary: Record<string, string>
  minPlayers: number
  maxPlayers: number
  defaultPlayers: number
  rulesVersion: string
  options: OptionHelp[]
  bots: string[]
}

export interface CreateTable {
  game: string
  seats: string[]
  options: Record<string, unknown>
  title: string
}

export interface SetName {
  name: string
}

export interface Join {
  seat?: number | null
  invite: string
}

export interface SetSeat {
  to: string
}

export interface Created {
  id: string
}

export interface RulesClause {
  id: string
  text: string
}

export interface RulesSection {
  heading: string
  level: number
  text: string
  clauses: RulesClause[]
}

export interface Rules {
  game: string
  lang: string
  sections: RulesSection[]
}

export interface Replay {
  at: number
  last: number
  position: PositionView
}
