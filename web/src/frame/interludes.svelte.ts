/** What plays by itself between two views, one after another, before the page goes on. */
import { untrack } from 'svelte'
import type { Interlude } from '../lib/game-ui'
import { hold } from '../lib/pace'
import { settings } from '../lib/settings.svelte'
import type { PositionView } from '../lib/types'

/** What `hold` of an interlude is given for: the normal pace. */
const USUAL = hold(1, 'normal')

export class Interludes {
  /** Each with the view it tells of. */
  #queue = $state.raw<{ one: Interlude; view: PositionView }[]>([])
  readonly playing = $derived(this.#queue[0] ?? null)
  /** What the board shows meanwhile, if not the present. */
  held = $state.raw<PositionView | null>(null)

  /** To be made while a component is; `find` tells what a new view brings. */
  constructor(view: () => PositionView, find: (before: PositionView, after: PositionView) => Interlude[]) {
    let latest = untrack(view)
    $effect.pre(() => {
      const [before, after] = [latest, view()]
      latest = after
      if (before === after || after.logLength <= before.logLength) return
      untrack(() => {
        const found = find(before, after)
        if (found[0]?.before) this.held ??= before
        this.#queue = [...this.#queue, ...found.map((one) => ({ one, view: after }))]
      })
    })
    $effect(() => {
      if (!this.playing) return
      const timer = setTimeout(() => this.goOn(), hold(this.playing.one.hold / USUAL, settings.pace))
      return () => clearTimeout(timer)
    })
  }

  goOn(): void {
    this.#queue = this.#queue.slice(1)
    if (!this.#queue[0]?.one.before) this.held = null
  }
}
