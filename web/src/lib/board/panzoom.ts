/** Pinch, wheel and drag on the board by its viewBox; the page itself never scrolls. */
import type { Attachment } from 'svelte/attachments'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const MOST = 3

export function panzoom(whole: () => Box, get: () => Box, set: (box: Box) => void): Attachment<SVGSVGElement> {
  return (svg) => {
    const fingers = new Map<number, { x: number; y: number }>()
    let moved = false
    const scale = () => {
      const { width, height } = svg.getBoundingClientRect()
      return Math.min(width / get().w, height / get().h) || 1
    }
    const held = (box: Box): Box => {
      const all = whole()
      const w = Math.min(all.w, Math.max(all.w / MOST, box.w))
      const h = (w * all.h) / all.w
      return { w, h, x: Math.min(all.x + all.w - w, Math.max(all.x, box.x)), y: Math.min(all.y + all.h - h, Math.max(all.y, box.y)) }
    }
    const zoom = (by: number, clientX: number, clientY: number) => {
      const box = get()
      const area = svg.getBoundingClientRect()
      const k = scale()
      const px = box.x + box.w / 2 + (clientX - area.x - area.width / 2) / k
      const py = box.y + box.h / 2 + (clientY - area.y - area.height / 2) / k
      const w = Math.min(whole().w, Math.max(whole().w / MOST, box.w / by))
      const q = w / box.w
      set(held({ w, h: box.h * q, x: px - (px - box.x) * q, y: py - (py - box.y) * q }))
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY)
    }
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      moved = false
    }
    const move = (event: PointerEvent) => {
      const was = fingers.get(event.pointerId)
      if (!was) return
      const now = { x: event.clientX, y: event.clientY }
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, p]) => p)
      const other = others[0]
      if (other) {
        const before = Math.hypot(was.x - other.x, was.y - other.y)
        const after = Math.hypot(now.x - other.x, now.y - other.y)
        if (before > 0) zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2)
        moved = true
      } else if (get().w < whole().w && (moved || Math.hypot(now.x - was.x, now.y - was.y) > 4)) {
        const k = scale()
        const box = get()
        set(held({ ...box, x: box.x - (now.x - was.x) / k, y: box.y - (now.y - was.y) / k }))
        moved = true
      } else return
      fingers.set(event.pointerId, now)
    }
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
    /** A drag is not a tap. */
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation()
      moved = false
    }
    svg.addEventListener('wheel', wheel, { passive: false })
    svg.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    svg.addEventListener('click', click, true)
    return () => {
      svg.removeEventListener('wheel', wheel)
      svg.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      svg.removeEventListener('click', click, true)
    }
  }
}
