/** One decision of the viewer, half made: picks and pointer, shared by board, hand, sheet, scenes and action bar. */
import type { Chip, Ready, Selection } from '../../lib/game-ui'
import type { Change, DecisionView, Dimmed, Message, OptionView, PositionView } from '../../lib/views'
import { verbIcons } from './icons'
import {
  choicesOf,
  holds,
  idOf,
  isFirstStep,
  isSubset,
  leadsTo,
  pick,
  readyOption,
  refusal,
  roleOf,
  selectable,
  sentence,
  unpick,
  verbs,
  type Choice,
  type Thing,
} from './selection'
import type { BloodRageView, CardView } from './types'

/** Answers and things without a place of their own go to the action bar. */
const IN_BAR = new Set(['answer', 'stat'])
/** Extra actions are spoken of only to those who own the upgrade that grants them. */
const EXTRA: Record<string, string> = { repillage: 'tyrs_challenge', valhalla_invade: 'friggas_domain', sacrifice: 'friggas_sacrifice' }

/** The origin of a march, or the province of a battle with its fjord. */
function placesAsked({ decision, board }: PositionView<BloodRageView>): Set<string> | null {
  const named = ['from', 'province', 'place'].map((name) => decision?.prompt.args?.[name]).find((one) => typeof one === 'object' && !Array.isArray(one) && one.kind === 'place')
  const place = typeof named === 'object' && !Array.isArray(named) ? named.id : decision?.name.startsWith('march') ? null : (board.battle?.province ?? null)
  if (!place) return null
  const fjord = board.provinces.find((one) => one.id === place)?.fjord
  return new Set(decision?.name.startsWith('march') || !fjord ? [place] : [place, fjord])
}

export class BloodRageSelection implements Selection {
  readonly decision: DecisionView | null
  readonly choices: Choice[]
  readonly subset: boolean
  picks = $state<Thing[]>([])
  /** What the pointer or the focus is on. */
  pointed = $state<Thing | null>(null)
  readonly glowing: Set<Thing>
  readonly readyNow: OptionView | null
  #choose: (option: number) => void
  #upgrades: Set<string>
  /** Places whose figures a question is about, if it names any. */
  #where: Set<string> | null

  constructor(view: PositionView<BloodRageView>, choose: (option: number) => void) {
    this.decision = view.decision
    const clan = view.board.clans.find((one) => one.seat === view.seat)
    this.#upgrades = new Set(clan?.slots.flatMap((slot) => (slot.card ? [slot.card.id] : [])))
    this.choices = choicesOf(view.decision)
    this.subset = view.decision !== null && isSubset(view.decision)
    this.#where = placesAsked(view)
    this.#choose = choose
    this.glowing = $derived(selectable(this.choices, this.picks, this.subset))
    this.readyNow = $derived(this.decision ? readyOption(this.choices, this.picks, this.subset) : null)
  }

  get ready(): Ready | null {
    const option = this.readyNow
    return option && { option, label: option.label, cost: option.cost ?? null }
  }

  get sentence(): Message | null {
    return this.decision && sentence(this.decision, this.choices, this.picks)
  }

  get partial(): boolean {
    return this.picks.length > 0
  }

  get onSheet(): boolean {
    const left = [...this.glowing].filter((thing) => !this.picked(thing)).map(roleOf)
    return this.readyNow === null && this.picks.some((thing) => roleOf(thing) === 'card') && left.includes('slot')
  }

