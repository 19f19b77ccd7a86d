import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { TableWords, text } from '../../lib/text.svelte'
import { battleReveal } from './fixtures'
import Part from './Part.test.svelte'
import { scene } from './scenes/scene'
import FighterPanel from './scenes/FighterPanel.svelte'
import { BloodRageSelection } from './selection.svelte'

// jsdom has neither; before what is imported asks
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  })
})

beforeAll(async () => {
  await text.load('en', 'blood_rage')
  settings.lang = 'en'
})
afterEach(cleanup)

test('B1: a side shows what was compared: the fallen crossed out with what they counted for, those fallen before without a number', () => {
  const view = battleReveal()
  const battle = view.board.battle!
  const seat = 2
  const fighter = {
    ...battle.fighters.find((one) => one.seat === seat)!,
    pieces: [{ seat, figure: 'leader', count: 1, strength: 3 }],
    fallen: [{ seat, figure: 'warrior', count: 2, strength: 3 }],
    fallenBefore: [{ seat, figure: 'warrior', count: 1, strength: 0 }],
    figuresStrength: 6,
    cardsStrength: 3,
    total: 9,
  }
  const words = new TableWords(() => 'blood_rage', () => null)
  const { container } = render(Part, { part: FighterPanel, view, words, selection: new BloodRageSelection(view, () => {}), battle, fighter, shown: 3 })
  const figures = [...container.querySelectorAll('.figures li')]
  expect(figures.map((one) => one.querySelector('b')!.textContent?.trim())).toEqual(['3', '3', words.t('br-fell-before')])
  expect(figures.map((one) => one.querySelector('s')?.textContent)).toEqual([undefined, '3', undefined])
  expect(container.querySelector('.sum')!.textContent).toBe('6 + 3')
})

test('B1: where nobody stands against the pillager no battle is shown', () => {
  const fought = battleReveal()
  expect(scene(fought)?.id).toMatch(/^battle:/)
  const battle = { ...fought.board.battle!, stage: 'reward' as const, fighters: fought.board.battle!.fighters.slice(0, 1) }
  expect(scene({ ...fought, board: { ...fought.board, battle } })).toBeNull()
})
