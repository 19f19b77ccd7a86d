/** Who plays by keyboard never loses the place: where what had the focus goes away, what comes next has it. */
import type { Attachment } from 'svelte/attachments'

const OPEN = ':not([aria-disabled="true"], :disabled)'
/** On the board or beside it, what can be chosen; then what confirms; then the board itself. */
const NEXT = [`main [aria-pressed]${OPEN}`, 'main [data-step]:enabled', `[aria-pressed]${OPEN}`, 'section.bar button.go:enabled', 'main [tabindex="0"]', 'section.bar button:enabled']

/** For the element around all parts of a table. */
export function keepFocus(): Attachment<HTMLElement> {
  return (root) => {
    let had: Element | null = null
    let byKeyboard = false
    let tabbing = false
    let waiting = 0
    let again = false
    /** Nothing has it, or what has is shut: a browser sees that only when it draws. */
    const lost = () => document.activeElement === document.body || document.activeElement?.matches(':disabled') === true
    const restore = () => {
      if (!lost() || had === null || document.querySelector('dialog[open]')) return
      // what was moved about on the page has lost it too
      if (had.isConnected && !had.matches(':disabled')) (had as HTMLElement | SVGElement).focus({ preventScroll: true })
      if (!lost()) return
      for (const one of NEXT) {
        root.querySelector<HTMLElement | SVGElement>(one)?.focus({ preventScroll: true })
        if (!lost()) return
      }
    }
    const focus = (event: FocusEvent) => void (had = event.target as Element)
    /** Tab leaves the page on purpose, at once; what goes away later takes the focus with it. */
    const blur = (event: FocusEvent) => {
      if (tabbing && event.relatedTarget === null) had = null
    }
    const pressed = (event: KeyboardEvent) => {
      byKeyboard = true
      tabbing = event.key === 'Tab'
      if (tabbing) setTimeout(() => (tabbing = false))
    }
    const press = () => void (byKeyboard = false)
    /** A browser takes the focus from what is shut only when it draws; what changes meanwhile is waited for too. */
    const look = () => {
      waiting = requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          waiting = 0
          restore()
          if (again) look()
          again = false
        }),
      )
    }
    const changed = new MutationObserver(() => {
      if (!had || !byKeyboard) return
      if (waiting) again = true
      else look()
    })
    changed.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'aria-disabled', 'aria-pressed'] })
    root.addEventListener('focusin', focus)
    root.addEventListener('focusout', blur)
    addEventListener('keydown', pressed, true)
    addEventListener('pointerdown', press, true)
    return () => {
      changed.disconnect()
      cancelAnimationFrame(waiting)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('focusout', blur)
      removeEventListener('keydown', pressed, true)
      removeEventListener('pointerdown', press, true)
    }
  }
}
