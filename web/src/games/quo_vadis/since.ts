/** What happened since the viewer's last turn: brush rings where pieces came, ghosts where they left. */
import type { LogEntry } from '../../lib/views'

export interface Traces {
  /** Space to the seat that came there last. */
  came: Map<string, number>
  left: Map<string, number>
  /** Genesis cards that the markers lay on before. */
  were: string[]
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function lastIndex(log: LogEntry[], test: (entry: LogEntry) => boolean): number {
  for (let i = log.length - 1; i >= 0; i--) if (test(log[i]!)) return i
  return -1
}

export function traces(log: LogEntry[], seat: number | null, now: string[]): Traces {
  const found: Traces = { came: new Map(), left: new Map(), were: [] }
  const began = (entry: LogEntry, who: number | null) => entry.kind === 'turn_began' && (who === null || entry.seat === who)
  let from = lastIndex(log, (entry) => began(entry, seat))
  // in the viewer's own turn: what the others did since the turn before
  if (from >= 0 && seat !== null && lastIndex(log, (entry) => began(entry, null)) === from) from = lastIndex(log.slice(0, from), (entry) => began(entry, seat))
  const arrive = (space: string, who: number) => {
    found.came.set(space, who)
    found.left.delete(space)
  }
  for (const entry of log.slice(Math.max(0, from))) {
    const data = entry.data ?? {}
    const who = entry.seat ?? null
    if (who === null) continue
    if (entry.kind === 'worker_placed' || entry.kind === 'town_built') {
      const space = text(data.space)
      if (space) arrive(space, who)
    } else if (entry.kind === 'worker_moved' || entry.kind === 'retreated') {
      const [a, b] = [text(data.from), text(data.to)]
      if (a) {
        found.left.set(a, who)
        found.came.delete(a)
      }
      if (b) arrive(b, who)
    }
  }
  const areas = log.filter((entry) => entry.kind === 'area_chosen')
  const before: unknown = areas.at(-2)?.data?.cards
  if (Array.isArray(before)) found.were = before.filter((one): one is string => typeof one === 'string' && !now.includes(one))
  return found
}
