/**
 * Options as bags of things, and what the viewer has picked of them: none of it is a game's.
 *
 * A thing has a role and an id (`space:a24_0`, `card:miracle`, `verb:invade`, `answer:7`). The viewer picks things one by one; an
 * option stays possible while its bag holds all that is picked. What the things of an action are, each game says.
 */
import type { OptionView } from './views'

/** `role:id` */
export type Thing = string

export interface Choice {
  option: OptionView
  things: Thing[]
}

export const roleOf = (thing: Thing): string => thing.slice(0, thing.indexOf(':'))
export const idOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1)

const count = (things: Thing[], thing: Thing): number => things.filter((one) => one === thing).length

/** Does a bag hold all that is picked, each as often as it is picked? */
export function holds(bag: Thing[], picks: Thing[]): boolean {
  return picks.every((thing) => count(picks, thing) <= count(bag, thing))
}

export const possible = (choices: Choice[], picks: Thing[]): Choice[] => choices.filter((choice) => holds(choice.things, picks))

/** One of several alike is taken back. */
export function unpick(picks: Thing[], thing: Thing): Thing[] {
  const at = picks.lastIndexOf(thing)
  return at < 0 ? picks : picks.filter((_, index) => index !== at)
}
