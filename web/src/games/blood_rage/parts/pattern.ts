/** Engraved patterns behind a card's silhouette: strokes for battle, rings for quests, waves for upgrades. */
import type { Family } from '../types'

const rows = (n: number, d: (i: number) => string): string => Array.from({ length: n }, (_, i) => d(i)).join('')

export const PATTERNS: Record<Family, string> = {
  battle: rows(18, (i) => `M${i * 8 - 30} 90L${i * 8 + 30} -4`),
  quest: rows(8, (i) => {
    const r = 8 + i * 10
    return `M${74 - r} 36a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }),
  upgrade: rows(9, (i) => `M-4 ${i * 10}q10 -8 20 0t20 0t20 0t20 0t20 0t20 0`),
}
