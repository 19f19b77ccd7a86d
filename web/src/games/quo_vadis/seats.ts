/** Each seat's race: its emblem stands on the seat's colour. */
import type { Component } from 'svelte'
import type { Emblem } from '../../lib/game-ui'
import { colour, letter } from '../../lib/seats'
import { raceIcons, signs } from './icons'
import type { View } from './part'
import type { QuoVadisView } from './types'


export function raceIcon(board: QuoVadisView, seat: number): Component {
  const race = board.gods.find((one) => one.seat === seat)?.race
  return (race && raceIcons[race]) || signs.person
}

export function emblem(view: View, seat: number): Emblem {
  return { colour: colour(seat), letter: letter(seat), icon: raceIcon(view.board, seat) }
}
