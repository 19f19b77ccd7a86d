/** Each seat's clan: its emblem stands on the seat's colour. */
import type { Component } from 'svelte'
import type { Emblem } from '../../lib/game-ui'
import { colour, letter } from '../../lib/seats'
import type { PositionView } from '../../lib/views'
import { clanIcons, signs } from './icons'
import type { BloodRageView } from './types'

export const deep = (seat: number): string => `var(--seat${letter(seat)}-deep)`

export function clanIcon(board: BloodRageView, seat: number): Component {
  const clan = board.clans.find((one) => one.seat === seat)?.clan
  return (clan && clanIcons[clan]) || signs.rune
}

export function emblem(view: PositionView<BloodRageView>, seat: number): Emblem {
  return { colour: colour(seat), letter: letter(seat), icon: clanIcon(view.board, seat) }
}

/** Who has taken a clan; null while it is free. */
export function clanOwner(board: BloodRageView, clan: string): number | null {
  return board.clans.find((one) => one.clan === clan)?.seat ?? null
}
