/**
 * What can be picked now, and what it leads to: pure rules of the pointer, none of the game.
 *
 * Every option is a bag of things (a verb, a figure in the reserve, a place, a card, a stat ...).
 * The viewer picks things one by one; an option stays possible while its bag holds all that is picked.
 */
import type { Action, DecisionView, Dimmed, Message, OptionView } from '../../lib/views'
import { idOf, possible, roleOf, type Choice, type Thing } from '../../lib/things'
import { isShip } from './names'

/** Things here: `verb:invade`, `place:horgr`, `reserve:troll`, `figure:warrior`, `card:tyrs_rage.2`. */
export type Role = 'verb' | 'place' | 'reserve' | 'figure' | 'fallen' | 'card' | 'slot' | 'stat' | 'clan' | 'answer'

/** Decisions whose options are subsets: each tap adds or takes away one, and nothing is complete by itself. */
const SUBSETS = new Set(['march_figures', 'sacrifice', 'prowess', 'protect'])
/** First steps of a longer action: nothing is lost by taking them at once, and undo steps back. */
const FIRST_STEPS = new Set(['march', 'sacrifice'])

type Counts = Record<string, number>
const isCounts = (value: unknown): value is Counts => typeof value === 'object' && value !== null && !Array.isArray(value)

function repeated(role: Role, counts: Counts): Thing[] {
  return Object.entries(counts).flatMap(([id, n]) => Array<Thing>(n).fill(`${role}:${id}`))
}

function figures(value: unknown): Thing[] {
  if (!isCounts(value)) return []
  return Object.entries(value).flatMap(([key, n]) =>
    isCounts(n) ? repeated('figure', n).map((thing) => `${thing}@${key}`) : Array<Thing>(n).fill(`figure:${key}`),
  )
}

const cardThing = (id: unknown, age: unknown): Thing => (typeof age === 'number' ? `card:${id}.${age}` : `card:${id}`)

/** The things that name an action; the same for options and for dimmed choices. */
export function thingsOf(action: Action, decision: string): Thing[] {
  const things: Thing[] = []
  if (decision === 'action') things.push(`verb:${action.do}`)
  if (action.do === 'decline' || action.do === 'pass') return [...things, `answer:${action.do}`]
  if (typeof action.choice === 'boolean') return [`answer:${action.choice ? 'yes' : 'no'}`]
  if (action.do === 'draft' || action.do === 'prowess') {
    return (Array.isArray(action.cards) ? action.cards : []).map((id) => cardThing(id, null))
  }
  if (action.do === 'keep' && !action.card) return ['answer:none']
  if (typeof action.clan === 'string') things.push(`clan:${action.clan}`)
  if (typeof action.stat === 'string') things.push(`stat:${action.stat}`)
  if (typeof action.card === 'string') {
    things.push(cardThing(action.card, action.age))
    if (typeof action.slot === 'number') things.push(`slot:${action.slot}`)
  }
  if (typeof action.figure === 'string') {
    const role: Role = action.do === 'valhalla_invade' ? 'fallen' : action.do === 'join' || action.do === 'tide_keep' ? 'figure' : 'reserve'
    things.push(`${role}:${action.figure}${action.do === 'join' ? `@${action.from}` : ''}`)
  }
  things.push(...figures(action.figures))
  for (const field of ['province', 'to', 'from'] as const) {
    if (typeof action[field] === 'string' && things.every((thing) => roleOf(thing) !== 'place')) things.push(`place:${action[field]}`)
  }
  return things
}

/** Does this decision take its things in any number, one by one? */
export function isSubset(decision: DecisionView): boolean {
  return SUBSETS.has(decision.name) || decision.options.some((option) => Array.isArray(option.action.cards) && option.action.cards.length > 1)
}

export function choicesOf(decision: DecisionView | null): Choice[] {
  return (decision?.options ?? []).map((option) => ({ option, things: thingsOf(option.action, decision!.name) }))
}

/** Things that fit to all that is picked (a thing with a role already picked is weighed in its place): these glow. */
export function selectable(choices: Choice[], picks: Thing[], subset: boolean): Set<Thing> {
  const fits = new Map<Thing, boolean>()
  for (const thing of choices.flatMap((choice) => choice.things)) {
    if (fits.has(thing)) continue
    const kept = subset ? picks : picks.filter((one) => roleOf(one) !== roleOf(thing))
    fits.set(thing, picks.includes(thing) || roleOf(thing) === 'verb' || possible(choices, [...kept, thing]).length > 0)
  }
  return new Set([...fits].filter(([, fit]) => fit).map(([thing]) => thing))
}

/**
 * The picks after one more tap. In a subset a tap adds one more of the thing, and at its greatest number takes all of them away.
 * Elsewhere it replaces what had the same role, then drops older picks until an option fits.
 */
