/** Where the viewer's own part in the log ends. */
import { after } from '../../lib/traces'
import type { LogEntry } from '../../lib/views'

/** Events that are a seat's own action in its turn. */
const OWN_MOVES = new Set(['invaded', 'marched', 'upgraded', 'quest_committed', 'pillage_began', 'sacrificed', 'passed'])

/** What happened after the viewer's own last action (everything, if the viewer has none). */
export function sinceOwnMove(log: LogEntry[], seat: number | null): LogEntry[] {
  return after(log, (entry) => seat !== null && entry.seat === seat && OWN_MOVES.has(entry.kind))
}
