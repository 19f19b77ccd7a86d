import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { TableWords, text } from '../../lib/text.svelte'
import { crowded } from './fixtures'
import { BloodRageSelection } from './selection.svelte'
import Part from './Part.test.svelte'
import source from './Valhalla.svelte?raw'
import Valhalla from './Valhalla.svelte'

beforeAll(async () => {
  await text.load('en', 'blood_rage')
  settings.lang = 'en'
})
afterEach(cleanup)

test('B4: all of the fallen are there, however many kinds they are of', () => {
  const view = crowded()
  const kinds = ['leader', 'warrior', 'ship', 'troll', 'valkyrie'] // twenty groups of the fallen
  const valhalla = [0, 1, 2, 3].flatMap((seat) => kinds.map((figure, n) => ({ seat, figure, count: n + 1 })))
  const shown = { ...view, board: { ...view.board, valhalla } } as typeof view
  const words = new TableWords(() => 'blood_rage', () => null)
  const { container } = render(Part, { part: Valhalla, view: shown, selection: new BloodRageSelection(shown, () => {}), words })
  const counts = [...container.querySelectorAll('li b')].map((one) => Number(/\d+$/.exec(one.textContent!)![0]))
  expect(counts).toEqual(valhalla.map((one) => one.count))
  // lines enough, instead of a row that has to be scrolled
  expect(/\bul \{[^}]*\}/.exec(source)![0]).toMatch(/flex-wrap: wrap/)
  expect(source).not.toMatch(/overflow-x/)
})
