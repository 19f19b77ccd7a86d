import { expect, it } from 'vitest'
import { actionsOf } from './actions'
import type { GodView } from './types'

const god = (...piles: string[][]): GodView =>
  ({ generations: Array.from({ length: 6 }, (_, i) => ({ number: i + 1, cards: piles[i] ?? [], current: i === piles.length - 1 })) }) as unknown as GodView

it('counts the cards of the generation with the new one', () => {
  expect(actionsOf(god(['labour', 'labour']), 'miracle', 3)).toEqual({ go: 3, change: 1, inherited: false })
  expect(actionsOf(god([]), 'miracle', 1)).toEqual({ go: 1, change: null, inherited: false })
})

it('inherits from the highest old pile with the same card on top', () => {
  const one = god(['labour', 'labour', 'miracle'], ['blessing'])
  expect(actionsOf(one, 'miracle', 5)).toEqual({ go: 3, change: 3, inherited: true })
  expect(actionsOf(one, 'blessing', 5)).toEqual({ go: 2, change: 1, inherited: false })
  expect(actionsOf(one, 'miracle', 5, false).go).toBe(2)
})
