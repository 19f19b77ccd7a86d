/** Few gestures (Q3, P8): an action takes two or three clicks. */
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Words } from '../../lib/game-ui'
import type { Action, DecisionView, PositionView } from '../../lib/views'
import { createSelection, type BloodRageSelection } from './selection.svelte'
import type { BloodRageView } from './types'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

function decision(name: string, ...actions: Action[]): DecisionView {
  const options = actions.map((action, n) => ({ n, action, label: { key: `label-${action.do}`, args: {} } }))
  return { seat: 0, id: 'BR-D', name, prompt: { key: `prompt-${name}`, args: { from: { kind: 'place', id: 'horgr', n: 1 } } }, options, dimmed: [] }
}

function asked(first: DecisionView, next: DecisionView | null = null) {
  const choose = vi.fn()
  const board = { clans: [], provinces: [], battle: null }
  let selection!: BloodRageSelection
  ends.push($effect.root(() => void (selection = createSelection({ decision: first, board, seat: 0 } as unknown as PositionView<BloodRageView>, choose, {} as Words, async (ways) => ways.map(() => next)))))
  const settle = async () => {
    for (let n = 0; n < 20; n++) await Promise.resolve()
    flushSync()
  }
  return { choose, selection, settle }
}

test('Q3: an own figure on the board marches off by one click', () => {
  const { choose, selection } = asked(decision('action', { do: 'invade', figure: 'warrior', to: 'horgr' }, { do: 'march', from: 'horgr' }, { do: 'pillage', province: 'horgr' }))
  expect([selection.figureThing('warrior', 'horgr'), selection.figureThing('warrior', 'gimle')]).toEqual(['march:horgr', null])
  selection.tap('reserve:warrior')
  expect(selection.figureThing('warrior', 'horgr')).toBeNull()
  selection.clear()
  selection.tap('march:horgr')
  expect(choose).toHaveBeenCalledExactlyOnceWith(1)
})

test('Q3: all that have room march to the place, unless some of them are picked', async () => {
  const groups = decision('march_figures', { do: 'march', figures: { warrior: 1 } }, { do: 'march', figures: { warrior: 2 } }, { do: 'march', figures: { leader: 1 } }, { do: 'march', figures: { warrior: 2, leader: 1 } })
  const { choose, selection, settle } = asked(decision('march_to', { do: 'march', to: 'gimle' }, { do: 'march', to: 'utgard' }), groups)
  selection.tap('place:gimle')
  selection.tap('place:gimle')
  expect([selection.pending, selection.ready]).toEqual([true, null])
  expect(choose).not.toHaveBeenCalled()
  await settle()
  expect([selection.count('figure:warrior'), selection.count('figure:leader')]).toEqual([2, 1])
  selection.tap('figure:warrior')
  expect([selection.count('figure:warrior'), selection.count('figure:leader')]).toEqual([1, 0])
  selection.tap('figure:warrior')
  expect(selection.ready?.option.action).toEqual({ do: 'march', to: 'gimle', figures: { warrior: 2 } })
  selection.clear()
  selection.tap('place:gimle')
  selection.tap('place:gimle')
  expect(choose).toHaveBeenCalledExactlyOnceWith([{ do: 'march', to: 'gimle' }, { do: 'march', figures: { warrior: 2, leader: 1 } }])
})

test('Q3: a free slot is taken by itself, an upgrade that gives way is not; P8: the second click on the card confirms', () => {
  const upgrade = (slot: number, replaces: string | null): Action => ({ do: 'upgrade', card: 'troll', age: 1, slot, replaces })
  const { choose, selection } = asked(decision('action', upgrade(1, 'dark_elf'), upgrade(2, null), upgrade(3, null)))
  selection.tap('card:troll.1')
  expect(selection.picked('slot:2')).toBe(true)
  selection.tap('card:troll.1')
  expect(choose).toHaveBeenCalledExactlyOnceWith(1)
  const full = asked(decision('action', upgrade(1, 'dark_elf'), upgrade(2, 'fire_giant')))
  full.selection.tap('card:troll.1')
  expect(full.selection.ready).toBeNull()
  full.selection.tap('slot:2')
  full.selection.tap('slot:2')
  expect(full.choose).toHaveBeenCalledExactlyOnceWith(1)
})

test('P8: the second click on a figure of the reserve confirms, once its place is picked', () => {
  const { choose, selection } = asked(decision('action', { do: 'invade', figure: 'warrior', to: 'horgr' }, { do: 'invade', figure: 'leader', to: 'horgr' }))
  selection.tap('place:horgr')
  expect(selection.ready).toBeNull()
  selection.tap('reserve:leader')
  expect(choose).not.toHaveBeenCalled()
  selection.tap('reserve:leader')
  expect(choose).toHaveBeenCalledExactlyOnceWith(1)
})
