/**
 * Which things name an action: a space, a card, an origin and a goal, a number of beads ...
 * Whatever has no place on the table is an `answer` and stands as a chip in the action bar.
 */
import type { Action, DecisionView } from '../../lib/views'
import { holds, possible, roleOf, type Choice, type Onwards, type Part, type Reading, type Thing } from '../../lib/things'

/**
 * Things here: `space:a24_0`, `from:a24_0`, `card:miracle`, `genesis:genesis_4`; in the bar `mode:change`, `entreaty:labour`,
 * `times:2`, `act:gain`; the rest are answers.
 */
/** Roles of things that lie on the table; the others are chips. */
const ON_TABLE = new Set(['area', 'genesis', 'space', 'from', 'to', 'card', 'skill', 'race', 'cube'])

const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])
const times = (thing: Thing, n: unknown): Thing[] => (typeof n === 'number' ? Array<Thing>(n).fill(thing) : [])

/** Each tap adds or takes away one, and nothing is complete by itself. */
export function isSubset(decision: DecisionView): boolean {
  return [...decision.options, ...(decision.dimmed ?? [])].some(({ action }) => Array.isArray(action.spaces) || (action.do === 'discard' && Array.isArray(action.cards)) || action.do === 'cubes')
}

/** The things that name an action; null when it lies nowhere on the table. */
function named(action: Action, decision: string): Thing[] | null {
  if (decision === 'miracle') return [`act:${action.do}`]
  switch (action.do) {
    case 'cubes':
      return [...times('cube:war_spirit', action.war_spirit), ...times('cube:food', action.food), ...times('cube:faith', action.faith)]
    case 'race':
      return isText(action.race) ? [`race:${action.race}`] : null
    case 'draft':
    case 'basic':
    case 'skill':
      return isText(action.skill) ? [`skill:${action.skill}`] : null
    case 'area':
      return isText(action.area) ? [`area:${action.area}`] : Array.isArray(action.cards) ? texts(action.cards).map((id) => `genesis:${id}`) : null
    case 'wrath':
      return Array.isArray(action.spaces) ? texts(action.spaces).map((id) => `space:${id}`) : null
    case 'card':
      if (isText(action.kind)) return [`card:${action.kind}`, ...(isText(action.mode) ? [`mode:${action.mode}`] : [])]
      return [`entreaty:${action.entreaty ?? 'none'}${action.pay === 'dominion' ? '@dominion' : ''}`]
    case 'repeat':
      return [`times:${action.n}`]
    case 'discard':
      return isText(action.kind) ? [`card:${action.kind}`] : Array.isArray(action.cards) ? texts(action.cards).map((id) => `card:${id}`) : null
    case 'move':
    case 'retreat':
      return isText(action.from) && isText(action.to) ? [`from:${action.from}`, `to:${action.to}`] : null
    case 'swarm':
      return isText(action.space) ? [`space:${action.space}`, 'mode:swarm'] : null
    case 'build':
      return isText(action.space) && isText(action.building) ? [`space:${action.space}`, `building:${action.building}`] : null
    default:
      return isText(action.space) ? [`space:${action.space}`] : null
  }
}

/** Another origin or card may always be taken instead; the goal and the way go with what is picked, and an area with its cards. */
const FOLLOWING = new Set(['to', 'mode', 'building', 'area'])

/** The usual turn: the cheapest cards, the generation goes on, no entreaty, all the actions there are. */
const USUAL = new Set(['genesis', 'mode', 'entreaty', 'times', 'act'])

/** Questions that are answered in one, each with those that may come next. */
const GESTURES: Record<string, readonly string[]> = {
  area: ['area_cards'],
  place_more: ['card'],
  card: ['entreaty', 'repeat', 'miracle'],
  entreaty: ['repeat', 'miracle'],
  miracle: ['miracle'],
}

