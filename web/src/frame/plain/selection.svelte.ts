/** Any decision as chips in the action bar: its options in words, grouped by verb where they are many. */
import type { Chip, Ready, Words } from '../../lib/game-ui'
import { Picking } from '../../lib/picking.svelte'
import { idOf, roleOf, type Reading } from '../../lib/things'
import type { Action, Message, PositionView } from '../../lib/types'
import { verbMessage } from './board'

/** So many chips are taken in at a glance; more stand behind their verbs. */
const AT_A_GLANCE = 8

const optionThing = (action: Action): string => `option:${JSON.stringify(action)}`
const verbThing = (action: Action): string => `verb:${action.do}`
const reading: Reading = { thingsOf: (action) => [verbThing(action), optionThing(action)], isSubset: () => false, held: new Set(['verb']), follows: (role) => role !== 'verb' }

export class PlainSelection extends Picking {
  #words: Words

  constructor(view: PositionView, choose: (choice: number | Action[]) => void, words: Words) {
    super(reading, view.decision, choose)
    this.#words = words
  }

  get ready(): Ready | null {
    const option = this.readyNow
    return option && { option, label: option.label, cost: option.cost ?? null }
  }

  get sentence(): Message | null {
    return this.decision?.prompt ?? null
  }

  /** In the order in which the options name them. */
  get #verbs(): string[] {
    return [...new Set([...this.choices.map((one) => one.option.action.do), ...(this.decision?.dimmed ?? []).map((one) => one.action.do)])]
  }

  get chips(): Chip[] {
    const verbs = this.#verbs
    const all = this.choices.length + (this.decision?.dimmed?.length ?? 0)
    if (verbs.length === 1 || all <= AT_A_GLANCE) return verbs.flatMap((verb) => this.#optionChips(verb))
    const taken = this.picks.find((thing) => roleOf(thing) === 'verb')
    return [...verbs.map((verb) => this.#verbChip(verb)), ...(taken ? this.#optionChips(idOf(taken)) : [])]
  }

  /** A verb with one option is that option; one with none says why. */
  #verbChip(verb: string): Chip {
    const options = this.choices.filter((one) => one.option.action.do === verb)
    const name = verbMessage(this.#words, verb)
    const id = `verb:${verb}`
    const label = options.length > 1 ? { key: 'verb-options', args: { verb: this.#words.t(name), n: options.length } } : name
    const reason = this.decision?.dimmed?.find((one) => one.action.do === verb)?.reason ?? null
    return { id, label, cost: null, icon: null, pressed: this.picked(id), disabled: options.length === 0, reason: options.length === 0 ? reason : null, choose: () => this.tap(id) }
  }

  #optionChips(verb: string): Chip[] {
    const options = this.choices.map((one) => one.option).filter((option) => option.action.do === verb)
    const dimmed = (this.decision?.dimmed ?? []).filter((one) => one.action.do === verb)
    return [
      ...options.map((option) => this.chip(optionThing(option.action), option, { choose: () => this.#take(option.action) })),
      ...dimmed.map(({ action, label, reason }): Chip => ({ id: optionThing(action), label, cost: null, icon: null, pressed: false, disabled: true, reason, choose() {} })),
    ]
  }

  #take(action: Action): void {
    const things = [verbThing(action), optionThing(action)]
    if (this.picked(things[1]!)) this.confirm()
    else this.set(things)
  }
}
