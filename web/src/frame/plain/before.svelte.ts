/** The board as it was at the viewer's last decision, so that what has changed since can be marked. */
import { untrack } from 'svelte'
import type { PositionView } from '../../lib/types'

/** Others may choose at the same time: that leaves the viewer's own question as it was. */
const answered = (last: PositionView, now: PositionView): boolean => last.decision !== null && JSON.stringify(last.decision) !== JSON.stringify(now.decision)

export class Before {
  board = $state.raw<unknown>(undefined)

  /** To be made while a component is. A spectator decides nothing: for one it is the step before. */
  constructor(view: () => PositionView) {
    let seen = untrack(view)
    $effect.pre(() => {
      const [last, now] = [seen, view()]
      seen = now
      if (now.seat !== last.seat || now.moves < last.moves) this.board = undefined
      else if (now.moves > last.moves && (now.seat === null || answered(last, now))) this.board = last.board
    })
  }
}
