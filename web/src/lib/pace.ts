/** How long the page stands at each step of what happened, as the viewer wishes. */
import type { LogEntry } from './views'

export const PACES = ['slow', 'normal', 'fast', 'once'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds at a step of weight 1. */
const STEP: Record<Pace, number> = { slow: 2000, normal: 1100, fast: 450, once: 0 }
const HEADING = 1.6
/** What each further line of a step is worth. */
const FURTHER = 0.25
const MOST = 4

/** What a line is worth where its game does not say. */
export const usualWeight = (entry: LogEntry): number => (entry.heading ? HEADING : 1)

/** How much there is to see in a frame; 0 where the page does not stand still at all. */
export function weightOf(frame: { undone: boolean; lines: LogEntry[] }, weight: (entry: LogEntry) => number = usualWeight): number {
  if (frame.undone) return 1
  const weights = frame.lines.map(weight).filter((one) => one > 0)
  return weights.length === 0 ? 0 : Math.min(MOST, Math.max(...weights) + FURTHER * (weights.length - 1))
}

export const hold = (weight: number, pace: Pace): number => weight * STEP[pace]
