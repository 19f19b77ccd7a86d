import { expect, test } from 'vitest'
import { keyed } from './keyed'

const sources = import.meta.glob<string>('/src/**/*.svelte', { query: '?raw', import: 'default', eager: true })

test('alike things get different keys, in order', () => {
  const made = keyed(['a', 'b', 'a', 'a'], (one) => one)
  expect(made.map((one) => one.nth)).toEqual([0, 0, 1, 2])
  expect(new Set(made.map((one) => one.key)).size).toBe(4)
})

/** What is one of its kind in every list that it is drawn from: seats, numbered lines, places, names of settings. */
const SINGLE = new Set([
  ...['seat.seat', 'info.seat', 'fighter.seat', 'row.seat', 'one.seat', 'side.seat', 'entry.n', 'line.n', 'dot.frame', 'one.n', 'trace.entry', 'one.number', 'slot.age', 'choice.option.n', 'seat', 'worker.seat', 'one.clause', 'area.id', 'space.id', 'i'],
  ...['place.id', 'land.id', 'fjord.id', 'game.id', 'tab.id', 'toast.id', 'chip.id', 'one.id', 'cell.id', 'card.id', 'row.id', 'table.id', 'id'],
  ...['row.source', 'help.name', 'bot', 'choice', 'region', 'count', 'kind', 'terrain', 'key', 'one.key', 'piece.key', 'row.key', 'group.key', 'group.name', 'race.id', 'skill', 'pace'],
  ...['change.n', 'isChange(line) ? `seat ${line.n}` : line.n', '`${item.kind} ${item.n}`', 'item.n', 'one.name', 'god', 'mark.entry.n', 'isBox(part) ? part.opening.n : part.n'],
  ...['`${kind}.${nth}`', '`${row.what}${row.seat}`', '`${card.id} ${cards.length}`'],
])

test('no list is keyed by what two of its things may share', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50)
  const doubtful = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\{#each (.+?) as (.+?) \((.+?)\)\}/g)].flatMap(([whole, list, what, key]) => {
      const index = /, (\w+)$/.exec(what!)?.[1]
      // a design of a card or a kind of figure names no single thing
      const alike = key === 'card.id' && !/\bcards$/.test(list!)
      return key === index || (SINGLE.has(key!) && !alike) ? [] : [`${file}: ${whole}`]
    }),
  )
  expect(doubtful).toEqual([])
})
