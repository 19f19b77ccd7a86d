/**
 * Options as bags of things, and what the viewer has picked of them: none of it is a game's.
 *
 * A thing has a role and an id (`space:a24_0`, `card:miracle`, `verb:invade`, `answer:7`). The viewer picks things one by one; an
 * option stays possible while its bag holds all that is picked. What the things of an action are, each game says.
 */
import type { Action, Change, DecisionView, Dimmed, OptionView } from './views'

/** `role:id` */
export type Thing = string

/** One question of a choice and the answer to it. */
export interface Part {
  decision: string
  option: OptionView
  things: Thing[]
}

export interface Choice {
  option: OptionView
  things: Thing[]
  /** All that is chosen by it, where that is more than one answer. */
  parts?: Part[]
  /** More belongs to it, which the server has not told yet. */
  open?: boolean
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
  /** Roles of which the usual thing is taken where none is picked: that of the lowest rank, of equal ones the first. */
  usual?: ReadonlySet<string>
  /** Where it is not the cost; what has none is never taken by itself. */
  rank?(option: OptionView): number | null
  /** Is this what one answers as a rule, so that it is ready with nothing picked? */
  idle?(action: Action, decision: string): boolean
  /** What comes after an answer, and whether it is chosen in one with it. */
  onwards?: Onwards
}

export interface Onwards {
  /** Is what follows to be known at once, or as soon as this is about to be chosen? */
  when(action: Action, decision: string): 'at once' | 'when ready' | null
  /** Is `next` chosen in one with it: as a part of it, or instead of it, as one who touches a card places no more? */
  joins(action: Action, decision: string, next: DecisionView): 'part' | 'instead' | null
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

/** The options of a decision as bags. */
export function choicesOf(reading: Reading, decision: DecisionView | null): Choice[] {
  return (decision?.options ?? []).map((option) => ({
    option,
    things: reading.thingsOf(option.action, decision!.name) ?? [`answer:${option.n}`],
    open: !!reading.onwards?.when(option.action, decision!.name),
  }))
}

/** What is chosen by it, one answer after the other. */
export const partsOf = (choice: Choice, decision: string): Part[] => choice.parts ?? [{ decision, option: choice.option, things: choice.things }]

/** What two answers change, one after the other: each number once. */
function inTurn(first: Change[], then: Change[]): Change[] {
  const same = (a: Change, b: Change): boolean => a.what === b.what && a.seat === b.seat && a.place === b.place && a.figure === b.figure
  const both = first.map((one) => ({ ...one, after: then.find((other) => same(one, other))?.after ?? one.after }))
  return [...both, ...then.filter((one) => !first.some((other) => same(one, other)))]
}

/** A choice and one more answer to what comes after it, as one choice. */
function joined(reading: Reading, choice: Choice, decision: string, next: DecisionView, option: OptionView, how: 'part' | 'instead'): Choice {
  const before = partsOf(choice, decision)
  const nth = before.filter((part) => part.decision === next.name).length
  // the same question once more: its things are others
  const things = (reading.thingsOf(option.action, next.name) ?? [`answer:${option.n}`]).map((thing) => (nth > 0 ? thing.replace(':', `${nth + 1}:`) : thing))
  const parts = [...before.map((part) => (how === 'instead' ? { ...part, things: [] } : part)), { decision: next.name, option, things }]
  const first = how === 'instead' ? null : choice.option
  return {
    option: first
      ? {
          ...first,
          action: { ...option.action, ...first.action },
          label: { key: first.label.key, args: { ...option.label.args, ...first.label.args } },
          cost: first.cost == null && option.cost == null ? null : (first.cost ?? 0) + (option.cost ?? 0),
          preview: inTurn(first.preview ?? [], option.preview ?? []),
        }
      : { ...option, n: choice.option.n },
    things: parts.flatMap((part) => part.things),
    parts,
    open: !!reading.onwards?.when(option.action, next.name),
  }
}

/** The choices that stand in the place of one, once it is known what would be asked next. */
export function unfolded(reading: Reading, choice: Choice, decision: string, next: DecisionView | null): Choice[] {
  const last = partsOf(choice, decision).at(-1)!
  const how = next && reading.onwards ? reading.onwards.joins(last.option.action, last.decision, next) : null
  const closed = { ...choice, open: false }
  if (!next || !how) return [closed]
  const more = next.options.map((option) => joined(reading, choice, decision, next, option, how))
  return how === 'part' ? more : [closed, ...more]
}

/** The options of one decision as bags, and what the picks made so far leave of them. */
export class Bags {
  readonly subset: boolean

  constructor(
    readonly reading: Reading,
    readonly decision: DecisionView | null,
    readonly choices: Choice[] = choicesOf(reading, decision),
  ) {
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
      const alike = picks.filter((one) => roleOf(one) === roleOf(thing))
      const others = picks.filter((one) => roleOf(one) !== roleOf(thing))
      for (let drop = 1; drop <= alike.length; drop++) {
        const next = [...others, ...alike.slice(drop), thing]
        if (this.#fits(next)) return next
      }
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

  /** The option that needs only a confirmation: named completely, the usual one, or the only one left. */
  ready(picks: Thing[]): OptionView | null {
    return this.meant(picks)?.option ?? null
  }

  /** The choice that the picks stand for. */
  meant(picks: Thing[]): Choice | null {
    const open = possible(this.choices, picks)
    const exact = open.find((choice) => choice.things.length === picks.length)
    if (exact && (picks.length > 0 || this.subset)) return exact
    if (picks.length === 0 && this.decision && this.reading.idle) {
      const idle = open.find((choice) => this.reading.idle!(choice.option.action, this.decision!.name))
      if (idle) return idle
    }
    if (this.subset && this.choices.length > 1) return null
    return open.length === 1 ? open[0]! : picks.length > 0 ? this.#usual(open) : null
  }

  /** The most usual of choices that differ only in what has a usual answer. */
  #usual(open: Choice[]): Choice | null {
    const { usual } = this.reading
    if (!usual) return null
    const rest = (choice: Choice): string => choice.things.filter((thing) => !usual.has(roleOf(thing).replace(/\d+$/, ''))).join()
    if (new Set(open.map(rest)).size !== 1) return null
    const rank = this.reading.rank ?? ((option: OptionView) => option.cost ?? 0)
    return open.reduce<[Choice | null, number]>(([best, lowest], choice) => {
      const own = rank(choice.option)
      return own !== null && own < lowest ? [choice, own] : [best, lowest]
    }, [null, Infinity])[0]
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
