import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { TableWords, text } from '../../lib/text.svelte'
import Board from './Board.svelte'
import { midGame } from './fixtures'
import Part from './Part.test.svelte'
import type { View } from './part'
import { BloodRageSelection } from './selection.svelte'

// jsdom has neither; before what is imported asks
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

beforeAll(async () => {
  await text.load('en', 'blood_rage')
  settings.lang = 'en'
})
afterEach(cleanup)

/** The board while it is asked whether a figure comes from a province to the battle in another one. */
function called(province: string, from: string) {
  const base = midGame()
  const options = [
    { n: 0, action: { do: 'join', figure: 'warrior', from }, label: { key: 'label-join', args: {} } },
    { n: 1, action: { do: 'decline' }, label: { key: 'label-decline', args: {} } },
  ]
  const board = { ...base.board, battle: { province, pillager: 0, again: false, stage: 'call' as const, fighters: [], winner: null, tie: false } }
  const view: View = { ...base, board, decision: { seat: 1, id: 'BR-D07', name: 'join', prompt: { key: 'prompt-join', args: {} }, options, dimmed: [] } }
  const words = new TableWords(() => 'blood_rage', () => null)
  const { container } = render(Part, { part: Board, view, words, selection: new BloodRageSelection(view, () => {}) })
  return { board, container, dusk: container.querySelectorAll('.dusk path').length, standing: base.board.provinces.filter((one) => one.destroyed === null).length }
}

test('B2: where a battle is called it is bright, with the strengths so far; all that cannot be chosen is dim', () => {
  const { board, container, dusk, standing } = called('horgr', 'utgard')
  const strengths = board.provinces.find((one) => one.id === 'horgr')!.strength.filter((n) => n > 0)
  expect(strengths.length).toBeGreaterThan(1)
  expect([...container.querySelectorAll('.stake text')].map((one) => Number(one.textContent))).toEqual(strengths)
  const chosen = board.provinces.filter((one) => one.id === 'utgard' && one.destroyed === null).length
  expect(dusk).toBe(standing - 1 - chosen)
})

test('B5: Yggdrasil is as dim as any other place that cannot be chosen', () => {
  const { container } = called('horgr', 'gimle')
  expect(container.querySelector('.dusk .isle')?.getAttribute('fill-opacity')).toBe('var(--duskOp)')
  cleanup()
  expect(called('yggdrasil', 'gimle').container.querySelector('.dusk .isle')).toBeNull()
})
