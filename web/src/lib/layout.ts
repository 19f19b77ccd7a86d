import { MediaQuery } from 'svelte/reactivity'

/** How the table is laid out; the same limits stand in the frame's style sheets. */
export type Layout = 'wide' | 'phone' | 'short'

const narrow = new MediaQuery('width < 900px')
const low = new MediaQuery('height < 600px')
const lying = new MediaQuery('min-aspect-ratio: 4/3')
const roomy = new MediaQuery('width >= 1240px')

export function layout(): Layout {
  if (low.current && lying.current) return 'short'
  return narrow.current || low.current ? 'phone' : 'wide'
}

/** Room for the own sheet beside the hand. */
export function sheetBesideHand(): boolean {
  return roomy.current
}
