/** What changed on each clan's numbers since the viewer's own last move, as far as the log tells. */
import { after } from '../../lib/traces'
import type { View } from './part'
import { sinceOwnMove } from './since'

export interface Deltas {
  rage: number
  axes: number
  horns: number
  onBoard: number
  glory: number
}

export function deltas(view: View, seat: number): Deltas {
  const sum: Deltas = { rage: 0, axes: 0, horns: 0, onBoard: 0, glory: 0 }
  for (const entry of after(sinceOwnMove(view.log, view.seat), (one) => one.kind === 'rage_set')) {
    const data = entry.data ?? {}
    if ((data.seat ?? entry.seat) !== seat) continue
    const number = (field: string) => (typeof data[field] === 'number' ? (data[field] as number) : 0)
    if (entry.kind === 'invaded') sum.onBoard += 1
    if (entry.kind === 'invaded' || entry.kind === 'upgraded') sum.rage -= number('cost')
    if (entry.kind === 'marched') sum.rage -= 1
    if (entry.kind === 'rage_changed') sum.rage += number('amount')
    if (entry.kind === 'glory' || entry.kind === 'watch') sum.glory += number('amount') + number('glory')
    if (entry.kind === 'stat_raised' && data.stat === 'axes') sum.axes += 1
    if (entry.kind === 'stat_raised' && data.stat === 'horns') sum.horns += 1
  }
  return sum
}
