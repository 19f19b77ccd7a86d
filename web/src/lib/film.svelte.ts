/** What has happened, frame by frame, and the frame that the viewer is at: the whole page shows that one. */
import { usualWeight, weightOf } from './pace'
import { afterStep } from './steps'
import type { DecisionView, LogEntry, PositionView, Step, UndoView } from './types'

export interface Frame {
  view: PositionView
  /** Who brought it about; null for the frame that all began with. */
  seat: number | null
  undone: boolean
  /** The log lines that are new in it. */
  lines: LogEntry[]
}

/** Frames kept, so that one can go back; more only while the viewer is that far behind. */
const KEPT = 400

export class Film {
  /** Never empty once something was shown. */
  frames = $state.raw<Frame[]>([])
  at = $state(0)
  paused = $state(false)
  /** Does the viewer want to see the newest at once, and no steps? */
  instant: () => boolean = () => false
  /** The first frame after the viewer's own last choice: what "since your turn" plays. */
  since = $state(0)
  /** Has the viewer come to this frame by going on from the one before, and not by a jump? */
  stepped = false
  /** What a line of the log is worth to look at, as the game says. */
  weigh = $state.raw<(entry: LogEntry) => number>(usualWeight)
  readonly frame: Frame | null = $derived(this.frames[this.at] ?? null)
  readonly behind: number = $derived(Math.max(0, this.frames.length - 1 - this.at))
  readonly newest: PositionView | null = $derived(this.frames.at(-1)?.view ?? null)

  /** What the viewer's own last choice has left, where the viewer is past it. */
  readonly ownLast: PositionView | null = $derived(this.since > 0 && this.at >= this.since ? (this.frames[this.since]?.view ?? null) : null)
  /** The frames since the viewer's own last choice in which there is something to see. */
  readonly dots: number[] = $derived.by(() => {
    const out: number[] = []
    for (let n = Math.max(1, this.since); n < this.frames.length; n += 1) if (this.worth(n) > 0) out.push(n)
    return out
  })
  /** How many of them the viewer has come to. */
  readonly done: number = $derived(this.dots.filter((n) => n <= this.at).length)

  /** A view that does not follow from the one before. */
  jump(view: PositionView): void {
    const last = this.frames.at(-1)
    if (last && last.view.moves === view.moves && last.view.logLength === view.logLength && last.view.seat === view.seat) {
      this.frames = [...this.frames.slice(0, -1), { ...last, view }]
      return
    }
    this.frames = [{ view, seat: null, undone: false, lines: [] }]
    this.at = this.since = 0
    this.paused = this.stepped = false
  }

  /** Another stretch of a finished game. The viewer stands at its beginning. */
  cut(view: PositionView, steps: Step[]): void {
    this.frames = framesFrom(view, steps)
    this.at = this.since = 0
    this.stepped = false
  }

  /** How a finished game went on. */
  append(steps: Step[]): void {
    const last = this.frames.at(-1)
    if (last) this.frames = [...this.frames, ...framesFrom(last.view, steps).slice(1)]
  }

  add(steps: Step[], decision: DecisionView | null, undo: UndoView): void {
    const last = this.frames.at(-1)
    if (!last || steps.length === 0) return
    const [before, ...after] = framesFrom(last.view, steps)
    const frames = [...this.frames.slice(0, -1), { ...last, view: before!.view }, ...after]
    const view = frames.at(-1)!.view
    frames[frames.length - 1]!.view = asked(view, decision, undo)
    const own = steps.findLastIndex((step) => step.seat === view.seat)
    const first = this.frames.length
    if (own >= 0) {
      this.since = first + own
      // the viewer knows what they did themselves
      if (!this.behind) {
        this.at = first + steps.findIndex((step) => step.seat === view.seat)
        this.stepped = true
      }
    }
    this.frames = frames
    if (this.instant() && !this.paused) this.now()
    this.#forget()
  }

  #forget(): void {
    const old = Math.min(this.at, this.frames.length - KEPT)
    if (old <= 0) return
    this.frames = this.frames.slice(old)
    this.at -= old
    this.since = Math.max(0, this.since - old)
  }

  /** How much there is to see in a frame; 0 where the page does not stand still at all. */
  worth(n: number): number {
    const frame = this.frames[n]
    return frame ? weightOf(frame, this.weigh) : 0
  }

  /** On to the next frame with something to see, or to the last. */
  next(): void {
    this.stepped = true
    do this.at += 1
    while (this.behind && this.worth(this.at) === 0)
    this.at = Math.min(this.at, this.frames.length - 1)
  }

  back(): void {
    this.paused = true
    this.stepped = false
    do this.at -= 1
    while (this.at > 0 && this.worth(this.at) === 0)
    this.at = Math.max(0, this.at)
  }

  now(): void {
    this.at = Math.max(0, this.frames.length - 1)
    this.paused = this.stepped = false
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, to))
    this.stepped = false
  }

  /** The frame in which a line of the log was told, or -1 where the film does not reach back so far. */
  frameOf(line: number): number {
    return this.frames.findIndex((frame) => frame.lines.some((entry) => entry.n === line))
  }

  /** What lies before the film: a view and the steps that followed it. The viewer stays where they are. */
  prepend(view: PositionView, steps: Step[]): void {
    const newest = this.newest
    if (!newest) return
    const log = newest.log.filter((entry) => entry.n < view.logLength)
    const earlier = framesFrom({ ...view, log }, steps)
    this.frames = [...earlier, ...this.frames]
    this.at += earlier.length
    this.since += earlier.length
  }

  /** The film as far back as it goes begins with the viewer's last choice, or after it. */
  sinceChoice(moves: number): void {
    this.since = Math.max(0, this.frames.findLastIndex((frame) => frame.view.moves <= moves))
  }

  /** Stands still at a frame. */
  look(at: number): void {
    this.go(at)
    this.paused = true
  }

  /** Plays again from the viewer's own last choice on. */
  again(): void {
    this.at = this.since
    this.paused = this.stepped = false
  }
}

/** What steps show one after another, from the view before them on; nobody is asked on the way. */
function framesFrom(view: PositionView, steps: Step[]): Frame[] {
  const frames: Frame[] = [{ view: asked(view, null, NO_UNDO), seat: null, undone: false, lines: [] }]
  for (const step of steps) frames.push({ view: afterStep(frames.at(-1)!.view, step), seat: step.seat, undone: step.undone, lines: step.log })
  return frames
}

const NO_UNDO: UndoView = { allowed: false, reason: null }
const asked = (view: PositionView, decision: DecisionView | null, undo: UndoView): PositionView => ({ ...view, decision, undo })
