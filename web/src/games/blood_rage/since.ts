/** Reading the log backwards. */
import type { LogEntry } from '../../lib/views'

/** Events that are a seat's own action in its turn. */
export const OWN_MOVES = new Set(['invaded', 'marched', 'upgraded', 'quest_committed', 'pillage_began', 'sacrificed', 'passed'])

/** Index of the last entry that fits, or -1. */
export function lastIndex(log: LogEntry[], fits: (entry: LogEntry) => boolean): number {
  for (let i = log.length - 1; i >= 0; i--) if (fits(log[i]!)) return i
  return -1
}

/** What happened after the viewer's own last action (everything, if the viewer has none). */
export function sinceOwnMove(log: LogEntry[], seat: number | null): LogEntry[] {
  return log.slice(1 + lastIndex(log, (entry) => seat !== null && entry.seat === seat && OWN_MOVES.has(entry.kind)))
}
