import { usualWeight } from '../../lib/pace'
import type { LogEntry } from '../../lib/views'

/** How long what happened deserves to be looked at; what is not here counts as a usual move. */
const WEIGHTS: Record<string, number> = {
  dealt: 0.5,
  drafted: 0,
  packs_passed: 0,
  rage_set: 0,
  turn_began: 0,
  rage_changed: 0,
  rage_lost: 0.5,
  quest_committed: 0.7,
  call_closed: 0.5,
  battle_began: 1.2,
  revealed: 1.9,
  totals: 1.9,
  battle_won: 2.6,
  battle_tied: 2.6,
  card_returned: 0,
  card_discarded: 0.3,
  hand_discarded: 0.4,
  stat_raised: 0.5,
  glory: 0.7,
  quest_revealed: 2,
  province_fell: 2,
  doom_moved: 0.5,
  released: 0.5,
  tokens_restored: 0,
  first_player: 0.4,
}

export const weight = (entry: LogEntry): number => WEIGHTS[entry.kind] ?? usualWeight(entry)
