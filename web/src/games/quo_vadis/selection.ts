/**
 * Which things name an action: a space, a card, an origin and a goal, a number of beads ...
 * Whatever has no place on the table is an `answer` and stands as a chip in the action bar.
 */
import type { Action, DecisionView } from '../../lib/views'
import { holds, possible, roleOf, type Choice, type Reading, type Thing } from '../../lib/things'

/** Things here: `space:a24_0`, `from:a24_0`, `card:miracle`, `genesis:genesis_4`; the rest are answers. */
/** Roles of things that lie on the table; the others are chips. */
const ON_TABLE = new Set(['area', 'space', 'from', 'to', 'card', 'skill', 'race', 'cube'])

const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])
const times = (thing: Thing, n: unknown): Thing[] => (typeof n === 'number' ? Array<Thing>(n).fill(thing) : [])

/** Each tap adds or takes away one, and nothing is complete by itself. */
export function isSubset(decision: DecisionView): boolean {
  return [...decision.options, ...(decision.dimmed ?? [])].some(({ action }) => Array.isArray(action.spaces) || (action.do === 'discard' && Array.isArray(action.cards)) || action.do === 'cubes')
}

/** The things that name an action; null when it lies nowhere on the table. */
function named(action: Action): Thing[] | null {
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
      return isText(action.kind) ? [`card:${action.kind}`, ...(isText(action.mode) ? [`mode:${action.mode}`] : [])] : null
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

/** Another origin, card or area may always be taken instead; the goal and the way go with what is picked. */
const FOLLOWING = new Set(['to', 'mode', 'building'])

export const reading: Reading = { thingsOf: named, isSubset, several: new Set(['genesis']), follows: (role) => FOLLOWING.has(role) }

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
  const same = open.filter((choice) => holds(seen, choice.things.filter((thing) => ON_TABLE.has(roleOf(thing)))))
  const other = choices.filter((choice) => holds(choice.things, seen) && choice.things.some((thing) => !ON_TABLE.has(roleOf(thing))))
  const list = same.length > 1 || other.length > 0 ? [...new Set([...same, ...other.filter((choice) => holds(seen, choice.things.filter((thing) => ON_TABLE.has(roleOf(thing)))))])] : []
  return [...list, ...plain.filter((choice) => !list.includes(choice))]
}
