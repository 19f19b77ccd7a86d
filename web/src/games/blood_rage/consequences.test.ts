import { expect, test } from 'vitest'
import { falls } from './consequences'

test('the fallen stand where their clan would grow weaker', () => {
  const option = {
    n: 0,
    action: { do: 'invade' },
    label: { key: 'label' },
    preview: [
      { what: 'fallen', seat: 2, before: 1, after: 3, figure: 'warrior' },
      { what: 'valhalla', seat: 2, before: 1, after: 3 },
      { what: 'strength', seat: 2, before: 4, after: 2, place: 'horgr' },
      { what: 'strength', seat: 1, before: 1, after: 3, place: 'horgr' },
      { what: 'fallen', seat: 1, before: 1, after: 0, figure: 'troll' },
    ],
  }
  expect(falls(option)).toEqual([{ seat: 2, figure: 'warrior', count: 2, places: ['horgr'] }])
  expect(falls(null)).toEqual([])
})
