import Bowl from '~icons/game-icons/bowl-of-rice'
import type { GameUi } from '../../lib/game-ui'
import Board from './Board.svelte'
import Common from './Common.svelte'
import { credits } from './credits'
import Hand from './Hand.svelte'
import Header from './Header.svelte'
import Reserve from './Reserve.svelte'
import { scene } from './scenes/scene'
import Stage from './scenes/Stage.svelte'
import SeatDetails from './SeatDetails.svelte'
import { emblem } from './seats'
import { createSelection, type QuoVadisSelection } from './selection.svelte'
import Sheet from './Sheet.svelte'
import './theme.css'
import { weight } from './weights'
import { godOf, type QuoVadisView } from './types'

const quoVadis: GameUi<QuoVadisSelection, QuoVadisView> = {
  Board,
  upright: true,
  Header,
  Hand,
  Sheet,
  Reserve,
  SeatDetails,
  Common,
  Stage,
  cost: Bowl,
  scene,
  weight,
  emblem,
  score(view, seat) {
    const god = godOf(view.board, seat)
    return { points: god?.vp ?? 0, rank: god?.rank ?? 1, firstPlayer: view.board.startPlayer === seat }
  },
  createSelection,
  credits,
}

export default quoVadis
