/** Which scene lies over the world now. */
import type { Scene, View } from '../part'
import CubesScene from './CubesScene.svelte'
import RaceScene from './RaceScene.svelte'
import SkillScene from './SkillScene.svelte'
import WarScene from './WarScene.svelte'

/** Questions of a war that are answered in the ledger and its action bar. */
const IN_WAR = new Set(['war_spirit', 'war_levy', 'reroll', 'plunder'])

export function scene(view: View): Scene | null {
  const { board, decision } = view
  const unanswered = decision !== null && !decision.picked?.length
  if (decision?.name === 'skill' && unanswered) return { id: `skill:${board.round}.${board.active}`, component: SkillScene, closable: true }
  if (board.races.length > 0) return { id: 'race', component: RaceScene, closable: !(decision?.name === 'race' && unanswered) }
  // what suits the world is chosen with the world in sight
  if (decision?.name === 'cubes') return { id: 'cubes', component: CubesScene, closable: !unanswered, beside: true }
  if (decision?.name === 'basic') return { id: 'basic', component: SkillScene, closable: !unanswered, beside: true }
  if ((board.mine?.pack.length ?? 0) > 0) return { id: `draft:${board.mine!.pack.length}`, component: SkillScene, closable: !(decision?.name === 'draft' && unanswered), beside: true }
  if (board.war) {
    const id = `war:${board.round}.${board.active}`
    if (decision && IN_WAR.has(decision.name)) return { id, component: WarScene, closable: false }
    // what is chosen on the world (a retreat, a town ...) needs it in sight
    if (!decision) return { id, component: WarScene, closable: true }
  }
  return null
}
