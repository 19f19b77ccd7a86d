/** The log in blocks: one a turn, with its headline and what it gained; what belongs together in it (a battle, a war) in a box. */
import type { EventHelp, LogEntry, SeatChange } from './types'

export interface Box {
  /** What began it. */
  opening: LogEntry
  lines: LogEntry[]
  /** How it ended; null while it goes on. */
  closing: LogEntry | null
}

export interface Turn {
  kind: 'turn'
  /** The number of its first line. */
  n: number
  seat: number
  /** What was done first. */
  act: LogEntry
  /** What weighs most in it. */
  headline: LogEntry
  /** Points gained less points lost by its seat. */
  gain: number
  parts: (LogEntry | Box)[]
  lines: LogEntry[]
}

export type Item = Turn | { kind: 'heading'; n: number; entry: LogEntry } | { kind: 'line'; n: number; entry: LogEntry } | { kind: 'change'; n: number; change: SeatChange }

type Helps = Record<string, EventHelp>

export const isBox = (part: LogEntry | Box): part is Box => 'opening' in part

/** Numbers of points are the `amount` of events that the game says are points. */
const amount = (entry: LogEntry): number => (typeof entry.data?.amount === 'number' ? entry.data.amount : 0)

/** The clause by which it happened: the most exact one that its game names. */
export function clauseOf(entry: LogEntry, help: EventHelp | undefined): string {
  const exact = Object.values(entry.data ?? {}).find((one) => typeof one === 'string' && help?.clauses?.[one]) as string | undefined
  return exact ? help!.clauses![exact]! : (help?.clause ?? '')
}

interface Begun {
  seat: number
  lines: LogEntry[]
}
const goesOn = (turn: Begun | null): Begun | null => turn && { ...turn, lines: [] }

export function blocks(lines: (LogEntry | SeatChange)[], helps: Helps, weigh: (entry: LogEntry) => number): Item[] {
  const items: Item[] = []
  let turn: Begun | null = null
  const finish = () => {
    if (turn && turn.lines.length > 0) items.push(told(turn.seat, turn.lines, helps, weigh))
    turn = null
  }
  for (const line of lines) {
    if ('holds' in line) {
      const going: Begun | null = turn
      finish()
      items.push({ kind: 'change', n: line.n, change: line })
      turn = goesOn(going)
      continue
    }
    const help = helps[line.kind]
    if (line.heading) {
      finish()
      items.push({ kind: 'heading', n: line.n, entry: line })
    } else if (help?.turn && line.seat !== null && line.seat !== undefined) {
      finish()
      turn = { seat: line.seat, lines: [] }
    } else if (turn) turn.lines.push(line)
    else items.push({ kind: 'line', n: line.n, entry: line })
  }
  finish()
  return items
}

function told(seat: number, lines: LogEntry[], helps: Helps, weigh: (entry: LogEntry) => number): Turn {
  const parts: (LogEntry | Box)[] = []
  let box: Box | null = null
  for (const line of lines) {
    const help = helps[line.kind]
    if (help?.opens) parts.push((box = { opening: line, lines: [], closing: null }))
    else if (box && help?.closes) {
      box.closing = line
      box = null
    } else if (box) box.lines.push(line)
    else parts.push(line)
  }
  const gain = lines.filter((line) => helps[line.kind]?.points && line.seat === seat).reduce((sum, line) => sum + amount(line), 0)
  const headline = lines.reduce((most, line) => (weigh(line) > weigh(most) ? line : most))
  return { kind: 'turn', n: lines[0]!.n, seat, act: lines[0]!, headline, gain, parts, lines }
}
