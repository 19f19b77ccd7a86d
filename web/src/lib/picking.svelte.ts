/** One decision of the viewer, half made: picks and pointer, shared by board, hand, sheet, scenes and action bar. */
import type { Ahead, Chip, Ready, Selection } from './game-ui'
import { Bags, choicesOf, partsOf, possible, roleOf, unfolded, unpick, type Choice, type Reading, type Thing } from './things'
import type { Action, Change, DecisionView, Dimmed, Message, OptionView } from './views'

export abstract class Picking implements Selection {
  readonly decision: DecisionView | null
  readonly bags: Bags
  #picks = $state.raw<Thing[]>([])
  /** The options; one that more belongs to gives way to all that it may become, as soon as that is known. */
  #choices = $state.raw<Choice[]>([])
  /** What the pointer or the focus is on. */
  pointed = $state<Thing | null>(null)
  readonly glowing: Set<Thing>
  /** The choice that a confirmation would send; `open` as long as the server has not told all that belongs to it. */
  readonly meant: Choice | null
  #choose: (choice: number | Action[]) => void
  #ahead: Ahead | undefined
  #asked = new Set<string>()

  constructor(reading: Reading, decision: DecisionView | null, choose: (choice: number | Action[]) => void, ahead?: Ahead) {
    this.decision = decision
    this.#choose = choose
    this.#ahead = ahead
    this.#choices = choicesOf(reading, decision)
    this.bags = $derived(new Bags(reading, decision, this.#choices))
    this.glowing = $derived(this.bags.selectable(this.#picks))
    this.meant = $derived(decision ? this.bags.meant(this.#picks) : null)
    if (decision) this.#look(this.#choices.filter((one) => reading.onwards?.when(one.option.action, decision.name) === 'at once' || one === this.meant))
  }

  /** What is picked by hand, without what is usual. */
  get picks(): Thing[] {
    return this.#picks
  }

  set picks(things: Thing[]) {
    this.#picks = things
    if (this.meant) this.#look([this.meant])
  }

  /** Asks what would follow these choices. */
  #look(choices: Choice[]): void {
    const { decision } = this
    if (!this.#ahead || !decision) return
    const wayOf = (one: Choice): Action[] => partsOf(one, decision.name).map((part) => part.option.action)
    const name = (one: Choice): string => JSON.stringify(wayOf(one))
    const unknown = choices.filter((one) => one.open && !this.#asked.has(name(one)))
    if (unknown.length === 0) return
    unknown.forEach((one) => this.#asked.add(name(one)))
    const learn = (told: (DecisionView | null)[]): void => {
      const next = new Map(unknown.map((one, n) => [one, told[n] ?? null]))
      this.#choices = this.#choices.flatMap((one) => (next.has(one) ? unfolded(this.bags.reading, one, decision.name, next.get(one)!) : [one]))
      this.picks = this.#picks
    }
    this.#ahead(unknown.map(wayOf)).then(learn, () => learn([]))
  }

  /** The option that needs only a confirmation; none while it is not known what belongs to it. */
  get readyNow(): OptionView | null {
    return this.meant && !this.pending ? this.meant.option : null
  }

  /** What belongs to the choice is being asked for. */
  get pending(): boolean {
    return this.#ahead !== undefined && this.meant?.open === true
  }

  abstract get ready(): Ready | null
  abstract get sentence(): Message | null
  abstract get chips(): Chip[]

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

  /** How often a thing is picked, or taken because it is usual. */
  count(thing: Thing): number {
    const all = this.bags.reading.usual && this.meant ? this.meant.things : this.picks
    return all.filter((one) => one === thing).length
  }

  picked(thing: Thing): boolean {
    return this.picks.includes(thing) || this.count(thing) > 0
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
    if (!this.meant || this.pending) return
    this.#choose(this.meant.parts?.map((part) => part.option.action) ?? this.meant.option.n)
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
      const more = this.#onceMore(thing)
      if (more) return void (this.picks = more)
      if (this.meant) return this.confirm()
      if (!this.bags.reading.several?.has(roleOf(thing))) return void (this.picks = this.picks.filter((one) => one !== thing))
    }
    this.picks = this.bags.pick(this.picks, thing)
  }

  /** The picks with one more of a thing than there is now, where a choice names so many. */
  #onceMore(thing: Thing): Thing[] | null {
    if (!this.bags.reading.several?.has(roleOf(thing))) return null
    const all = Array<Thing>(this.count(thing) + 1).fill(thing)
    const others = this.picks.filter((one) => one !== thing)
    const ways = [[...others, ...all], [...others.filter((one) => roleOf(one) !== roleOf(thing)), ...all]]
    return ways.find((way) => possible(this.choices, way).length > 0) ?? null
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
