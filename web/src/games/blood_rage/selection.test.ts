import { describe, expect, test } from 'vitest'
import type { Action, DecisionView } from '../../lib/views'
import { Bags, unpick } from '../../lib/things'
import { isFirstStep, isSubset, reading, sentence, thingsOf, verbs } from './selection'

function decision(name: string, actions: Action[], dimmed: Action[] = []): DecisionView {
  return {
    seat: 0, id: 'BR-D', name, prompt: { key: `prompt-${name}` },
    options: actions.map((action, n) => ({ n, action, label: { key: 'label' }, cost: action.do === 'invade' ? (action.figure === 'leader' ? 0 : 1) : null })),
    dimmed: dimmed.map((action) => ({ action, label: { key: 'label' }, reason: { clause: `BR-${String(action.to ?? action.figure ?? action.do)}`, message: { key: 'reason' } } })),
  }
}

const turn = decision('action', [
  { do: 'invade', figure: 'warrior', to: 'horgr' },
  { do: 'invade', figure: 'warrior', to: 'gimle' },
  { do: 'invade', figure: 'leader', to: 'horgr' },
  { do: 'invade', figure: 'ship', to: 'fjord_east' },
  { do: 'march', from: 'horgr' },
  { do: 'upgrade', card: 'troll', slot: 1, age: 1 },
  { do: 'upgrade', card: 'troll', slot: 2, age: 1, replaces: 'dark_elf' },
  { do: 'quest', card: 'quest_manheim', age: 2 },
  { do: 'pillage', province: 'horgr' },
  { do: 'sacrifice' },
  { do: 'pass' },
], [{ do: 'invade', figure: 'warrior', to: 'yggdrasil' }, { do: 'repillage', province: 'elvagar' }, { do: 'invade', figure: 'leader', to: 'yggdrasil' }])

/** Taps the things one by one and returns the number of the option that is ready then. */
function play(view: DecisionView, ...taps: string[]): number | null {
  const bags = new Bags(reading, view)
  const picks = taps.reduce<string[]>((held, thing) => bags.pick(held, thing), [])
  return bags.ready(picks)?.n ?? null
}

describe('an action turn', () => {
  const bags = new Bags(reading, turn)
  const { choices } = bags
  test.each([
    [['verb:invade', 'reserve:warrior', 'place:gimle'], 1],
    [['reserve:ship'], 3],
    [['place:fjord_east'], 3],
    [['place:horgr', 'verb:pillage'], 8],
    [['place:horgr', 'reserve:leader'], 2],
    [['verb:march', 'place:horgr'], 4],
    [['card:troll.1', 'slot:2'], 6],
    [['card:quest_manheim.2'], 7],
    [['verb:sacrifice'], 9],
    [['verb:pass'], 10],
    [['answer:pass'], 10],
    [['place:horgr'], null],
    [['card:troll.1'], 5],
  ])('%j makes option %j ready', (taps, n) => expect(play(turn, ...taps)).toBe(n))

  test('another place replaces the one picked, another verb drops what does not fit', () => {
    expect(play(turn, 'verb:invade', 'reserve:warrior', 'place:gimle', 'place:horgr')).toBe(0)
    expect(play(turn, 'verb:invade', 'reserve:warrior', 'place:horgr', 'verb:pillage')).toBe(8)
    expect(play(turn, 'verb:invade', 'place:gimle', 'reserve:leader')).toBe(2)
  })
  test('what glows fits to all picks', () => {
    expect(bags.selectable(['verb:invade', 'reserve:leader']).has('place:gimle')).toBe(false)
    expect(bags.selectable(['verb:invade', 'reserve:leader']).has('place:horgr')).toBe(true)
    expect(bags.selectable([]).has('place:gimle')).toBe(true)
    expect(bags.selectable(['verb:pillage']).has('card:troll.1')).toBe(false)
    expect(bags.selectable(['verb:pillage']).has('verb:invade')).toBe(true)
  })
  test('a hovered thing tells the options behind it', () => {
    expect(bags.behind(['verb:invade', 'reserve:warrior'], 'place:gimle').map((one) => one.option.n)).toEqual([1])
    expect(bags.behind([], 'place:horgr')).toHaveLength(4)
    expect(bags.behind([], 'place:utgard')).toEqual([])
  })
  test('the reason that agrees best with the picks is given', () => {
    expect(bags.refusal(['verb:invade', 'reserve:leader'], 'place:yggdrasil')?.action.figure).toBe('leader')
    expect(bags.refusal([], 'verb:repillage')?.reason.clause).toBe('BR-repillage')
    expect(bags.refusal(['verb:march'], 'place:yggdrasil')).toBeNull()
  })
  test('verbs stand in the order of the book with their range of costs', () => {
    expect(verbs(turn, choices).map((one) => one.verb)).toEqual(['invade', 'march', 'upgrade', 'quest', 'pillage', 'repillage', 'sacrifice', 'pass'])
    expect(verbs(turn, choices)[0]!.cost).toEqual([0, 1])
    expect(verbs(turn, choices).find((one) => one.verb === 'repillage')!.open).toBe(false)
  })
  test('a march or a sacrifice goes to its next step at once, nothing else does', () => {
    expect(isFirstStep(turn, turn.options[4]!, ['verb:march', 'place:horgr'])).toBe(true)
    expect(isFirstStep(turn, turn.options[4]!, ['place:horgr'])).toBe(false)
    expect(isFirstStep(turn, turn.options[8]!, ['verb:pillage', 'place:horgr'])).toBe(false)
  })
  test('the question follows the picks', () => {
    expect(sentence(turn, choices, [])).toEqual({ key: 'prompt-action' })
    expect(sentence(turn, choices, ['verb:invade', 'reserve:warrior']).key).toBe('br-ask-invade-where')
    expect(sentence(turn, choices, ['verb:invade', 'reserve:ship']).key).toBe('br-ask-sail')
    expect(sentence(turn, choices, ['verb:pillage']).key).toBe('br-ask-pillage')
  })
})

