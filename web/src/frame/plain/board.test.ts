import { expect, test } from 'vitest'
import type { Words } from '../../lib/game-ui'
import { isOnePerSeat, labelOf, pointsOf, seatOf, sorted, valueWords, verbMessage } from './board'

const texts = new Map([
  ['board-grain', 'Grain'],
  ['field-rice', 'rice field'],
  ['verb-pay', 'Pay'],
  ['on', 'yes'],
  ['off', 'no'],
  ['plain-nothing', 'nothing'],
])
const words: Words = {
  lang: 'en',
  t: (message) => texts.get(typeof message === 'string' ? message : message.key) ?? `?${JSON.stringify(message)}`,
  term: (term) => `${term.kind} ${term.id}`,
  knows: (key) => texts.has(key),
  clause: (id) => id,
}

test('values are sorted by their shape', () => {
  const board = {
    game: 'toy',
    round: 2,
    leader: { kind: 'seat', id: '1' },
    points: [3, 0, 7],
    passed: [true, false, false],
    market: ['rice', 'millet', 'barley'],
    clans: [{ seat: 1, rage: 5, cards: [] }, { seat: 0, rage: 4, cards: ['a'] }, { seat: 2, rage: 6, cards: [] }],
    fields: [{ field: { kind: 'field', id: 'rice' }, won: [0, 1, 0] }],
    mine: { secret: 'rice' },
  }
  const found = sorted(board, 3)
  expect(found.facts).toEqual([['round', 2], ['leader', { kind: 'seat', id: '1' }]])
  expect(found.bySeat).toEqual([
    { name: 'points', values: [3, 0, 7] },
    { name: 'passed', values: [true, false, false] },
    { name: 'rage', values: [4, 5, 6] },
    { name: 'cards', values: [['a'], [], []] },
  ])
  expect(found.groups.map(([name]) => name)).toEqual(['market', 'fields'])
  expect(found.mine).toEqual({ secret: 'rice' })
  expect(pointsOf(found)).toEqual([3, 0, 7])
})

test('names in a row are things, numbers in a row may be of the seats', () => {
  expect(isOnePerSeat([1, 2, 3], 3)).toBe(true)
  expect(isOnePerSeat([1, 2, 3], 4)).toBe(false)
  expect(isOnePerSeat(['a', 'b', 'c'], 3)).toBe(false)
  expect(isOnePerSeat([null, null], 2)).toBe(false)
})

test('the public has no secrets, and no board is no fault', () => {
  expect(sorted({ mine: null, coins: [1, 2] }, 2).mine).toBeNull()
  expect(sorted(null, 2)).toEqual({ facts: [], bySeat: [], groups: [], mine: null })
  expect(pointsOf(sorted({ coins: [1, 2] }, 2))).toBeNull()
})

test('words of the game, else the name as it is spelled', () => {
  expect(labelOf(words, 'grain')).toBe('Grain')
  expect(labelOf(words, 'firstPlayer')).toBe('First player')
  expect(labelOf(words, 'rice', 'fields')).toBe('rice field')
  expect(valueWords(words, 'field', 'rice')).toBe('rice field')
  expect(valueWords(words, 'phase', 'gods_gifts')).toBe('Gods gifts')
  expect(valueWords(words, 'any', { kind: 'seat', id: '1' })).toBe('seat 1')
  expect([true, false, null, 0].map((value) => valueWords(words, 'any', value))).toEqual(['yes', 'no', 'nothing', '0'])
  expect(verbMessage(words, 'pay')).toEqual({ key: 'verb-pay' })
  expect(verbMessage(words, 'take_back')).toEqual({ key: 'spelled', args: { words: 'Take back' } })
})

test('a seat is named by a term, or by a field that always holds one', () => {
  expect(seatOf('leader', { kind: 'seat', id: '2' })).toBe(2)
  expect(seatOf('firstPlayer', 1)).toBe(1)
  expect(seatOf('round', 1)).toBeNull()
  expect(seatOf('owner', null)).toBeNull()
  expect(seatOf('seat', { kind: 'field', id: '2' })).toBeNull()
})
