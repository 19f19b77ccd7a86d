/** A result as rows: one for each source of points, the largest first. */
import type { Message, Result, ResultSeat } from './views'

export interface LedgerRow {
  source: string
  message: Message
  /** Points by seat. */
  amounts: Map<number, number>
}

export interface Ledger {
  /** By rank. */
  seats: ResultSeat[]
  /** Sources that gave or took anything. */
  rows: LedgerRow[]
  /** The largest amount of any row, and the highest score; at least 1. */
  most: number
  top: number
}

const turnover = (row: LedgerRow): number => [...row.amounts.values()].reduce((sum, amount) => sum + Math.abs(amount), 0)

export function ledger(result: Result): Ledger {
  const seats = [...result.seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const rows = new Map<string, LedgerRow>()
  for (const { seat, lines } of seats) {
    for (const { source, amount, message } of lines ?? []) {
      const row = rows.get(source) ?? { source, message, amounts: new Map<number, number>() }
      row.amounts.set(seat, (row.amounts.get(seat) ?? 0) + amount)
      rows.set(source, row)
    }
  }
  const shown = [...rows.values()].filter((row) => turnover(row) > 0).sort((a, b) => turnover(b) - turnover(a))
  return {
    seats,
    rows: shown,
    most: Math.max(1, ...shown.flatMap((row) => [...row.amounts.values()])),
    top: Math.max(1, ...seats.map((seat) => seat.score)),
  }
}
