/** Which figures an option would send to Valhalla, read from the changes it announces. */
import type { OptionView } from '../../lib/views'

export interface Fall {
  seat: number
  figure: string
  count: number
  /** Where they stand now: said, or the place where their clan's strength would drop. */
  places: string[]
}

export function falls(option: OptionView | null): Fall[] {
  const changes = option?.preview ?? []
  return changes
    .filter((one) => one.what === 'fallen' && one.after > one.before)
    .map(({ seat, figure, before, after, place }) => ({
      seat,
      figure: figure ?? 'warrior',
      count: after - before,
      places: place ? [place] : changes.filter((one) => one.what === 'strength' && one.seat === seat && one.after < one.before).flatMap((one) => one.place ?? []),
    }))
}
