/** Seats of a running game that went to somebody else, in words and among what else happened. */
import type { Words } from './game-ui'
import { isolate } from './names'
import { letter as letterOf } from './seats'
import type { Holder, SeatChange } from './types'

/** Who holds or held a seat: the name of that time, a bot by its kind and letter; null where it is not known. */
export function holderName(holder: Holder, seat: number, say: Words['t']): string | null {
  if (holder.kind === 'person') return isolate(holder.name)
  return holder.kind === 'bot' ? say('bot-seat', { bot: holder.bot ?? '', letter: letterOf(seat) }) : null
}

/** One change as a sentence that names who held the seat and who holds it. */
export function changeInWords(change: SeatChange, say: Words['t']): string {
  const { seat, held, holds } = change
  const before = holderName(held, seat, say) ?? say('seat-holder-unknown')
  const what = { letter: letterOf(seat), before, after: holderName(holds, seat, say) ?? '', by: isolate(change.by ?? '') }
  const who = change.by == null ? '' : '-by'
  if (holds.kind !== 'open') return say(`seat-given${who}`, what)
  return say(change.by == null ? 'seat-left' : 'seat-opened-by', what)
}

/** A list with the changes put where each belongs: after everything that is not later by `later`. */
export function among<T>(list: T[], changes: SeatChange[], later: (one: T, change: SeatChange) => boolean): (T | SeatChange)[] {
  const all: (T | SeatChange)[] = []
  let next = 0
  for (const one of list) {
    while (next < changes.length && later(one, changes[next]!)) all.push(changes[next++]!)
    all.push(one)
  }
  return [...all, ...changes.slice(next)]
}

export function isChange(one: object): one is SeatChange {
  return 'holds' in one
}
