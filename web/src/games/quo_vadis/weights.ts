import { usualWeight } from '../../lib/pace'
import type { LogEntry } from '../../lib/views'

/** How long what happened deserves to be looked at; what is not here counts as a usual move. */
const WEIGHTS: Record<string, number> = {
  skills_dealt: 0.5,
  drafted: 0,
  packs_passed: 0,
  drew: 0,
  turn_began: 0,
  reshuffled: 0,
  counter: 0.4,
  actions_counted: 0.4,
  discarded: 0.5,
  worker_placed: 0.9,
  worker_moved: 0.9,
  workers_returned: 0.6,
  war_began: 1.6,
  base_strengths: 1.4,
  spirit_declared: 1.4,
  levy_declared: 1.4,
  rolled: 1.9,
  rerolled: 1.9,
  strengths: 1.9,
  war_won: 2.6,
  war_drawn: 2.6,
  war_lost: 1.2,
  points: 0.7,
  dominion: 0.6,
  no_town_built: 0,
}

export const weight = (entry: LogEntry): number => WEIGHTS[entry.kind] ?? usualWeight(entry)
