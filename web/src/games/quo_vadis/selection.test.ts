import { describe, expect, it } from 'vitest'
import type { Action, DecisionView } from '../../lib/views'
import { Bags, possible, type Thing } from '../../lib/things'
import { meaning, offTable, reading } from './selection'

function decision(name: string, ...actions: Action[]): DecisionView {
  return {
    id: 'DP',
    name,
    sealed: false,
    prompt: { key: `prompt-${name}` },
    options: actions.map((action, n) => ({ n, action, label: { key: 'label' } })),
    dimmed: [],
  } as unknown as DecisionView
}

/** One action of every decision of the rules; the optional ones too. */
const SAMPLES: Record<string, Action[]> = {
  race: [{ do: 'race', race: 'gigant' }, { do: 'race', race: 'mystic' }],
  draft: [{ do: 'draft', skill: 'lore' }, { do: 'draft', skill: 'oracle' }],
  cubes: [{ do: 'cubes', war_spirit: 3, food: 2, faith: 2 }, { do: 'cubes', war_spirit: 2, food: 3, faith: 2 }],
  basic: [{ do: 'basic', skill: 'tides' }, { do: 'basic', skill: 'prolific' }],
  area: [{ do: 'area', area: 'area_24' }, { do: 'area', area: 'area_55' }],
  area_cards: [{ do: 'area', cards: ['genesis_2', 'genesis_4'] }, { do: 'area', cards: ['genesis_2', 'genesis_free'] }, { do: 'area', cards: ['genesis_free', 'genesis_free'] }],
  prayer: [{ do: 'prayer', choice: true }, { do: 'prayer', choice: false }],
  wrath: [{ do: 'wrath', spaces: ['a24_0'] }, { do: 'wrath', spaces: ['a24_0', 'a24_1'] }, { do: 'decline' }],
  place: [{ do: 'place', space: 'a24_0' }, { do: 'swarm', space: 'a24_0' }, { do: 'stop' }],
  card: [{ do: 'card', kind: 'miracle', mode: 'continue' }, { do: 'card', kind: 'miracle', mode: 'change' }],
  entreaty: [{ do: 'card', entreaty: null }, { do: 'card', entreaty: 'labour', pay: 'faith' }, { do: 'card', entreaty: 'labour', pay: 'dominion' }],
  civic: [{ do: 'civic', choice: true }, { do: 'civic', choice: false }],
  repeat: [{ do: 'repeat', n: 0 }, { do: 'repeat', n: 1 }],
  miracle: [{ do: 'gain' }, { do: 'convert' }, { do: 'stop' }],
  revelation: [{ do: 'move', from: 'a24_0', to: 'a24_1' }, { do: 'move', from: 'a24_1', to: 'a24_0' }, { do: 'stop' }],
  prosperity: [{ do: 'nothing' }, { do: 'discard', kind: 'labour' }, { do: 'exchange', from: 'food', to: 'faith' }, { do: 'stop' }],
  discard: [{ do: 'discard', cards: [] }, { do: 'discard', cards: ['labour', 'labour'] }, { do: 'discard', cards: ['labour'] }],
  war_spirit: [{ do: 'war_spirit', amount: 0 }, { do: 'war_spirit', amount: 1 }],
  war_levy: [{ do: 'levy', amount: 0 }, { do: 'levy', amount: 1 }],
  reroll: [{ do: 'reroll', choice: true }, { do: 'reroll', choice: false }],
  retreat: [{ do: 'retreat', from: 'a24_0', to: 'a13_1' }, { do: 'decline' }],
  plunder: [{ do: 'plunder', resource: 'food' }, { do: 'plunder', resource: 'faith' }],
  rebuild: [{ do: 'rebuild', space: 'a24_0' }, { do: 'decline' }],
  exile: [{ do: 'exile', space: 'a24_0' }, { do: 'decline' }],
  build: [{ do: 'build', space: 'a24_0', building: 'fort' }, { do: 'build', space: 'a24_0', building: 'altar' }, { do: 'decline' }],
  claim: [{ do: 'claim', space: 'a24_0' }, { do: 'decline' }],
  town: [{ do: 'town', space: 'a24_0' }, { do: 'town', space: 'a24_1' }],
  skill: [{ do: 'skill', skill: 'lore' }, { do: 'skill', skill: 'oracle' }],
  spend: [{ do: 'spend', space: 'a24_0' }, { do: 'spend', space: 'a24_1' }],
  something_new: [{ do: 'dance', steps: 3 }, { do: 'dance', steps: 4 }],
}

