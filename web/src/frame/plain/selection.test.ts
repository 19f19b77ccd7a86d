import { expect, test, vi } from 'vitest'
import type { Words } from '../../lib/game-ui'
import type { Action, PositionView } from '../../lib/types'
import { PlainSelection } from './selection.svelte'

const words: Words = { lang: 'en', t: (message) => (typeof message === 'string' ? message : message.key), term: (term) => term.id, knows: (key) => key === 'verb-bid', clause: (id) => id }

function asked(options: Action[], dimmed: Action[] = []) {
  const label = { key: 'label' }
  const decision = {
    seat: 0, id: 'T-D1', name: 'bid', prompt: { key: 'prompt-bid' },
    options: options.map((action, n) => ({ n, action, label, cost: action.do === 'buy' ? 2 : null })),
    dimmed: dimmed.map((action) => ({ action, label, reason: { clause: 'T-2', message: { key: 'reason-too-much' } } })),
  }
  const choose = vi.fn()
  return { choose, selection: new PlainSelection({ decision } as unknown as PositionView, choose, words) }
}
const bids = (n: number): Action[] => Array.from({ length: n }, (_, amount) => ({ do: 'bid', amount }))
const names = (selection: PlainSelection) => selection.chips.map((chip) => chip.id)

test('few options lie open, dimmed ones after those of their verb, with their reason', () => {
  const { selection } = asked([{ do: 'buy' }, ...bids(2), { do: 'pass' }], [{ do: 'bid', amount: 9 }])
  expect(selection.chips.map((chip) => [JSON.parse(chip.id.slice(7)).do, chip.disabled, chip.reason?.clause ?? null, chip.cost])).toEqual([
    ['buy', false, null, '2'], ['bid', false, null, null], ['bid', false, null, null], ['bid', true, 'T-2', null], ['pass', false, null, null],
  ])
})

test('one tap makes an option ready, another takes it; a tap on a third takes that instead', () => {
  const { selection, choose } = asked(bids(3))
  expect(selection.ready).toBeNull()
  selection.chips[1]!.choose()
  expect(selection.ready?.option.n).toBe(1)
  selection.chips[2]!.choose()
  expect(selection.chips.map((chip) => chip.pressed)).toEqual([false, false, true])
  expect(choose).not.toHaveBeenCalled()
  selection.chips[2]!.choose()
  expect(choose).toHaveBeenCalledExactlyOnceWith(2)
})

test('many options stand behind their verbs', () => {
  const { selection, choose } = asked([...bids(20), { do: 'pass' }], [{ do: 'steal_grain' }])
  expect(names(selection)).toEqual(['verb:bid', 'verb:pass', 'verb:steal_grain'])
  expect(selection.chips.map((chip) => chip.label.key)).toEqual(['verb-options', 'spelled', 'spelled'])
  expect(selection.chips[2]).toMatchObject({ disabled: true, reason: { clause: 'T-2' } })
  selection.chips[0]!.choose()
  expect(selection.chips).toHaveLength(23)
  expect(selection.ready).toBeNull()
  selection.chips[3 + 7]!.choose()
  expect(selection.ready?.option.n).toBe(7)
  selection.chips[1]!.choose()
  expect(selection.ready?.option.action).toEqual({ do: 'pass' })
  selection.confirm()
  expect(choose).toHaveBeenCalledExactlyOnceWith(20)
})

test('many options of one verb need no verb', () => {
  const { selection } = asked(bids(20))
  expect(selection.chips).toHaveLength(20)
})

test('nobody asked, nothing to choose', () => {
  const selection = new PlainSelection({ decision: null } as unknown as PositionView, () => {}, words)
  expect([selection.chips, selection.ready, selection.sentence]).toEqual([[], null, null])
})