  get verb(): string | null {
    const verb = this.picks.find((thing) => roleOf(thing) === 'verb')
    return verb ? idOf(verb) : null
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

  /** The name under which a card is picked here, or null if no option has to do with it. */
  cardThing(card: CardView): Thing | null {
    const exact = `card:${card.id}.${card.age}`
    const loose = `card:${card.id}`
    const known = (thing: Thing) => this.choices.some((choice) => choice.things.includes(thing)) || refusal(this.decision, [], thing) !== null
    return known(exact) ? exact : known(loose) ? loose : null
  }

  /** The name under which an own figure on the board is picked here. */
  figureThing(figure: string, place: string): Thing | null {
    const names = [`figure:${figure}@${place}`, ...(this.#where && !this.#where.has(place) ? [] : [`figure:${figure}`])]
    return names.find((thing) => this.choices.some((choice) => choice.things.includes(thing))) ?? null
  }

  /** One tap: picks a thing; on what is picked already it confirms or, in a subset, takes it back. */
  tap(thing: Thing, verb?: string): void {
    if (!this.decision) return
    if (!this.subset && this.picked(thing) && this.readyNow && (!verb || this.verb === verb)) return this.confirm()
    if (verb && this.verb !== verb) this.picks = pick(this.choices, this.picks, `verb:${verb}`, false)
    this.picks = pick(this.choices, this.picks, thing, this.subset)
    const option = this.readyNow
    const onlyVerb = roleOf(thing) === 'verb' && this.picks.length > 1
    if (option && !onlyVerb && isFirstStep(this.decision, option, this.picks)) this.confirm()
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

  /** Options that a further tap on `thing` leaves. */
  behind(thing: Thing): Choice[] {
    return this.decision ? leadsTo(this.choices, this.picks, thing, this.subset) : []
  }

  why(thing: Thing): Dimmed | null {
    return refusal(this.decision, this.picks, thing)
  }

  /** The option whose consequences are shown: the one under the pointer, else the one that is ready. */
  get shown(): OptionView | null {
    if (this.pointed) {
      const behind = this.behind(this.pointed)
      if (behind.length === 1) return behind[0]!.option
      if (behind.length > 1 || this.why(this.pointed)) return null
    }
    return this.partial ? this.readyNow : null
  }

  /** The change that the shown option makes to one number. */
  change(what: string, seat: number): Change | null {
    return this.shown?.preview?.find((one) => one.what === what && one.seat === seat) ?? null
  }

  get chips(): Chip[] {
    const decision = this.decision
    if (!decision) return []
    if (decision.name === 'action') return this.#verbChips(decision)
    const chips = this.choices.flatMap((choice) => {
      const thing = choice.things[0]
      return thing && choice.things.length === 1 && IN_BAR.has(roleOf(thing)) ? [this.#chip(thing, choice.option)] : []
    })
    return this.subset ? [...chips, ...this.#subsetChips()] : chips
  }

  #chip(thing: Thing, option: OptionView): Chip {
    return {
      id: thing,
      label: option.label,
      cost: option.cost == null ? null : String(option.cost),
      icon: null,
      pressed: this.picked(thing),
      disabled: false,
      reason: null,
      choose: () => this.tap(thing),
    }
  }

  #verbChips(decision: DecisionView): Chip[] {
    const others = this.picks.filter((thing) => roleOf(thing) !== 'verb')
    const known = verbs(decision, this.choices).filter(({ verb, open }) => open || !EXTRA[verb] || this.#upgrades.has(EXTRA[verb]))
    return known.map(({ verb, open, cost }): Chip => {
      const thing = `verb:${verb}`
      const fits = open && (this.verb !== null || this.choices.some((one) => one.option.action.do === verb && holds(one.things, others)))
      return {
        id: thing,
        label: { key: `br-verb-${verb.replaceAll('_', '-')}` },
        cost: cost && (cost[0] === cost[1] ? String(cost[0]) : `${cost[0]}–${cost[1]}`),
        icon: verbIcons[verb] ?? null,
        pressed: this.picked(thing) || (this.verb === null && this.partial && this.readyNow?.action.do === verb),
        disabled: !open || !fits,
        reason: open ? null : (this.why(thing)?.reason ?? null),
        choose: () => this.tap(thing),
      }
    })
  }

  /** All of a subset at once, and none of it. */
  #subsetChips(): Chip[] {
    const size = (choice: Choice) => choice.things.length
    const most = Math.max(...this.choices.map(size))
    const whole = this.choices.filter((choice) => size(choice) === most)
    const chips: Chip[] = []
    if (whole.length === 1 && most > 1) {
      const all = whole[0]!
      chips.push({
        ...this.#chip('subset:all', all.option),
        pressed: this.readyNow === all.option,
        choose: () => void (this.picks = [...all.things]),
      })
    }
    if (this.choices.some((choice) => size(choice) === 0)) {
      const none = this.choices.find((choice) => size(choice) === 0)!
      chips.push({ ...this.#chip('subset:none', none.option), pressed: !this.partial, choose: () => this.clear() })
    }
    return chips
  }
}

export function createSelection(view: PositionView<BloodRageView>, choose: (option: number) => void): BloodRageSelection {
  return new BloodRageSelection(view, choose)
}
