/** Few gestures (Q3, Q6, P8): several questions are answered in one, what is usual is taken, and seen before it is sent. */
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Words } from '../../lib/game-ui'
import type { Action, DecisionView } from '../../lib/views'
import { createSelection, type QuoVadisSelection } from './selection.svelte'
import type { View } from './types'

const words = {} as Words
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

interface Answer extends Action {
  cost?: number
}

function decision(name: string, ...answers: Answer[]): DecisionView {
  const options = answers.map(({ cost, ...action }, n) => ({ n, action: action as Action, label: { key: `label-${action.do}`, args: {} }, cost: cost ?? null }))
  return { seat: 0, id: 'DP', name, prompt: { key: `prompt-${name}` }, options, dimmed: [] }
}

/** What the server would ask after the actions, by the last of them. */
type After = (last: Action, way: Action[]) => DecisionView | null

function asked(first: DecisionView, after: After) {
  const choose = vi.fn()
  const ways: Action[][][] = []
  const ahead = async (list: Action[][]) => {
    ways.push(list)
    return list.map((way) => after(way.at(-1)!, way))
  }
  let selection!: QuoVadisSelection
  ends.push($effect.root(() => void (selection = createSelection({ decision: first, board: {} } as unknown as View, choose, words, ahead))))
  const settle = async () => {
    for (let n = 0; n < 20; n++) await Promise.resolve()
    flushSync()
  }
  return { choose, selection, settle, ways }
}
const chips = (selection: QuoVadisSelection) => selection.chips.map((chip) => (chip.pressed ? `*${chip.id}` : chip.id))

const CARDS: Record<string, Answer[]> = {
  area_24: [
    { do: 'area', cards: ['genesis_2', 'genesis_4'], cost: 0 },
    { do: 'area', cards: ['genesis_2', 'genesis_free'], cost: 1 },
    { do: 'area', cards: ['genesis_4', 'genesis_free'], cost: 1 },
    { do: 'area', cards: ['genesis_free', 'genesis_free'], cost: 2 },
  ],
  area_25: [
    { do: 'area', cards: ['genesis_2', 'genesis_free'], cost: 1 },
    { do: 'area', cards: ['genesis_free', 'genesis_free'], cost: 2 },
  ],
}
const areas = () => asked(decision('area', { do: 'area', area: 'area_24' }, { do: 'area', area: 'area_25' }), (last) => decision('area_cards', ...CARDS[String(last.area)]!))

test('Q3: an area is taken with its cheapest cards, which are lit, by a second tap', async () => {
  const { choose, selection, settle, ways } = areas()
  await settle()
  expect(ways).toEqual([[[{ do: 'area', area: 'area_24' }], [{ do: 'area', area: 'area_25' }]]])
  selection.tap('area:area_24')
  expect(selection.ready?.option).toMatchObject({ action: { do: 'area', area: 'area_24', cards: ['genesis_2', 'genesis_4'] }, cost: 0 })
  expect(['2', '4', 'free'].map((id) => selection.count(`genesis:genesis_${id}`))).toEqual([1, 1, 0])
  selection.tap('area:area_24')
  expect(choose).toHaveBeenCalledExactlyOnceWith([{ do: 'area', area: 'area_24' }, { do: 'area', cards: ['genesis_2', 'genesis_4'] }])
})

test('Q6: the genesis cards may be picked first, or afterwards, and every pair is to be had', async () => {
  const { choose, selection, settle } = areas()
  await settle()
  selection.tap('genesis:genesis_2')
  expect([selection.ready, selection.picked('genesis:genesis_2')]).toEqual([null, true])
  selection.tap('genesis:genesis_4')
  expect([selection.areaPicked('area_24'), selection.areaPicked('area_25')]).toEqual([true, false])
  selection.tap('area:area_24')
  expect(choose).toHaveBeenLastCalledWith([{ do: 'area', area: 'area_24' }, { do: 'area', cards: ['genesis_2', 'genesis_4'] }])
  selection.clear()
  selection.tap('area:area_24')
  selection.tap('genesis:genesis_free')
  expect(selection.ready?.option.cost).toBe(1)
  selection.tap('genesis:genesis_4')
  expect(selection.meant?.things).toEqual(['area:area_24', 'genesis:genesis_4', 'genesis:genesis_free'])
  selection.tap('genesis:genesis_free')
  expect(selection.meant?.things).toEqual(['area:area_24', 'genesis:genesis_free', 'genesis:genesis_free'])
  selection.tap('area:area_25')
  expect(selection.ready?.option.cost).toBe(2)
})

test('Q6: while the cards alone are asked, the chosen area is marked', () => {
  const cards = decision('area_cards', ...CARDS.area_24!)
  cards.prompt = { key: 'prompt-area-cards', args: { area: { kind: 'area', id: '24', n: 1 } } }
  const { selection } = asked(cards, () => null)
  expect([selection.areaPicked('area_24'), selection.pickedAt('a24_0', 'area_24'), selection.areaPicked('area_25')]).toEqual([true, true, false])
})

const hand: Answer[] = ['labour', 'miracle'].flatMap((kind) => ['continue', 'change'].map((mode) => ({ do: 'card', kind, mode })))
const after: After = (last, way) => {
  if (last.do === 'stop') return decision('card', ...hand)
  if (last.kind) return decision('entreaty', { do: 'card', entreaty: null }, { do: 'card', entreaty: 'blessing', pay: 'faith', cost: 2 })
  const kind = way.find((one) => one.kind)?.kind
  if ('entreaty' in last && (kind === 'labour' || last.entreaty)) return decision('repeat', { do: 'repeat', n: 2 }, { do: 'repeat', n: 1 }, { do: 'repeat', n: 0 })
  const gains = way.filter((one) => one.do === 'gain').length
  if (gains < 2) return decision('miracle', { do: 'gain' }, { do: 'convert' }, { do: 'stop' })
  return decision('miracle', { do: 'convert' }, { do: 'stop' })
}

