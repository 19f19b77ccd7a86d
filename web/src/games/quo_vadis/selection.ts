/**
 * What can be picked now, and what it leads to: pure rules of the pointer, none of the game.
 *
 * Every option is a bag of things (a space, a card, an origin and a goal, a number of beads ...).
 * The viewer picks things one by one; an option stays possible while its bag holds all that is picked.
 * Whatever has no place on the table is an `answer` and stands as a chip in the action bar.
 */
import type { Action, DecisionView, Dimmed, OptionView } from '../../lib/views'
import { holds, idOf, possible, roleOf, type Choice, type Thing } from '../../lib/things'

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

export function choicesOf(decision: DecisionView | null): Choice[] {
  return (decision?.options ?? []).map((option) => ({ option, things: named(option.action) ?? [`answer:${option.n}`] }))
}

/** Things that fit to all that is picked (a thing with a role already picked is weighed in its place). */
export function selectable(choices: Choice[], picks: Thing[], subset: boolean): Set<Thing> {
  const out = new Set<Thing>()
  for (const thing of new Set(choices.flatMap((choice) => choice.things))) {
    const role = roleOf(thing)
    // another origin, card or area may always be taken instead
    const kept = subset || role === 'genesis' ? picks : role === 'to' || role === 'mode' || role === 'building' ? picks.filter((one) => roleOf(one) !== role) : []
    if (picks.includes(thing) || possible(choices, [...kept, thing]).length > 0) out.add(thing)
  }
  return out
}

/**
 * The picks after one more tap. In a subset a tap adds one more of the thing, and at its greatest number takes all of them away.
 * Elsewhere it replaces what had the same role, then drops older picks until an option fits.
 */
export function pick(choices: Choice[], picks: Thing[], thing: Thing, subset: boolean): Thing[] {
  if (subset || roleOf(thing) === 'genesis') {
    const more = [...picks, thing]
    if (possible(choices, more).length > 0) return more
    const fewer = picks.filter((one) => one !== thing)
    return fewer.length < picks.length ? fewer : possible(choices, [thing]).length > 0 && !subset ? [thing] : picks
  }
  const others = picks.filter((one) => roleOf(one) !== roleOf(thing))
  for (let drop = 0; drop <= others.length; drop++) {
    const next = [...others.slice(drop), thing]
    if (possible(choices, next).length > 0) return next
  }
  return picks
}

/** The option that needs only a confirmation: named completely, or the only one left. */
export function readyOption(choices: Choice[], picks: Thing[], subset: boolean): OptionView | null {
  const open = possible(choices, picks)
  const exact = open.find((choice) => choice.things.length === picks.length)
  if (exact && (picks.length > 0 || subset)) return exact.option
  if (subset && choices.length > 1) return null
  return open.length === 1 ? open[0]!.option : null
}

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

/** Why `thing` cannot be had: the dimmed choice that names it and agrees best with what is picked. */
export function refusal(decision: DecisionView | null, picks: Thing[], thing: Thing): Dimmed | null {
  let best: Dimmed | null = null
  let most = -Infinity
  for (const dimmed of decision?.dimmed ?? []) {
    const things = named(dimmed.action)
    if (!things?.includes(thing)) continue
    const agree = picks.filter((one) => things.includes(one)).length * 10 - things.length
    if (agree > most) [best, most] = [dimmed, agree]
  }
  return best
}

/** The thing of a dimmed choice on a space. */
export function refusedAt(decision: DecisionView | null, picks: Thing[], space: string, area: string): Dimmed | null {
  for (const thing of [`to:${space}`, `space:${space}`, `from:${space}`, `area:${area}`]) {
    const found = refusal(decision, picks, thing)
    if (found) return found
  }
  return null
}
