import { expect, test } from 'vitest'
import { falls } from './consequences'

test('the fallen of an option, each with the place where they stand; not those that come back', () => {
  const option = {
    n: 0,
    action: { do: 'invade' },
    label: { key: 'label' },
    preview: [
      { what: 'fallen', seat: 2, before: 1, after: 3, figure: 'warrior', place: 'horgr' },
      { what: 'valhalla', seat: 2, before: 1, after: 3 },
      { what: 'strength', seat: 2, before: 4, after: 2, place: 'horgr' },
      { what: 'fallen', seat: 1, before: 1, after: 0, figure: 'troll' },
    ],
  }
  expect(falls(option)).toEqual([{ seat: 2, figure: 'warrior', count: 2, place: 'horgr' }])
  expect(falls(null)).toEqual([])
})
