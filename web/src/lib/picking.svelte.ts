/** One decision of the viewer, half made: picks and pointer, shared by board, hand, sheet, scenes and action bar. */
import type { Chip, Ready, Selection } from './game-ui'
import { Bags, roleOf, unpick, type Choice, type Reading, type Thing } from './things'
import type { Change, DecisionView, Dimmed, Message, OptionView } from './views'

export abstract class Picking implements Selection {
  readonly bags: Bags
  picks = $state<Thing[]>([])
  /** What the pointer or the focus is on. */
  pointed = $state<Thing | null>(null)
  readonly glowing: Set<Thing>
  readonly readyNow: OptionView | null
  #choose: (option: number) => void

  constructor(reading: Reading, decision: DecisionView | null, choose: (option: number) => void) {
    this.bags = new Bags(reading, decision)
    this.#choose = choose
    this.glowing = $derived(this.bags.selectable(this.picks))
    this.readyNow = $derived(decision ? this.bags.ready(this.picks) : null)
  }

  abstract get ready(): Ready | null
  abstract get sentence(): Message | null
  abstract get chips(): Chip[]

  get decision(): DecisionView | null {
    return this.bags.decision
  }

  get choices(): Choice[] {
    return this.bags.choices
  }

  get subset(): boolean {
    return this.bags.subset
  }

  get onSheet(): boolean {
    return false
  }

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
    return this.bags.refusal(this.picks, thing)
  }

  /** The options that a further tap on `thing` would leave. */
  behind(thing: Thing): Choice[] {
    return this.bags.behind(this.picks, thing)
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

  set(picks: Thing[]): void {
    this.picks = picks
  }

  /** One tap: picks a thing; on what is picked already it confirms, or takes it back. */
  tap(thing: Thing): void {
    if (!this.decision) return
    if (!this.subset && this.picked(thing)) {
      if (this.readyNow) return this.confirm()
      if (!this.bags.reading.several?.has(roleOf(thing))) return void (this.picks = this.picks.filter((one) => one !== thing))
    }
    this.picks = this.bags.pick(this.picks, thing)
  }

  point(thing: Thing | null): void {
    this.pointed = thing
  }

  leave(thing: Thing): void {
    if (this.pointed === thing) this.pointed = null
  }

  /** The option whose consequences are shown: the one under the pointer, else the one that is ready. */
  get shown(): OptionView | null {
    const thing = this.pointed
    if (thing !== null) {
      const behind = this.behind(thing)
      if (behind.length === 1) return behind[0]!.option
      const exact = behind.length > 1 ? this.bags.ready(this.bags.pick(this.picks, thing)) : null
      if (exact || behind.length > 1 || this.why(thing)) return exact
    }
    return this.partial ? this.readyNow : null
  }

  /** The change that the shown option makes to one number. */
  change(what: string, seat: number): Change | null {
    return this.shown?.preview?.find((one) => one.what === what && one.seat === seat) ?? null
  }

  /** A chip that picks, unless it is made to do something else. */
  protected chip(id: string, option: OptionView, other: Partial<Chip> = {}): Chip {
    return {
      id,
      label: option.label,
      cost: option.cost == null ? null : String(option.cost),
      icon: null,
      pressed: this.picked(id),
      disabled: false,
      reason: null,
      choose: () => this.tap(id),
      ...other,
    }
  }
}
