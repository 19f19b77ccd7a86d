/** A record of a game from a file: read and looked over here, so that a wrong file is refused with its reason. */
import type { GameInfo, Message, TableInfo } from './types'

export interface GameRecord {
  game: string
  players: number
  seats: string[]
  options: Record<string, unknown>
  rulesVersion: string
  seed: string
  /** As it was read; the server replays this. */
  data: Record<string, unknown>
}

/** The server takes no larger ones. */
export const RECORD_LIMIT = 2 * 1024 * 1024

export class RecordProblem extends Error {
  constructor(readonly said: Message) {
    super(said.key)
  }
}

const problem = (key: string, args: Message['args'] = {}): RecordProblem => new RecordProblem({ key, args })
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Raises RecordProblem. */
export function readRecord(text: string, games: GameInfo[]): GameRecord {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw problem('record-not-json')
  }
  if (!isObject(data) || data.format !== 'jindori-record') throw problem('record-not-record')
  const { game, players, seats, options, rules_version: rulesVersion, seed, decisions } = data
  const whole =
    typeof game === 'string' && typeof players === 'number' && Array.isArray(seats) && seats.length === players && isObject(options) && typeof rulesVersion === 'string' && typeof seed === 'string' && Array.isArray(decisions)
  if (!whole) throw problem('record-incomplete')
  const known = games.find((one) => one.id === game)
  if (!known) throw problem('record-unknown-game', { game })
  if (known.rulesVersion !== rulesVersion) throw problem('record-other-rules', { made: rulesVersion, here: known.rulesVersion })
  return { game, players, seats: seats.map(String), options, rulesVersion, seed, data }
}

/** Raises RecordProblem. */
export async function readRecordFile(file: Blob, games: GameInfo[]): Promise<GameRecord> {
  if (file.size > RECORD_LIMIT) throw problem('record-too-large', { limit: RECORD_LIMIT / 1024 / 1024 })
  return readRecord(await file.text(), games)
}

/** The table as it would stand in a list, made from the record alone. */
export function tableOfRecord(record: GameRecord, bots: string[]): TableInfo {
  return {
    id: '', game: record.game, title: '', status: 'over', options: record.options, rulesVersion: record.rulesVersion, seed: record.seed,
    owner: false, mySeat: null, yourTurn: false, createdAt: 0, moves: 0,
    seats: record.seats.map((name, seat) => (bots.includes(name) ? { seat, kind: 'bot', bot: name, name } : { seat, kind: 'person', name, online: true })),
  }
}
