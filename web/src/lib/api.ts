import type { ReplayPoint } from './replaying.svelte'
import type {
  Action, Ahead, CreateTable, Created, ErrorMessage, GameInfo, GameText, Past, Person, Replay, Rules, TableInfo, TableView,
} from './types'

/** A refusal by the server, or no server at all (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorMessage,
  ) {
    super(body.detail)
  }
}

function said(code: string, key: string, detail: string): ErrorMessage {
  return { kind: 'error', code, message: { key, args: {} }, detail, clause: null, seq: null }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch (error) {
    throw new ApiError(0, said('offline', 'error-offline', String(error)))
  }
  const json: unknown = await response.json().catch(() => null)
  if (response.ok) return json as T
  const message = json as Partial<ErrorMessage> | null
  throw new ApiError(
    response.status,
    message?.kind === 'error' ? (message as ErrorMessage) : said('failed', 'error-failed', `HTTP ${response.status}`),
  )
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const query = (point: ReplayPoint) =>
  new URLSearchParams(Object.entries(point).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))).toString()

export const api = {
  me: () => ask<Person>('GET', '/api/me'),
  setName: (name: string) => ask<Person>('POST', '/api/me', { name }),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  rules: (game: string, lang: string) => ask<Rules>('GET', `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  text: (game: string, lang: string) => ask<GameText>('GET', `/api/games/${encodeURIComponent(game)}/text?lang=${lang}`),
  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  create: (order: CreateTable) => ask<Created>('POST', '/api/tables', order),
  table: (id: string) => ask<TableView>('GET', table(id)),
  join: (id: string, invite: string, seat: number | null = null) =>
    ask<TableView>('POST', `${table(id)}/join`, { seat, invite }),
  start: (id: string) => ask<TableView>('POST', `${table(id)}/start`, {}),
  setSeat: (id: string, seat: number, to: string) => ask<TableView>('POST', `${table(id)}/seats/${seat}`, { to }),
  leave: (id: string) => ask<unknown>('POST', `${table(id)}/leave`, {}),
  ahead: (id: string, seq: number, ways: Action[][]) => ask<Ahead>('POST', `${table(id)}/ahead`, { seq, ways }),
  past: (id: string, first: number, last: number) => ask<Past>('GET', `${table(id)}/past?first=${first}&last=${last}`),
  rematch: (id: string) => ask<Created>('POST', `${table(id)}/rematch`, {}),
  recordPath: (id: string) => `${table(id)}/record`,
  replay: (id: string, point: ReplayPoint) => ask<Replay>('GET', `${table(id)}/replay?${query(point)}`),
  replayRecord: (record: Action, point: ReplayPoint) => ask<Replay>('POST', `/api/replay?${query(point)}`, record),
}