export function pick(choices: Choice[], picks: Thing[], thing: Thing, subset: boolean): Thing[] {
  if (subset) {
    const more = [...picks, thing]
    return possible(choices, more).length > 0 ? more : picks.filter((one) => one !== thing)
  }
  const others = picks.filter((one) => roleOf(one) !== roleOf(thing))
  for (let drop = 0; drop <= others.length; drop++) {
    const verb = others.filter((one) => roleOf(one) === 'verb')
    const rest = others.filter((one) => roleOf(one) !== 'verb').slice(drop)
    const next = [...verb, ...rest, thing]
    if (possible(choices, next).length > 0) return next
  }
  return possible(choices, [thing]).length > 0 ? [thing] : picks
}

/** The option that needs only a confirmation: named completely, or the only one left. */
export function readyOption(choices: Choice[], picks: Thing[], subset: boolean): OptionView | null {
  const open = possible(choices, picks)
  const exact = open.find((choice) => choice.things.length === picks.length)
  if (exact) return exact.option
  if (subset && choices.length > 1) return null
  return open.length === 1 ? open[0]!.option : null
}

/** Is this ready option to be sent without a confirmation (a verb or place that only opens the next step)? */
export function isFirstStep(decision: DecisionView, option: OptionView, picks: Thing[]): boolean {
  return decision.name === 'action' && FIRST_STEPS.has(option.action.do) && option.action.figures === undefined && picks.includes(`verb:${option.action.do}`)
}

/** The options that a further tap on `thing` would leave. */
export function leadsTo(choices: Choice[], picks: Thing[], thing: Thing, subset: boolean): Choice[] {
  const next = pick(choices, picks, thing, subset)
  return next.includes(thing) ? possible(choices, next) : []
}

/** Why `thing` cannot be had: the dimmed choice that names it and agrees best with what is picked. */
export function refusal(decision: DecisionView | null, picks: Thing[], thing: Thing): Dimmed | null {
  let best: Dimmed | null = null
  let most = -1
  for (const dimmed of decision?.dimmed ?? []) {
    const things = thingsOf(dimmed.action, decision!.name)
    if (!things.includes(thing)) continue
    const verb = picks.find((one) => roleOf(one) === 'verb')
    if (verb && roleOf(thing) !== 'verb' && !things.includes(verb)) continue
    const agree = picks.filter((one) => things.includes(one)).length * 10 - things.length
    if (best === null || agree > most) [best, most] = [dimmed, agree]
  }
  return best
}

export interface VerbSummary {
  verb: string
  open: boolean
  /** Lowest and highest Rage among its options, or null when it costs nothing that is said. */
  cost: [number, number] | null
}

/** The verbs of an action turn in the order of the rule book, with their range of costs. */
export function verbs(decision: DecisionView, choices: Choice[]): VerbSummary[] {
  const order = ['invade', 'march', 'upgrade', 'quest', 'pillage', 'repillage', 'valhalla_invade', 'sacrifice', 'pass']
  const named = new Set([...choices.map((one) => one.option.action.do), ...(decision.dimmed ?? []).map((one) => one.action.do)])
  return order.filter((verb) => named.has(verb)).map((verb) => {
    const costs = choices.filter((one) => one.option.action.do === verb).map((one) => one.option.cost).filter((cost) => typeof cost === 'number')
    return { verb, open: choices.some((one) => one.option.action.do === verb), cost: costs.length ? [Math.min(...costs), Math.max(...costs)] : null }
  })
}

/** The question as it stands after the picks made so far. */
export function sentence(decision: DecisionView, choices: Choice[], picks: Thing[]): Message {
  if (decision.name !== 'action' && decision.name !== 'free_invade') return decision.prompt
  const open = possible(choices, picks)
  const verbsLeft = new Set(open.map((choice) => choice.option.action.do).filter((verb) => verb !== 'decline'))
  if (picks.length === 0 || verbsLeft.size !== 1) return decision.prompt
  const verb = [...verbsLeft][0]!
  const figure = picks.find((one) => roleOf(one) === 'reserve' || roleOf(one) === 'fallen')
  const place = picks.find((one) => roleOf(one) === 'place')
  const card = picks.find((one) => roleOf(one) === 'card')
  if (verb === 'invade' || verb === 'valhalla_invade' || verb === 'free_invade') {
    if (figure) return { key: isShip(idOf(figure)) ? 'br-ask-sail' : 'br-ask-invade-where', args: { figure: { kind: 'figure', id: idOf(figure) } } }
    if (place) return { key: 'br-ask-invade-who', args: { place: { kind: 'place', id: idOf(place) } } }
  }
  if (verb === 'upgrade' && card) return { key: 'br-ask-slot', args: { card: { kind: 'card', id: idOf(card).replace(/\.\d+$/, '') } } }
  return { key: `br-ask-${verb.replaceAll('_', '-')}` }
}
