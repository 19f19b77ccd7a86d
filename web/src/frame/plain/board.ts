/**
 * A game's board read without knowing the game: what it holds is sorted by its shape.
 *
 * The names of fields are put into words by the game's texts (`board-grain = Grain`); a game that sends its things as terms
 * (`{kind, id}`) or messages has them in words too. What only the viewer sees stands in the field `mine`.
 */
import type { Message, Term } from '../../lib/types'
import type { Words } from '../../lib/game-ui'

export type Fields = Record<string, unknown>

/** A field that every seat has one of. */
export interface BySeat {
  name: string
  /** In the order of the seats. */
  values: unknown[]
}

export interface Sorted {
  /** Single values of the whole table. */
  facts: [name: string, value: unknown][]
  bySeat: BySeat[]
  /** Lists and groups. */
  groups: [name: string, value: unknown][]
  /** What the viewer alone sees. */
  mine: Fields | null
}

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const onlyKeys = (value: Fields, ...keys: string[]): boolean => Object.keys(value).every((key) => keys.includes(key))
export const isTerm = (value: unknown): value is Term & Fields => isFields(value) && typeof value.kind === 'string' && typeof value.id === 'string' && onlyKeys(value, 'kind', 'id', 'n')
export const isMessage = (value: unknown): value is Message & Fields => isFields(value) && typeof value.key === 'string' && onlyKeys(value, 'key', 'args')
/** Said in one or two words. */
export const isLeaf = (value: unknown): boolean => value === null || typeof value !== 'object' || isTerm(value) || isMessage(value)

/** Numbers, or yes and no, one for each seat. */
export const isOnePerSeat = (value: unknown, players: number): value is unknown[] =>
  Array.isArray(value) && players > 1 && value.length === players && value.every((one) => one === null || typeof one === 'number' || typeof one === 'boolean') && value.some((one) => one !== null)

/** Structures that say whose they are, one for each seat; in the order of the seats. */
function seats(value: unknown, players: number): Fields[] | null {
  if (!Array.isArray(value) || value.length !== players) return null
  const found = value.filter(isFields).sort((a, b) => Number(a.seat) - Number(b.seat))
  return found.length === players && found.every((one, seat) => one.seat === seat) ? found : null
}

const columns = (each: Fields[]): BySeat[] => Object.keys(each[0]!).filter((name) => name !== 'seat').map((name) => ({ name, values: each.map((one) => one[name]) }))

export function sorted(board: unknown, players: number): Sorted {
  const out: Sorted = { facts: [], bySeat: [], groups: [], mine: null }
  if (!isFields(board)) return out
  for (const [name, value] of Object.entries(board)) {
    if (name === 'game') continue
    const each = seats(value, players)
    if (name === 'mine' && (value === null || isFields(value))) out.mine = value
    else if (isLeaf(value)) out.facts.push([name, value])
    else if (isOnePerSeat(value, players)) out.bySeat.push({ name, values: value })
    else if (each) out.bySeat.push(...columns(each))
    else out.groups.push([name, value])
  }
  return out
}

/** Names under which a game may tell its points, by seat. */
const POINTS = ['points', 'score', 'scores', 'vp', 'glory']

export function pointsOf({ bySeat }: Sorted): number[] | null {
  const found = POINTS.map((name) => bySeat.find((one) => one.name === name)).find((one) => one?.values.every((value) => typeof value === 'number'))
  return found ? (found.values as number[]) : null
}
export const isPoints = (name: string): boolean => POINTS.includes(name)

/** Names of fields that hold the number of a seat. */
const SEATS = ['seat', 'owner', 'firstPlayer', 'startPlayer']

/** The seat that a value names, if it names one. */
export function seatOf(name: string, value: unknown): number | null {
  if (isTerm(value)) return value.kind === 'seat' ? Number(value.id) : null
  return typeof value === 'number' && SEATS.includes(name) ? value : null
}

// -- words ----------------------------------------------------------------------------------------------

/** `firstPlayer`, `first_player` -> `first-player`, as message keys want it. */
const dashed = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll('_', '-').toLowerCase()
const spelled = (name: string): string => {
  const bare = dashed(name).replaceAll('-', ' ')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
const first = (words: Words, keys: string[]): string | null => keys.map(dashed).find((key) => /^[a-z][a-z0-9-]*$/.test(key) && words.knows(key)) ?? null

/** A verb of the options in words (`verb-pay = Pay`), or as it is spelled. */
export function verbMessage(words: Words, verb: string): Message {
  const key = first(words, [`verb-${verb}`])
  return key ? { key } : { key: 'spelled', args: { words: spelled(verb) } }
}

/** The name of a field; inside a group also a thing of that group (`fields: {rice: 2}`). */
export function labelOf(words: Words, name: string, group = ''): string {
  const key = first(words, [`board-${name}`, ...(group ? [`${group}-${name}`, `${group.replace(/s$/, '')}-${name}`] : [])])
  return key ? words.t(key) : spelled(name)
}

/** The words for a value that stands in one field of text. */
export function valueWords(words: Words, name: string, value: unknown): string {
  if (value === null || value === undefined) return words.t('plain-nothing')
  if (typeof value === 'boolean') return words.t(value ? 'on' : 'off')
  if (typeof value === 'number') return String(value)
  if (isTerm(value)) return words.term(value)
  if (isMessage(value)) return words.t(value)
  const key = first(words, [`${name}-${String(value)}`, `${name.replace(/s$/, '')}-${String(value)}`])
  return key ? words.t(key) : spelled(String(value))
}