describe('subsets are picked one by one', () => {
  const march = decision('march_figures', [{ warrior: 1 }, { warrior: 2 }, { leader: 1 }, { leader: 1, warrior: 1 }, { leader: 1, warrior: 2 }].map((figures) => ({ do: 'march', figures })))
  test('figures of a march', () => {
    expect(play(march)).toBeNull()
    expect(play(march, 'figure:warrior')).toBe(0)
    expect(play(march, 'figure:warrior', 'figure:leader', 'figure:warrior')).toBe(4)
    expect(unpick(['figure:warrior', 'figure:leader', 'figure:warrior'], 'figure:warrior')).toEqual(['figure:warrior', 'figure:leader'])
  })
  test('one more than there are takes all of them back', () => expect(play(march, 'figure:warrior', 'figure:warrior', 'figure:warrior')).toBeNull())
  test('two figures for a sacrifice, with their places', () => {
    const view = decision('sacrifice', [{ horgr: { warrior: 2 } }, { horgr: { warrior: 1 }, fjord_east: { ship: 1 } }].map((figures) => ({ do: 'sacrifice', figures })))
    expect(thingsOf(view.options[0]!.action, 'sacrifice')).toEqual(['figure:warrior@horgr', 'figure:warrior@horgr'])
    expect(play(view, 'figure:warrior@horgr', 'figure:ship@fjord_east')).toBe(1)
    expect(play(view, 'figure:warrior@horgr')).toBeNull()
  })
  test('none is a choice for protection and prowess', () => {
    expect(play(decision('protect', [{}, { warrior: 1 }, { leader: 1 }].map((figures) => ({ do: 'protect', figures }))))).toBe(0)
    expect(play(decision('prowess', [[], ['tyrs_rage']].map((cards) => ({ do: 'prowess', cards }))), 'card:tyrs_rage')).toBe(1)
  })
  test('two cards a pass with two players, the same design twice', () => {
    const view = decision('draft', [['tyrs_bash', 'tyrs_bash'], ['tyrs_bash', 'troll']].map((cards) => ({ do: 'draft', cards })))
    expect(isSubset(view)).toBe(true)
    expect(play(view, 'card:tyrs_bash')).toBeNull()
    expect(play(view, 'card:tyrs_bash', 'card:tyrs_bash')).toBe(0)
  })
})

describe('every other decision', () => {
  test.each<[string, Action, string[]]>([
    ['clan', { do: 'clan', clan: 'wolf' }, ['clan:wolf']],
    ['draft', { do: 'draft', cards: ['troll'] }, ['card:troll']],
    ['march_to', { do: 'march', to: 'gimle' }, ['place:gimle']],
    ['free_invade', { do: 'free_invade', figure: 'troll', to: 'gimle' }, ['reserve:troll', 'place:gimle']],
    ['free_invade', { do: 'decline' }, ['answer:decline']],
    ['succor', { do: 'succor', choice: true }, ['answer:yes']],
    ['witch_retreat', { do: 'witch_retreat', choice: false }, ['answer:no']],
    ['join', { do: 'join', figure: 'warrior', from: 'utgard' }, ['figure:warrior@utgard', 'place:utgard']],
    ['commit', { do: 'commit', card: 'tyrs_rage', age: 2 }, ['card:tyrs_rage.2']],
    ['tide_keep', { do: 'tide_keep', figure: 'leader' }, ['figure:leader']],
    ['late', { do: 'late', card: 'heimdalls_eye', age: 2 }, ['card:heimdalls_eye.2']],
    ['raise_stat', { do: 'raise_stat', for: 'thors_oath', stat: 'axes' }, ['stat:axes']],
    ['hammers_move', { do: 'hammers_move', to: 'utgard' }, ['place:utgard']],
    ['keep', { do: 'keep', card: 'troll', age: 1 }, ['card:troll.1']],
    ['keep', { do: 'keep', card: null, age: null }, ['answer:none']],
    ['action', { do: 'valhalla_invade', figure: 'leader', to: 'gimle' }, ['verb:valhalla_invade', 'fallen:leader', 'place:gimle']],
    ['action', { do: 'repillage', province: 'gimle' }, ['verb:repillage', 'place:gimle']],
  ])('%s %j', (name, action, things) => {
    expect(thingsOf(action, name)).toEqual(things)
    const view = decision(name, [action, { do: 'other', stat: 'other' }])
    expect(play(view, ...things)).toBe(0)
  })
  test('the only option is ready by itself', () => expect(play(decision('late', [{ do: 'decline' }]))).toBe(0))
})
