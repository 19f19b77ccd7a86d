/** Which figures an option would send to Valhalla, of the changes it announces. */
import type { Change, OptionView } from '../../lib/views'

export interface Fall {
  seat: number
  figure: string
  count: number
  /** Where they stand now. */
  place: string | null
}

const fell = (one: Change) => one.what === 'fallen' && one.after > one.before

export const falls = (option: OptionView | null): Fall[] =>
  (option?.preview ?? []).filter(fell).map(({ seat, figure, before, after, place }) => ({ seat, figure: figure ?? 'warrior', count: after - before, place: place ?? null }))
