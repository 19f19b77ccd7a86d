/** Where "since your last turn" begins in the log. */
import type { LogEntry } from './types'

const key = (table: string) => `jindori.seen.${table}`

/** Called when the viewer has answered: everything up to here was seen. */
export function markSeen(table: string, logLength: number): void {
  try {
    sessionStorage.setItem(key(table), String(logLength))
  } catch {
    return // storage may be closed to us; then the log itself is asked
  }
}

function lastSeen(table: string): number | null {
  try {
    const value = sessionStorage.getItem(key(table))
    return value === null ? null : Number(value)
  } catch {
    return null
  }
}

/**
 * Number of the first entry after the viewer's last choice: entries of that choice itself count as seen.
 * Null for a spectator, and when nothing of the viewer's own stands in the log.
 */
export function sinceEntry(table: string, log: LogEntry[], seat: number | null): number | null {
  if (seat === null) return null
  const remembered = lastSeen(table)
  let own: LogEntry | undefined
  for (const entry of log) {
    if (entry.seat !== seat || entry.heading) continue
    if (remembered === null || entry.n <= remembered) own = entry
  }
  if (!own) return null
  const move = own.move
  return log.find((entry) => entry.n > own.n && entry.move > move)?.n ?? null
}
