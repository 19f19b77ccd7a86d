/** Arrow keys over things that lie anywhere: the nearest one in the arrow's direction gets the focus. */
import type { Attachment } from 'svelte/attachments'

const ARROWS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

function centre(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Among elements with `data-spot`; `onmove` hears which one holds the tab stop now. */
export function roving(onmove: (spot: string) => void): Attachment<SVGSVGElement> {
  return (root) => {
    const key = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key]
      const from = (event.target as Element).closest('[data-spot]')
      if (!arrow || !from) return
      event.preventDefault()
      const [x, y] = centre(from)
      let best: HTMLElement | SVGElement | null = null
      let least = Infinity
      for (const one of root.querySelectorAll<SVGElement>('[data-spot]')) {
        if (one === from) continue
        const [u, v] = centre(one)
        const along = (u - x) * arrow[0] + (v - y) * arrow[1]
        const across = Math.abs((u - x) * arrow[1]) + Math.abs((v - y) * arrow[0])
        if (along <= 2 || across > along * 2.5) continue
        if (along + 2 * across < least) [best, least] = [one, along + 2 * across]
      }
      best?.focus()
    }
    const focus = (event: FocusEvent) => {
      const spot = (event.target as Element).closest<SVGElement>('[data-spot]')?.dataset.spot
      if (spot) onmove(spot)
    }
    root.addEventListener('keydown', key)
    root.addEventListener('focusin', focus)
    return () => {
      root.removeEventListener('keydown', key)
      root.removeEventListener('focusin', focus)
    }
  }
}