test('Q3: card, generation, entreaty and number of actions are one gesture, the usual of each taken and lit', async () => {
  const { choose, selection, settle } = asked(decision('card', ...hand), after)
  selection.tap('card:labour')
  expect([selection.pending, selection.ready]).toEqual([true, null])
  selection.tap('card:labour')
  expect(choose).not.toHaveBeenCalled()
  await settle()
  expect(selection.pending).toBe(false)
  expect(chips(selection)).toEqual(['*0', '1', '*entreaty:none', 'entreaty:blessing', '*times:2', 'times:1', 'times:0'])
  selection.tap('card:labour')
  const [card, none, twice] = [{ do: 'card', kind: 'labour', mode: 'continue' }, { do: 'card', entreaty: null }, { do: 'repeat', n: 2 }]
  expect(choose).toHaveBeenCalledExactlyOnceWith([card, none, twice])

  selection.chips[3]!.choose()
  await settle()
  expect(chips(selection)).toEqual(['*0', '1', 'entreaty:none', '*entreaty:blessing', '*times:2', 'times:1', 'times:0'])
  expect(selection.ready?.option.cost).toBe(2)
  selection.chips[5]!.choose()
  selection.confirm()
  expect(choose).toHaveBeenLastCalledWith([card, { do: 'card', entreaty: 'blessing', pay: 'faith' }, { do: 'repeat', n: 1 }])

  selection.chips[1]!.choose()
  await settle()
  expect(chips(selection).slice(0, 3)).toEqual(['0', '*1', '*entreaty:none'])
  selection.tap('card:miracle')
  await settle()
  selection.confirm()
  expect(choose).toHaveBeenLastCalledWith([{ ...card, kind: 'miracle', mode: 'change' }, none, { do: 'gain' }, { do: 'gain' }])
})

test('Q3: every number and order of the actions of a miracle is to be had', async () => {
  const { choose, selection, settle } = asked(decision('miracle', { do: 'gain' }, { do: 'convert' }, { do: 'stop' }), (_, way) => (way.filter((one) => one.do === 'gain').length < 2 ? after({ do: 'gain' }, way) : null))
  for (const [ids, sent] of [[['2'], 2], [['0', 'act2:stop'], [{ do: 'gain' }, { do: 'stop' }]], [['1'], [{ do: 'convert' }, { do: 'gain' }, { do: 'gain' }]], [['0', 'act2:convert'], [{ do: 'gain' }, { do: 'convert' }, { do: 'gain' }]]] as const) {
    selection.clear()
    for (const id of ids) {
      selection.chips.find((chip) => chip.id === id)!.choose()
      await settle()
    }
    selection.confirm()
    expect(choose).toHaveBeenLastCalledWith(sent)
  }
})

test('Q3: who touches a card places no more; stop alone is to be had too', async () => {
  const { choose, selection, settle } = asked(decision('place_more', { do: 'place', space: 'a24_0', cost: 1 }, { do: 'stop' }), after)
  await settle()
  expect([selection.glows('space:a24_0'), selection.glows('card:labour')]).toEqual([true, true])
  selection.tap('space:a24_0')
  expect(selection.ready?.option.action).toEqual({ do: 'place', space: 'a24_0' })
  selection.tap('card:labour')
  await settle()
  selection.tap('card:labour')
  expect(choose).toHaveBeenCalledExactlyOnceWith([{ do: 'stop' }, { do: 'card', kind: 'labour', mode: 'continue' }, { do: 'card', entreaty: null }, { do: 'repeat', n: 2 }])
  selection.clear()
  selection.chips.find((chip) => chip.label.key === 'label-stop')!.choose()
  selection.confirm()
  expect(choose).toHaveBeenLastCalledWith(1)
})

test('Q3: where the server tells nothing ahead, one answer is chosen after the other', async () => {
  const { choose, selection, settle } = asked(decision('card', ...hand), () => null)
  selection.tap('card:miracle')
  await settle()
  selection.tap('card:miracle')
  expect(choose).toHaveBeenCalledExactlyOnceWith(2)
})

test('Q3: the Wrath of God is declined unless spaces are picked', () => {
  const { choose, selection } = asked(decision('wrath', { do: 'decline' }, { do: 'wrath', spaces: ['a24_0'] }), () => null)
  expect(chips(selection)).toEqual(['*0'])
  selection.confirm()
  expect(choose).toHaveBeenLastCalledWith(0)
  selection.tap('space:a24_0')
  expect(chips(selection)).toEqual(['0'])
  selection.confirm()
  expect(choose).toHaveBeenLastCalledWith(1)
})

test('Q3: what several answers change is shown as one change of each number', async () => {
  const faith = (before: number, wrath: boolean) => [{ what: 'faith', seat: 0, before, after: before + 1 }, ...(wrath ? [{ what: 'wrath', seat: 0, before: 0, after: 1 }] : [])]
  const told = (before: number, wrath: boolean) => {
    const one = decision('miracle', { do: 'gain' })
    one.options[0]!.preview = faith(before, wrath)
    return one
  }
  const { selection, settle } = asked(decision('card', ...hand), (_, way) => (way.length < 3 ? told(way.length, way.length > 1) : null))
  await settle()
  selection.tap('card:miracle')
  await settle()
  expect(selection.shown?.preview).toEqual([{ what: 'faith', seat: 0, before: 1, after: 3 }, { what: 'wrath', seat: 0, before: 0, after: 1 }])
  expect(selection.change('faith', 0)).toMatchObject({ before: 1, after: 3 })
})
