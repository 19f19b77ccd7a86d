/** Which scene lies over the board now. */
import type { Scene, View } from '../part'
import type { BattleView } from '../types'
import BattleScene from './BattleScene.svelte'
import ClanScene from './ClanScene.svelte'
import DiscardScene from './DiscardScene.svelte'
import DraftScene from './DraftScene.svelte'

/** Questions that are answered on the map, even in the middle of a battle. */
const ON_MAP = new Set(['join', 'hammers_move', 'witch_retreat', 'action', 'free_invade', 'march_to', 'march_figures', 'sacrifice'])

function battleId(view: View, battle: BattleView): string {
  const began = view.log.findLast((entry) => entry.kind === 'battle_began')?.n ?? `${view.board.age}.${battle.pillager}.${battle.province}`
  return `battle:${began}`
}

export function scene(view: View): Scene | null {
  const { board, decision } = view
  if (decision?.name === 'clan' || view.waiting.some((one) => one.id === 'BR-D01')) return { id: 'clans', component: ClanScene, closable: decision?.name !== 'clan' }
  if (board.phase === 'gods_gifts' && (board.mine?.pack.length ?? 0) > 0) {
    return { id: `draft:${board.age}.${board.mine!.pack.length}`, component: DraftScene, closable: decision?.name !== 'draft' }
  }
  if (decision?.name === 'keep') return { id: `keep:${board.age}`, component: DiscardScene, closable: false }
  if (decision && ON_MAP.has(decision.name)) return null
  // where nobody stands against the pillager there is no battle
  if (board.battle && board.battle.stage !== 'call' && board.battle.fighters.length > 1) return { id: battleId(view, board.battle), component: BattleScene, closable: true }
  return null
}
