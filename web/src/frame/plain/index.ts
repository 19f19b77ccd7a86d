/** The plain page: what stands in the places that a game leaves empty. */
import type { GameUi, Score, WholeUi } from '../../lib/game-ui'
import { colour, letter } from '../../lib/seats'
import type { PositionView } from '../../lib/types'
import { isFields, pointsOf, sorted } from './board'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Header from './Header.svelte'
import SeatDetails from './SeatDetails.svelte'
import { PlainSelection } from './selection.svelte'
import Sheet from './Sheet.svelte'

/** Of the result; before the end as the board tells it, if it does. */
function score(view: PositionView, seat: number): Score {
  const board = isFields(view.board) ? view.board : {}
  const firstPlayer = [board.firstPlayer, board.startPlayer].includes(seat)
  const end = view.result?.seats.find((one) => one.seat === seat)
  if (end) return { points: end.score, rank: end.rank, firstPlayer }
  const points = pointsOf(sorted(board, view.players))
  return points ? { points: points[seat]!, rank: 1 + points.filter((other) => other > points[seat]!).length, firstPlayer } : { points: null, rank: 1, firstPlayer }
}

const plain: WholeUi = {
  Board,
  Header,
  Hand,
  Sheet,
  SeatDetails,
  emblem: (_, seat) => ({ colour: colour(seat), letter: letter(seat), icon: null }),
  score,
  createSelection: (view, onChoose, words) => new PlainSelection(view, onChoose, words),
}

export const whole = (ui: GameUi): WholeUi => ({ ...plain, ...ui })
