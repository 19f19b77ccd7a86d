/** A finished game as a film: each stretch of it is fetched when the viewer comes near. */
import { Film } from './film.svelte'
import type { LogEntry, Replay } from './types'

/** Choices fetched at once. */
const STRETCH = 40
/** Choices before the wished one, so that one can go back a little at once. */
const BEFORE = 8
/** Frames left to see when the next stretch is fetched. */
const NEAR = 12

export interface ReplayPoint {
  at: number | null
  seat: number | null
  to: number | null
}

/** A moment worth finding: a battle, a war, the end of an age. */
export interface Mark {
  /** Choices until then. */
  at: number
  entry: LogEntry
}

export class Replaying {
  readonly film = new Film()
  /** Choices of the whole game. */
  last = $state(0)
  /** Whose eyes it is seen with; null: everybody's. */
  seat = $state<number | null>(null)
  /** The log of the whole game, as everybody reads it. */
  log = $state.raw<LogEntry[]>([])
  readonly at = $derived(this.film.frame?.view.moves ?? 0)
  #fetch: (point: ReplayPoint) => Promise<Replay>
  /** The newest wish; answers to older ones are dropped. */
  #wish = 0
  #growing = false

  constructor(fetch: (point: ReplayPoint) => Promise<Replay>) {
    this.#fetch = fetch
    this.film.paused = true
  }

  /** The game's end tells how long it is and what happened; then the film begins at `at` (null: the beginning). */
  async open(at: number | null, seat: number | null): Promise<void> {
    const end = await this.#fetch({ at: null, seat: null, to: null })
    this.last = end.last
    this.log = end.position.log
    this.seat = seat !== null && seat >= 0 && seat < end.position.players ? seat : null
    await this.go(at ?? 0)
  }

  marks(weigh: (entry: LogEntry) => number, least: number): Mark[] {
    return this.log.filter((entry) => weigh(entry) >= least).map((entry) => ({ at: entry.move, entry }))
  }

  /** To the moment after `at` choices, as the last of its steps left it. */
  go(at: number): Promise<void> {
    return this.#show(at, false)
  }

  async #show(at: number, anew: boolean): Promise<void> {
    const to = Math.max(0, Math.min(this.last, at))
    const wish = ++this.#wish
    if (anew || !this.#reaches(to)) {
      const first = Math.max(0, to - BEFORE)
      const stretch = await this.#fetch({ at: first, seat: this.seat, to: Math.min(this.last, first + STRETCH) })
      if (wish !== this.#wish) return
      this.film.cut(stretch.position, stretch.steps)
    }
    this.film.go(this.film.frames.findLastIndex((frame) => frame.view.moves <= to))
  }

  /** To where a marked line was told. */
  async find(mark: Mark): Promise<void> {
    await this.go(mark.at)
    const told = this.film.frameOf(mark.entry.n)
    if (told >= 0) this.film.go(told)
  }

  /** The same moment with other eyes. */
  look(seat: number | null): Promise<void> {
    this.seat = seat
    return this.#show(this.at, true)
  }

  /** Sees to it that the film goes on where the viewer comes near its end. */
  async grow(): Promise<void> {
    const end = this.film.newest
    if (!end || this.#growing || this.film.behind > NEAR || end.moves >= this.last) return
    this.#growing = true
    const wish = this.#wish
    try {
      const more = await this.#fetch({ at: end.moves, seat: this.seat, to: Math.min(this.last, end.moves + STRETCH) })
      if (wish === this.#wish && this.film.newest === end) this.film.append(more.steps)
    } finally {
      this.#growing = false
    }
  }

  /** One step back; over the beginning of the film to the stretch before it. */
  async back(): Promise<void> {
    const first = this.film.frames[0]?.view.moves ?? 0
    if (this.film.at > 0 || first === 0) this.film.back()
    else await this.go(first - 1)
    this.film.paused = true
  }

  #reaches(at: number): boolean {
    const [first, last] = [this.film.frames[0], this.film.frames.at(-1)]
    return first !== undefined && first.view.moves <= at && last!.view.moves >= at
  }
}
