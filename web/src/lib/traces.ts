/** What the last moves leave on the board until the viewer's next own decision: a ghost at the origin, a ring at the target. */
import type { LogEntry, PositionView } from './views'

export interface Trace {
  /** Number of the log entry. */
  entry: number
  seat: number
  /** Where it began and ended, by the game's own names; null where it came from or went off the board. */
  from: string | null
  to: string | null
  /** The number that the board shows; the log line shows the same. */
  n?: number
}

/** Everything after the last entry that fits; all of it where none does. */
export const after = (log: LogEntry[], fits: (entry: LogEntry) => boolean): LogEntry[] => log.slice(log.findLastIndex(fits) + 1)

/** What was told between two views. */
export const news = (before: Pick<PositionView, 'logLength'>, now: Pick<PositionView, 'log'>): LogEntry[] => now.log.filter((entry) => entry.n >= before.logLength)

/** By place: the seat that came there last, and the one that left it without anybody coming since. */
export function standing(traces: Trace[]): { came: Map<string, number>; left: Map<string, number> } {
  const [came, left] = [new Map<string, number>(), new Map<string, number>()]
  for (const { from, to, seat } of traces) {
    if (from !== null) {
      left.set(from, seat)
      came.delete(from)
    }
    if (to !== null) {
      came.set(to, seat)
      left.delete(to)
    }
  }
  return { came, left }
}
