import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { TableWords, text } from '../../lib/text.svelte'
import { draft } from './fixtures'
import { godIcons } from './icons'
import Part from './Part.test.svelte'
import DraftScene from './scenes/DraftScene.svelte'
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

test('W: the draft tells what the cards of each god are like, and what becomes of those that are left', () => {
  const words = new TableWords(() => 'blood_rage', () => null)
  for (const passTo of [1, null]) {
    const view = draft()
    view.board.mine!.passTo = passTo
    const { container } = render(Part, { part: DraftScene, view, words, selection: new BloodRageSelection(view, () => {}), onClose: () => {} })
    const told = [...container.querySelectorAll('.gods dl > div')].map((one) => one.textContent)
    expect(told).toEqual(Object.keys(godIcons).map((god) => words.t(`god-${god}`) + words.t(`god-${god}-text`)))
    expect(told.length).toBe(6)
    expect(container.textContent!.includes(words.t('br-draft-rest'))).toBe(passTo === null)
    cleanup()
  }
})
