/** Seat colours with their race's emblem: colour, emblem and letter always go together. */
import type { Component } from 'svelte'
import type { Emblem } from '../../lib/game-ui'
import { raceIcons, signs } from './icons'
import type { View } from './part'
import type { QuoVadisView } from './types'

export const letter = (seat: number): string => 'ABCDE'[seat] ?? '?'
/** CSS variables of the frame. */
export const colour = (seat: number): string => `var(--seat${letter(seat)})`
/** Readable on the seat's colour. */
export const tint = (seat: number): string => (seat === 2 || seat === 4 ? '#fff' : 'var(--qv-pieceInk)')

export function raceIcon(board: QuoVadisView, seat: number): Component {
  const race = board.gods.find((one) => one.seat === seat)?.race
  return (race && raceIcons[race]) || signs.person
}

export function emblem(view: View, seat: number): Emblem {
  return { colour: colour(seat), letter: letter(seat), icon: raceIcon(view.board, seat) }
}
