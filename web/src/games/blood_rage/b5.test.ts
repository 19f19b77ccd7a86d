import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { TableWords, text } from '../../lib/text.svelte'
import { battleCommit, battleReveal, crowded } from './fixtures'
import { AFLOAT, fjordAt, fjordScale, layout, type Layout } from './geometry'
import { FJORDS } from './names'
import Part from './Part.test.svelte'
import type { View } from './part'
import FighterPanel from './scenes/FighterPanel.svelte'
import SeatPanelDetails from './SeatPanelDetails.svelte'
import { BloodRageSelection } from './selection.svelte'

// jsdom has neither; before what is imported asks
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

beforeAll(async () => {
  await text.load('en', 'blood_rage')
  settings.lang = 'en'
})
afterEach(cleanup)

const words = new TableWords(() => 'blood_rage', () => null)
const selection = (view: View) => new BloodRageSelection(view, () => {})

test.each([['desktop', layout(false)], ['phone', layout(true)]] as [string, Layout][])('B5: ships in a fjord stand clear of each other and on the board (%s)', (_, g) => {
  for (const fjord of FJORDS) {
    for (let n = 1; n <= 6; n++) {
      const [wide, high] = AFLOAT.map((one) => one * g.figure * fjordScale(n)) as [number, number]
      const spots = Array.from({ length: n }, (_, i) => fjordAt(g, fjord, i, n))
      for (const [i, [x, y]] of spots.entries()) {
        expect(x - wide / 2, `${fjord} ${n}`).toBeGreaterThanOrEqual(0)
        expect(x + wide / 2, `${fjord} ${n}`).toBeLessThanOrEqual(g.W)
        for (const [u, v] of spots.slice(0, i)) expect(Math.abs(x - u) >= wide - 0.01 || Math.abs(y - v) >= high - 0.01, `${fjord} ${n}`).toBe(true)
      }
    }
  }
})

test('B5: in a battle who has no card in hand is not said to choose', () => {
  const view = battleCommit()
  const fighter = { ...view.board.battle!.fighters.find((one) => one.seat === 0)!, cards: [], locked: false }
  const slot = (handCount: number) => {
    const board = { ...view.board, clans: view.board.clans.map((one) => (one.seat === 0 ? { ...one, handCount } : one)) }
    const { container } = render(Part, { part: FighterPanel, view: { ...view, board }, words, selection: selection(view), battle: view.board.battle, fighter, shown: 0 })
    return container.querySelector('.empty')!.textContent
  }
  expect([slot(0), slot(2)]).toEqual(['no card', 'choosing'])
})

test('B5: what the stats would give at the end is shown until it was given', () => {
  const view = crowded()
  const bonus = (shown: View) => render(Part, { part: SeatPanelDetails, view: shown, words, selection: selection(view), seat: 1 }).container.querySelector('.bonus')?.textContent ?? null
  expect(bonus(view)).toBe('+50')
  expect(bonus({ ...view, result: { winners: [1], seats: [] } })).toBeNull()
})

test('B5: with nothing but declining left, one tap answers', () => {
  const base = battleReveal()
  const option = { n: 0, action: { do: 'decline' }, label: { key: 'label-decline', args: {} } }
  const view: View = { ...base, decision: { seat: 1, id: 'BR-D11', name: 'late', prompt: { key: 'prompt-late', args: {} }, options: [option], dimmed: [] } }
  const choose = vi.fn()
  const alone = new BloodRageSelection(view, choose)
  expect(alone.ready?.option).toEqual(option)
  alone.confirm()
  expect(choose).toHaveBeenCalledExactlyOnceWith(0)
})
