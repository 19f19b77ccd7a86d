import { MediaQuery } from 'svelte/reactivity'

/** How the table is laid out; the same limits stand in the frame's style sheets. */
export type Layout = 'wide' | 'phone' | 'short'

const narrow = new MediaQuery('width < 900px')
const low = new MediaQuery('height < 700px')
const lying = new MediaQuery('min-aspect-ratio: 4/3')
const roomy = new MediaQuery('width >= 1240px')
const flat = new MediaQuery('height < 860px')

export function layout(): Layout {
  if (low.current && lying.current) return 'short'
  return narrow.current || low.current ? 'phone' : 'wide'
}

/** Room for the own sheet beside the hand. */
export function sheetBesideHand(): boolean {
  return roomy.current
}

/** A wide window that is not high: where a board is about as high as wide, all of one's own stands beside it (`GameUi.upright`). */
export function ownBesideBoard(): boolean {
  return layout() === 'wide' && roomy.current && flat.current
}
