/** What happened since the viewer's last turn: brush rings where pieces came, ghosts where they left. */
import type { Trace } from '../../lib/traces'
import type { LogEntry } from '../../lib/views'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const began = (entry: LogEntry, who: number | null) => entry.kind === 'turn_began' && (who === null || entry.seat === who)

/** In the viewer's own turn: what the others did since the turn before. */
function recent(log: LogEntry[], seat: number | null): LogEntry[] {
  let from = log.findLastIndex((entry) => began(entry, seat))
  const own = from >= 0 && seat !== null && log.findLastIndex((entry) => began(entry, null)) === from
  if (own) from = log.slice(0, from).findLastIndex((entry) => began(entry, seat))
  return log.slice(from + 1)
}

export function traces(log: LogEntry[], seat: number | null): Trace[] {
  return recent(log, seat).flatMap(({ n, kind, data, seat: who }): Trace[] => {
    if (who === null || who === undefined) return []
    const put = kind === 'worker_placed' || kind === 'town_built'
    const moved = kind === 'worker_moved' || kind === 'retreated'
    return put || moved ? [{ entry: n, seat: who, from: moved ? text(data?.from) : null, to: text(put ? data?.space : data?.to) }] : []
  })
}

/** Genesis cards that the markers lay on before those of now. */
export function markersBefore(log: LogEntry[], now: string[]): string[] {
  const before: unknown = log.filter((entry) => entry.kind === 'area_chosen').at(-2)?.data?.cards
  return Array.isArray(before) ? before.filter((one): one is string => typeof one === 'string' && !now.includes(one)) : []
}
