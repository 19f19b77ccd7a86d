/** One decision of the viewer, half made: picks and pointer, shared by board, hand, sheet, scenes and action bar. */
import type { Chip, Ready, Selection } from './game-ui'
import { unpick, type Choice, type Thing } from './things'
import type { Change, DecisionView, Dimmed, Message, OptionView } from './views'

/** How a game reads its decisions. */
export interface Reading {
  choicesOf(decision: DecisionView | null): Choice[]
  /** Does this decision take its things in any number, one by one? */
  isSubset(decision: DecisionView): boolean
  /** What glows, given what is picked. */
  selectable(choices: Choice[], picks: Thing[], subset: boolean): Set<Thing>
  /** The option that needs only a confirmation. */
  readyOption(choices: Choice[], picks: Thing[], subset: boolean): OptionView | null
  /** The dimmed choice that a thing leads to. */
  refusal(decision: DecisionView | null, picks: Thing[], thing: Thing): Dimmed | null
}

export abstract class Picking implements Selection {
  readonly decision: DecisionView | null
  readonly choices: Choice[]
  readonly subset: boolean
  picks = $state<Thing[]>([])
  /** What the pointer or the focus is on. */
  pointed = $state<Thing | null>(null)
  readonly glowing: Set<Thing>
  readonly readyNow: OptionView | null
  #choose: (option: number) => void
  #reading: Reading

  constructor(reading: Reading, decision: DecisionView | null, choose: (option: number) => void) {
    this.decision = decision
    this.choices = reading.choicesOf(decision)
    this.subset = decision !== null && reading.isSubset(decision)
    this.#choose = choose
    this.#reading = reading
    this.glowing = $derived(reading.selectable(this.choices, this.picks, this.subset))
    this.readyNow = $derived(this.decision ? reading.readyOption(this.choices, this.picks, this.subset) : null)
  }

  abstract get ready(): Ready | null
  abstract get sentence(): Message | null
  abstract get onSheet(): boolean
  abstract get chips(): Chip[]
  /** The option whose consequences are shown: the one under the pointer, else the one that is ready. */
  abstract get shown(): OptionView | null

  get partial(): boolean {
    return this.picks.length > 0
  }

  /** How often a thing is picked. */
  count(thing: Thing): number {
    return this.picks.filter((one) => one === thing).length
  }

  picked(thing: Thing): boolean {
    return this.picks.includes(thing)
  }

  glows(thing: Thing): boolean {
    return this.glowing.has(thing)
  }

  why(thing: Thing): Dimmed | null {
    return this.#reading.refusal(this.decision, this.picks, thing)
  }

  takeBack(thing: Thing): void {
    this.picks = unpick(this.picks, thing)
  }

  confirm(): void {
    if (this.readyNow) this.#choose(this.readyNow.n)
  }

  clear(): void {
    this.picks = []
  }

  point(thing: Thing | null): void {
    this.pointed = thing
  }

  leave(thing: Thing): void {
    if (this.pointed === thing) this.pointed = null
  }

  /** The change that the shown option makes to one number. */
  change(what: string, seat: number): Change | null {
    return this.shown?.preview?.find((one) => one.what === what && one.seat === seat) ?? null
  }
}
