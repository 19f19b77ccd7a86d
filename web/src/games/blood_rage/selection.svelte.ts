/** One decision of the viewer, half made: picks and pointer, shared by board, hand, sheet, scenes and action bar. */
import type { Ahead, Chip, Ready, Words } from '../../lib/game-ui'
import { Picking } from '../../lib/picking.svelte'
import { holds, idOf, roleOf, type Choice, type Thing } from '../../lib/things'
import type { Action, DecisionView, Message, PositionView } from '../../lib/views'
import { verbIcons } from './icons'
import { isFirstStep, readingOf, sentence, verbs } from './selection'
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

export class BloodRageSelection extends Picking {
  #upgrades: Set<string>
  /** Places whose figures a question is about, if it names any. */
  #where: Set<string> | null

  constructor(view: PositionView<BloodRageView>, choose: (choice: number | Action[]) => void, ahead?: Ahead) {
    super(readingOf(view.decision), view.decision, choose, ahead)
    const clan = view.board.clans.find((one) => one.seat === view.seat)
    this.#upgrades = new Set(clan?.slots.flatMap((slot) => (slot.card ? [slot.card.id] : [])))
    this.#where = placesAsked(view)
  }

  get ready(): Ready | null {
    const option = this.readyNow
    return option && { option, label: option.label, cost: option.cost ?? null }
  }

  get sentence(): Message | null {
    return this.decision && sentence(this.decision, this.choices, this.picks)
  }

  override get onSheet(): boolean {
    const left = [...this.glowing].filter((thing) => !this.picked(thing)).map(roleOf)
    return this.readyNow === null && this.picks.some((thing) => roleOf(thing) === 'card') && left.includes('slot')
  }

  get verb(): string | null {
    const verb = this.picks.find((thing) => roleOf(thing) === 'verb')
    return verb ? idOf(verb) : null
  }

  /** The name under which a card is picked here, or null if no option has to do with it. */
  cardThing(card: CardView): Thing | null {
    const exact = `card:${card.id}.${card.age}`
    const loose = `card:${card.id}`
    const known = (thing: Thing) => this.choices.some((choice) => choice.things.includes(thing)) || this.bags.refusal([], thing) !== null
    return known(exact) ? exact : known(loose) ? loose : null
  }

  /** The name under which an own figure on the board is picked here; at the start of an action it marches off. */
  figureThing(figure: string, place: string): Thing | null {
    if (this.decision?.name === 'action') return this.glows(`march:${place}`) ? `march:${place}` : null
    const names = [`figure:${figure}@${place}`, ...(this.#where && !this.#where.has(place) ? [] : [`figure:${figure}`])]
    return names.find((thing) => this.choices.some((choice) => choice.things.includes(thing))) ?? null
  }

  override glows(thing: Thing): boolean {
    if (roleOf(thing) !== 'march') return super.glows(thing)
    return !this.partial && this.choices.some(({ option }) => option.action.do === 'march' && option.action.from === idOf(thing))
  }

  /** One tap: picks a thing; on what is picked already it confirms; a verb or an origin alone goes to its next step. */
  override tap(thing: Thing, verb?: string): void {
    if (!this.decision) return
    if (roleOf(thing) === 'march') return this.tap(`place:${idOf(thing)}`, 'march')
    if (this.bags.reading.several?.has(roleOf(thing))) {
      const more = this.bags.pick(this.picks, thing)
      if (more.length > this.picks.length) return void (this.picks = more)
    }
    if (this.pending && this.picked(thing)) return
    if (!this.subset && this.picked(thing) && this.readyNow && (!verb || this.verb === verb)) return this.confirm()
    if (verb && this.verb !== verb) this.picks = this.bags.pick(this.picks, `verb:${verb}`)
    this.picks = this.bags.pick(this.picks, thing)
    const option = this.readyNow
    const onlyVerb = roleOf(thing) === 'verb' && this.picks.length > 1
    if (option && !onlyVerb && isFirstStep(this.decision, option, this.picks)) this.confirm()
  }

  get chips(): Chip[] {
    const decision = this.decision
    if (!decision) return []
    if (decision.name === 'action') return this.#verbChips(decision)
    const chips = this.choices.flatMap((choice) => {
      const thing = choice.things[0]
      return thing && choice.things.length === 1 && IN_BAR.has(roleOf(thing)) ? [this.chip(thing, choice.option)] : []
    })
    return this.subset ? [...chips, ...this.#subsetChips()] : chips
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
      chips.push(this.chip('subset:all', all.option, { pressed: this.readyNow === all.option, choose: () => this.set([...all.things]) }))
    }
    if (this.choices.some((choice) => size(choice) === 0)) {
      const none = this.choices.find((choice) => size(choice) === 0)!
      chips.push(this.chip('subset:none', none.option, { pressed: !this.partial, choose: () => this.clear() }))
    }
    return chips
  }
}

export function createSelection(view: PositionView<BloodRageView>, choose: (choice: number | Action[]) => void, _: Words, ahead?: Ahead): BloodRageSelection {
  return new BloodRageSelection(view, choose, ahead)
}
