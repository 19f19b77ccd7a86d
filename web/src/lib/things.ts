/**
 * Options as bags of things, and what the viewer has picked of them: none of it is a game's.
 *
 * A thing has a role and an id (`space:a24_0`, `card:miracle`, `verb:invade`, `answer:7`). The viewer picks things one by one; an
 * option stays possible while its bag holds all that is picked. What the things of an action are, each game says.
 */
import type { Action, DecisionView, Dimmed, OptionView } from './views'

/** `role:id` */
export type Thing = string

export interface Choice {
  option: OptionView
  things: Thing[]
}

/** How a game reads its decisions. */
export interface Reading {
  /** The things that name an action, of an option or of a dimmed choice; null when it lies nowhere on the table. */
  thingsOf(action: Action, decision: string): Thing[] | null
  /** Does this decision take its things in any number, one by one? */
  isSubset(decision: DecisionView): boolean
  /** Roles that stay picked while what goes with them is exchanged (a verb). */
  held?: ReadonlySet<string>
  /** Roles of which one choice names several. */
  several?: ReadonlySet<string>
  /** Does a thing of this role glow only where it goes with what is picked? Else it may be taken instead of that. */
  follows(role: string): boolean
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

/** The options of one decision as bags, and what the picks made so far leave of them. */
export class Bags {
  readonly choices: Choice[]
  readonly subset: boolean

  constructor(
    readonly reading: Reading,
    readonly decision: DecisionView | null,
  ) {
    this.choices = (decision?.options ?? []).map((option) => ({ option, things: reading.thingsOf(option.action, decision!.name) ?? [`answer:${option.n}`] }))
    this.subset = decision !== null && reading.isSubset(decision)
  }

  #fits(picks: Thing[]): boolean {
    return this.choices.some((choice) => holds(choice.things, picks))
  }

  /** What glows: things that fit to all that is picked; one whose role is picked already is weighed in its place. */
  selectable(picks: Thing[]): Set<Thing> {
    const { follows, several } = this.reading
    const fits = (thing: Thing): boolean => {
      const role = roleOf(thing)
      if (this.subset || several?.has(role)) return this.#fits([...picks, thing])
      return this.#fits([...(follows(role) ? picks.filter((one) => roleOf(one) !== role) : []), thing])
    }
    return new Set([...new Set(this.choices.flatMap((choice) => choice.things))].filter((thing) => picks.includes(thing) || fits(thing)))
  }

  /**
   * The picks after one more tap. In a subset a tap adds one more of the thing, and at its greatest number takes all of them
   * away. Elsewhere it replaces what had the same role, then drops older picks until an option fits.
   */
  pick(picks: Thing[], thing: Thing): Thing[] {
    const { held, several } = this.reading
    if (this.subset || several?.has(roleOf(thing))) {
      if (this.#fits([...picks, thing])) return [...picks, thing]
      if (this.subset || picks.includes(thing)) return picks.filter((one) => one !== thing)
    } else {
      const others = picks.filter((one) => roleOf(one) !== roleOf(thing))
      const [kept, loose] = [others.filter((one) => held?.has(roleOf(one))), others.filter((one) => !held?.has(roleOf(one)))]
      for (let drop = 0; drop <= loose.length; drop++) {
        const next = [...kept, ...loose.slice(drop), thing]
        if (this.#fits(next)) return next
      }
    }
    return this.#fits([thing]) ? [thing] : picks
  }

  /** The option that needs only a confirmation: named completely, or the only one left. */
  ready(picks: Thing[]): OptionView | null {
    const open = possible(this.choices, picks)
    const exact = open.find((choice) => choice.things.length === picks.length)
    if (exact && (picks.length > 0 || this.subset)) return exact.option
    if (this.subset && this.choices.length > 1) return null
    return open.length === 1 ? open[0]!.option : null
  }

  /** The options that a further tap on `thing` would leave. */
  behind(picks: Thing[], thing: Thing): Choice[] {
    const next = this.pick(picks, thing)
    return next.includes(thing) ? possible(this.choices, next) : []
  }

  /** Why `thing` cannot be had: the dimmed choice that names it and agrees best with what is picked. */
  refusal(picks: Thing[], thing: Thing): Dimmed | null {
    const { held, thingsOf } = this.reading
    const bound = held?.has(roleOf(thing)) ? [] : picks.filter((one) => held?.has(roleOf(one)))
    let best: Dimmed | null = null
    let most = -Infinity
    for (const dimmed of this.decision?.dimmed ?? []) {
      const things = thingsOf(dimmed.action, this.decision!.name)
      if (!things?.includes(thing) || !bound.every((one) => things.includes(one))) continue
      const agree = picks.filter((one) => things.includes(one)).length * 10 - things.length
      if (agree > most) [best, most] = [dimmed, agree]
    }
    return best
  }
}
