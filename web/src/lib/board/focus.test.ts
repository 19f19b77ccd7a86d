import { afterEach, expect, test, vi } from 'vitest'
import { keepFocus } from './focus'

let end: (() => void) | void
afterEach(() => {
  end?.()
  document.body.innerHTML = ''
})

function page() {
  document.body.innerHTML = '<div><main><button aria-pressed="false">one</button><button aria-pressed="false">two</button></main></div>'
  const root = document.body.firstElementChild as HTMLElement
  end = keepFocus()(root)
  return { root, one: root.querySelectorAll('button')[0]!, two: root.querySelectorAll('button')[1]! }
}

const pressed = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
/** As a browser does it: first it is told, then it is gone. */
function gone(one: HTMLElement) {
  one.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }))
  one.remove()
}

test('P1: what others do takes the focus from nobody, whatever key was the last', async () => {
  for (const key of ['Enter', 'Tab']) {
    const { one, two } = page()
    one.focus()
    pressed(key)
    await new Promise((done) => setTimeout(done, 5))
    gone(one)
    expect(document.activeElement).toBe(document.body)
    await vi.waitFor(() => expect(document.activeElement).toBe(two))
    end?.()
  }
})

test('P1: Tab leaves the page', async () => {
  const { root, one } = page()
  one.focus()
  pressed('Tab')
  one.blur()
  root.querySelectorAll('button')[1]!.remove()
  await new Promise((done) => setTimeout(done, 80))
  expect(document.activeElement).toBe(document.body)
})
