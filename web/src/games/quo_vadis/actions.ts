/** How many actions a card would have (QV-5.4.2 to QV-5.4.5), before skills. */
import type { GodView } from './types'

export interface Actions {
  /** On the present generation. */
  go: number
  /** As the first card of a new one; null when there can be none. */
  change: number | null
  /** More than the cards alone give. */
  inherited: boolean
}

export function actionsOf(god: GodView, kind: string, round: number, mayInherit = true): Actions {
  const now = god.generations.findIndex((one) => one.current)
  const piles = god.generations.map((one) => one.cards)
  const power = (old: string[][]) => Math.max(0, ...old.filter((cards) => cards.at(-1) === kind).map((cards) => cards.length))
  const plain = round <= 1 || now < 0 ? 1 : (piles[now]?.length ?? 0) + 1
  const inherit = mayInherit && now > 0 ? power(piles.slice(0, now)) : 0
  const later = mayInherit && now >= 0 ? power(piles.slice(0, now + 1)) : 0
  return { go: Math.max(plain, inherit), change: round <= 1 || now < 0 || now >= 5 ? null : Math.max(1, later), inherited: inherit > plain }
}
