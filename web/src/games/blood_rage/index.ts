import Flame from '~icons/game-icons/flame'
import type { GameUi } from '../../lib/game-ui'
import Header from './AgeTrack.svelte'
import Board from './Board.svelte'
import Sheet from './ClanSheet.svelte'
import { credits } from './credits'
import Hand from './Hand.svelte'
import Reserve from './Reserve.svelte'
import { interludes } from './scenes/interludes'
import { scene } from './scenes/scene'
import SeatDetails from './SeatPanelDetails.svelte'
import { emblem } from './seats'
import { createSelection, type BloodRageSelection } from './selection.svelte'
import './theme.css'
import { traces } from './traces'
import { weight } from './weights'
import type { BloodRageView } from './types'
import Valhalla from './Valhalla.svelte'

const bloodRage: GameUi<BloodRageSelection, BloodRageView> = {
  Board,
  Header,
  Hand,
  Sheet,
  Reserve,
  SeatDetails,
  Common: Valhalla,
  cost: Flame,
  scene,
  interludes,
  weight,
  traces,
  emblem,
  score(view, seat) {
    const clan = view.board.clans.find((one) => one.seat === seat)
    return { points: clan?.glory ?? 0, rank: clan?.rank ?? 1, firstPlayer: view.board.firstPlayer === seat }
  },
  createSelection,
  credits,
}

export default bloodRage
