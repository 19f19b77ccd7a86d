/** Durations of the page's movements; none when reduced motion is asked for. */
import { cubicIn, cubicInOut, cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import type { TransitionConfig } from 'svelte/transition'

export const ms = (duration: number): number => (prefersReducedMotion.current ? 0 : duration)

/** A figure or land that goes down and fades. */
export function sink(_: Element, { depth = 10, duration = 220 }: { depth?: number; duration?: number } = {}): TransitionConfig {
  return { duration: ms(duration), easing: cubicIn, css: (_t, u) => `opacity:${1 - u};translate:0 ${u * depth}px` }
}

/** A piece that is set down. */
export function drop(_: Element, { height = 12, duration = 260, delay = 0 }: { height?: number; duration?: number; delay?: number } = {}): TransitionConfig {
  return { duration: ms(duration), delay: ms(delay), easing: cubicOut, css: (t, u) => `opacity:${t};translate:0 ${-u * height}px` }
}

/** A card turned face up around its upright axis. */
export function turn(_: Element, { duration = 300, delay = 0 }: { duration?: number; delay?: number } = {}): TransitionConfig {
  return { duration: ms(duration), delay: ms(delay), easing: cubicOut, css: (t) => `transform:perspective(600px) rotateY(${(1 - t) * 90}deg)` }
}

/** A figure that is carried up and away. */
export function rise(_: Element, { height = 64, duration = 520, delay = 0 }: { height?: number; duration?: number; delay?: number } = {}): TransitionConfig {
  return { duration: ms(duration), delay: ms(delay), easing: cubicIn, css: (t, u) => `opacity:${t};transform:translateY(${-u * height}px) scale(${1 - u * 0.35})` }
}

/** Land that trembles while its cracks widen (700 ms), then breaks off and drifts away (900 ms). */
export function breakOff(_: Element, { away }: { away: readonly [number, number] }): TransitionConfig {
  return {
    duration: ms(1600),
    css: (_t, u) => {
      const gone = cubicInOut(Math.max(0, (u - 0.44) / 0.56))
      const shake = u < 0.44 ? Math.sin(u * 130) * 2.4 * u : 0
      return `transform-box:fill-box;transform-origin:center;transform:translate(${away[0] * gone + shake}px,${away[1] * gone}px) rotate(${gone * 7}deg);opacity:${1 - gone * gone}`
    },
  }
}
