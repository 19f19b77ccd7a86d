/** What others did since the viewer's own last move: the last three moves on the map, numbered for board and log. */
import { after, type Trace as AnyTrace } from '../../lib/traces'
import type { LogEntry } from '../../lib/views'
import type { View } from './part'
import { sinceOwnMove } from './since'

export interface Trace extends AnyTrace {
  kind: 'arrived' | 'moved' | 'pillaged'
  to: string
  figures: Record<string, number>
}

const KINDS = new Set(['invaded', 'marched', 'joined', 'pillaged', 'hammers_moved'])

function trace(entry: LogEntry, n: number): Trace | null {
  const data = entry.data ?? {}
  const seat = Number(data.seat ?? entry.seat)
  const place = data.to ?? data.province
  if (typeof place !== 'string' || Number.isNaN(seat)) return null
  const figures = typeof data.figure === 'string' ? { [data.figure]: 1 } : typeof data.figures === 'object' && data.figures !== null ? (data.figures as Record<string, number>) : { leader: entry.kind === 'hammers_moved' ? 1 : 0 }
  return {
    n,
    seat,
    kind: entry.kind === 'pillaged' ? 'pillaged' : typeof data.from === 'string' ? 'moved' : 'arrived',
    to: place,
    from: typeof data.from === 'string' ? data.from : null,
    figures,
    entry: entry.n,
  }
}

export function traces(view: View): Trace[] {
  const recent = after(sinceOwnMove(view.log, view.seat), (entry) => entry.kind === 'age_began')
  const moves = recent.filter((entry) => KINDS.has(entry.kind) && entry.seat !== view.seat)
  return moves.slice(-3).flatMap((entry, i) => trace(entry, i + 1) ?? [])
}