/** What a person can reach by taps on what glows and on chips. */
function reachable(one: DecisionView): Set<number> {
  const bags = new Bags(reading, one)
  const { choices } = bags
  const found = new Set<number>()
  const seen = new Set<string>()
  const queue: Thing[][] = [[]]
  while (queue.length > 0) {
    const picks = queue.pop()!
    const key = [...picks].sort().join()
    if (seen.has(key)) continue
    seen.add(key)
    const ready = bags.ready(picks)
    if (ready) found.add(ready.n)
    for (const chip of offTable(choices, picks)) queue.push(chip.things)
    for (const thing of bags.selectable(picks)) queue.push(bags.pick(picks, thing))
  }
  return found
}

describe('every decision can be played', () => {
  it.each(Object.entries(SAMPLES))('%s', (name, actions) => {
    expect([...reachable(decision(name, ...actions))].sort()).toEqual(actions.map((_, n) => n))
  })
})

describe('picks', () => {
  it('puts what lies nowhere on the table into the bar', () => {
    const bags = new Bags(reading, decision('something_new', ...SAMPLES.something_new!))
    const { choices } = bags
    expect(offTable(choices, []).map((one) => one.option.n)).toEqual([0, 1])
  })

  it('reads a second space as the goal of a move', () => {
    const bags = new Bags(reading, decision('revelation', ...SAMPLES.revelation!))
    const { choices } = bags
    expect(meaning(choices, [], 'a24_0', 'area_24')).toBe('from:a24_0')
    expect(meaning(choices, ['from:a24_0'], 'a24_1', 'area_24')).toBe('to:a24_1')
    expect(meaning(choices, ['from:a24_0', 'to:a24_1'], 'a24_0', 'area_24')).toBe('from:a24_0')
  })

  it('goes on with the generation unless another way is picked', () => {
    const bags = new Bags(reading, decision('card', ...SAMPLES.card!, { do: 'card', kind: 'labour', mode: 'change' }))
    const { choices } = bags
    const picks = bags.pick([], 'card:miracle')
    expect(bags.ready(picks)?.n).toBe(0)
    expect(offTable(choices, picks).map((one) => one.option.n)).toEqual([0, 1])
    expect(bags.ready(['card:miracle', 'mode:change'])?.n).toBe(1)
    expect(bags.pick(['card:miracle', 'mode:continue'], 'card:labour')).toEqual(['card:labour'])
  })

  it('counts a subset and turns back at its end', () => {
    const bags = new Bags(reading, decision('discard', ...SAMPLES.discard!))
    const { choices } = bags
    const once = bags.pick([], 'card:labour')
    const twice = bags.pick(once, 'card:labour')
    expect(twice).toHaveLength(2)
    expect(bags.pick(twice, 'card:labour')).toEqual([])
    expect(possible(choices, twice)).toHaveLength(1)
  })

  it('offers the dearer way of placing once the space is picked', () => {
    const bags = new Bags(reading, decision('place', ...SAMPLES.place!))
    const { choices } = bags
    expect(offTable(choices, []).map((one) => one.option.n)).toEqual([2])
    expect(bags.ready(['space:a24_0'])?.n).toBe(0)
    expect(offTable(choices, ['space:a24_0']).map((one) => one.option.n)).toEqual([0, 1, 2])
  })

  it('takes a way with one origin from its goal', () => {
    const bags = new Bags(reading, decision('retreat', ...SAMPLES.retreat!))
    const { choices } = bags
    expect(bags.ready(['to:a13_1'])?.n).toBe(0)
  })
})