const onwards: Onwards = {
  when(action, decision) {
    if (decision === 'area' && isText(action.area)) return 'at once'
    if (decision === 'place_more') return action.do === 'stop' ? 'at once' : null
    if (decision === 'miracle') return action.do === 'stop' ? null : 'when ready'
    return decision in GESTURES ? 'when ready' : null
  },
  joins(action, decision, next) {
    if (!GESTURES[decision]?.includes(next.name)) return null
    // with no action left only the conversion is open: that is a question of its own
    if (next.name === 'miracle' && !next.options.some((one) => one.action.do === 'gain')) return null
    return action.do === 'stop' ? 'instead' : 'part'
  },
}

/** With nothing picked the Wrath of God is not used. */
const idle = (action: Action, decision: string): boolean => action.do === 'decline' && (decision === 'wrath' || decision === 'divine_punishment')

export const reading: Reading = { thingsOf: named, isSubset, several: new Set(['genesis']), follows: (role) => FOLLOWING.has(role), usual: USUAL, idle, onwards }

/** What a tap on a space means now: the goal of a move begun, else the space itself, an origin, its area. */
export function meaning(choices: Choice[], picks: Thing[], space: string, area: string): Thing | null {
  const known = new Set(choices.flatMap((choice) => choice.things))
  const from = picks.find((one) => roleOf(one) === 'from')
  if (from && from !== `from:${space}` && possible(choices, [from, `to:${space}`]).length > 0) return `to:${space}`
  const found = [`space:${space}`, `from:${space}`, `area:${area}`].find((thing) => known.has(thing))
  if (found) return found
  // a goal with one origin only
  return known.has(`to:${space}`) && !from ? `to:${space}` : null
}

/** Options that are to stand as chips: those off the table, and those that differ only in something off the table. */
export function offTable(choices: Choice[], picks: Thing[]): Choice[] {
  const open = possible(choices, picks)
  const plain = choices.filter((choice) => !choice.things.some((thing) => ON_TABLE.has(roleOf(thing))) && choice.things.length > 0)
  const seen = picks.filter((one) => ON_TABLE.has(roleOf(one)))
  if (seen.length === 0) return plain
  const alike = (choice: Choice): boolean => holds(seen, choice.things.filter((thing) => ON_TABLE.has(roleOf(thing))))
  const same = open.filter(alike)
  const other = choices.filter((choice) => holds(choice.things, seen) && choice.things.some((thing) => !ON_TABLE.has(roleOf(thing))))
  // in the order of the options, so that no chip leaves its place
  const list = choices.filter((choice) => same.includes(choice) || (other.includes(choice) && alike(choice)))
  return [...(list.length > 1 ? list : []), ...plain.filter((choice) => !list.includes(choice))]
}

/** Something off the table that a choice of several answers names, and what could be named in its place. */
export interface Alternatives {
  thing: Thing
  /** Each with the things that name it, and the answer it belongs to. */
  list: { things: Thing[]; part: Part }[]
}

/**
 * The later answers of a choice: of each thing off the table all that could stand there, given those before it. Short lists
 * come first, so that as few as possible of the answers taken lie out of sight.
 */
export function alternatives(choices: Choice[], meant: Choice): Alternatives[] {
  const own = meant.parts?.[0]?.things.length ?? meant.things.length
  return meant.things.flatMap((thing, at) => {
    if (at < own || ON_TABLE.has(roleOf(thing))) return []
    const before = meant.things.slice(0, at)
    const list = new Map<Thing, { things: Thing[]; part: Part }>()
    for (const choice of choices) {
      const other = choice.things[at]
      if (!other || roleOf(other) !== roleOf(thing) || !before.every((one, n) => choice.things[n] === one) || list.has(other)) continue
      const part = choice.parts?.find((one) => one.things.includes(other))
      if (part) list.set(other, { things: [...before, other], part })
    }
    return list.size > 1 ? [{ thing, list: [...list.values()] }] : []
  }).sort((a, b) => a.list.length - b.list.length)
}
