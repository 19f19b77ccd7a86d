/** The keyboard on a board: one tab stop, wherever the things lie and come and go; arrows and Page keys move it. */
import type { Attachment } from 'svelte/attachments'

const ARROWS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }
const PAGES: Record<string, number> = { PageDown: 1, PageUp: -1 }
/** How far off the arrow's direction a thing may lie, as long as another one lies nearer to it. */
const CONE = 2.5

function centre(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The nearest of `others` in the direction of an arrow: within the cone if any is, else anywhere on that side. */
function towards(from: Element, others: Iterable<SVGElement>, [dx, dy]: readonly [number, number]): SVGElement | null {
  const [x, y] = centre(from)
  let best: SVGElement | null = null
  let least = Infinity
  for (const one of others) {
    if (one === from) continue
    const [u, v] = centre(one)
    const along = (u - x) * dx + (v - y) * dy
    if (along <= 2) continue
    const across = Math.abs((u - x) * dy) + Math.abs((v - y) * dx)
    const far = along + 2 * across + (across > along * CONE ? 1e6 : 0)
    if (far < least) [best, least] = [one, far]
  }
  return best
}

/** Can it be chosen now? */
const choosable = (one: Element): boolean => one.hasAttribute('aria-pressed') && one.getAttribute('aria-disabled') !== 'true'

/**
 * Among elements with `data-spot`: exactly one can be reached by Tab, whatever is added and taken away. It is the one that had
 * the focus last; where that one is gone or cannot be chosen, the first that can. Arrows go to the nearest in their direction,
 * Page Down and Page Up to the next one that can be chosen.
 */
export function roving(): Attachment<SVGSVGElement> {
  return (root) => {
    let last = ''
    const spots = () => [...root.querySelectorAll<SVGElement>('[data-spot]')]
    const settle = () => {
      const all = spots()
      const before = all.find((one) => one.dataset.spot === last)
      const stays = before && (before === document.activeElement || choosable(before))
      const stop = stays ? before : (all.find(choosable) ?? before ?? all[0])
      for (const one of all) {
        const wanted = one === stop ? '0' : '-1'
        if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted)
      }
    }
    const key = (event: KeyboardEvent) => {
      const from = (event.target as Element).closest<SVGElement>('[data-spot]')
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = ARROWS[event.key]
      const page = PAGES[event.key]
      if (!arrow && !page) return
      event.preventDefault()
      const all = spots()
      if (arrow) return towards(from, all, arrow)?.focus()
      const open = all.filter((one) => choosable(one) || one === from)
      open.at((open.indexOf(from) + page!) % open.length)?.focus()
    }
    const focus = (event: FocusEvent) => {
      const spot = (event.target as Element).closest<SVGElement>('[data-spot]')?.dataset.spot
      if (!spot || spot === last) return
      last = spot
      settle()
    }
    const left = () => queueMicrotask(settle)
    const changed = new MutationObserver(settle)
    settle()
    changed.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-spot', 'aria-pressed', 'aria-disabled'] })
    root.addEventListener('keydown', key)
    root.addEventListener('focusin', focus)
    root.addEventListener('focusout', left)
    return () => {
      changed.disconnect()
      root.removeEventListener('keydown', key)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('focusout', left)
    }
  }
}
