import { beforeAll, expect, test } from 'vitest'
import { among, changeInWords, isChange } from './seat-changes'
import { text, TableWords } from './text.svelte'
import type { Holder, SeatChange } from './types'

const person = (name: string): Holder => ({ kind: 'person', name })
const bot: Holder = { kind: 'bot', name: '', bot: 'greedy' }
const open: Holder = { kind: 'open', name: '' }

function change(held: Holder, holds: Holder, by: string | null = null, moves = 0, n = 1): SeatChange {
  return { n, seat: 1, held, holds, by, moves, at: moves }
}

beforeAll(async () => {
  await Promise.all([text.load('en'), text.load('ja')])
})

test('T3: each change names who held the seat and who holds it, in both languages', () => {
  const [en, ja] = (['en', 'ja'] as const).map((lang) => new TableWords(() => '', undefined, text, () => lang).t)
  for (const [one, english, names] of [
    [change(person('Taro'), open), 'Taro has left seat B; it is open now.', ['Taro']],
    [change(person('Taro'), open, 'Hanako'), 'Hanako has opened seat B, which Taro held.', ['Taro', 'Hanako']],
    [change(person('Taro'), person('Jiro')), 'Jiro holds seat B now; Taro held it before.', ['Taro', 'Jiro']],
    [change(person('Taro'), bot, 'Hanako'), 'Hanako has given seat B to Bot B; Taro held it before.', ['Taro', 'Hanako', 'ボットB']],
    [change(bot, person('Jiro')), 'Jiro holds seat B now; Bot B held it before.', ['Jiro', 'ボットB']],
    [change(open, person('Jiro')), 'Jiro holds seat B now; somebody whose name was not kept held it before.', ['Jiro']],
  ] as const) {
    expect(changeInWords(one, en!)).toBe(english)
    const said = changeInWords(one, ja!)
    for (const name of [...names, 'B']) expect(said).toContain(name)
    expect(said).not.toMatch(/seat-|\{/)
  }
})

test('changes stand after all that was before them', () => {
  const changes = [change(bot, open, null, 1, 1), change(bot, open, null, 1, 2), change(bot, open, null, 9, 3)]
  const all = among([{ move: 0 }, { move: 1 }, { move: 2 }], changes, (entry, one) => entry.move > one.moves)
  expect(all.map((one) => (isChange(one) ? `change ${one.n}` : one.move))).toEqual([0, 1, 'change 1', 'change 2', 2, 'change 3'])
})
