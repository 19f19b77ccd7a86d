/** Which things name an action: a verb, a figure in the reserve, a place, a card, a stat ... */
import type { Action, DecisionView, Message, OptionView } from '../../lib/views'
import { idOf, possible, roleOf, type Choice, type Reading, type Thing } from '../../lib/things'
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

/** Free slots are alike; which upgrade gives way to another is never chosen by itself. */
const slotRank = ({ action, cost }: OptionView): number | null => (action.replaces ? null : (cost ?? 0))
/** Where things lie that are exchanged, a verb keeps what goes with it. */
export const reading: Reading = { thingsOf, isSubset, held: new Set(['verb']), follows: (role) => role !== 'verb', usual: new Set(['slot']), rank: slotRank }

/** All that have room march to the place picked, unless some of them are picked. */
const marching: Reading = {
  ...reading,
  several: new Set(['figure']),
  usual: new Set(['figure']),
  rank: ({ action }) => -figures(action.figures).length,
  onwards: { when: (action) => (action.figures === undefined ? 'when ready' : null), joins: (_, __, next) => (next.name === 'march_figures' ? 'part' : null) },
}

export const readingOf = (decision: DecisionView | null): Reading => (decision?.name === 'march_to' ? marching : reading)

/** Is this ready option to be sent without a confirmation (a verb or place that only opens the next step)? */
export function isFirstStep(decision: DecisionView, option: OptionView, picks: Thing[]): boolean {
  return decision.name === 'action' && FIRST_STEPS.has(option.action.do) && option.action.figures === undefined && picks.includes(`verb:${option.action.do}`)
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
