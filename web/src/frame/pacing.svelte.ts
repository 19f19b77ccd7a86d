/** Takes the film on, frame by frame, at the viewer's pace, and says what has happened to those who listen. */
import type { Film } from '../lib/film.svelte'
import { hold } from '../lib/pace'
import { settings } from '../lib/settings.svelte'
import type { LogEntry } from '../lib/types'

/** Where everything is shown at once, only so many lines are said, the last ones. */
const SAID = 6

export class Pacing {
  /** The lines of the log to be said now. */
  told = $state.raw<LogEntry[]>([])

  /** To be made while a component is; `busy`: something else plays, and the film waits. */
  constructor(film: () => Film | null, busy: () => boolean) {
    let shown = film()?.frame ?? null
    let shownAt = performance.now()
    $effect(() => {
      const reel = film()
      if (!reel || reel.frame === shown) return
      const known = shown?.view.logLength ?? 0
      if (reel.frame) this.told = reel.frame.view.log.filter((entry) => entry.n >= known).slice(reel.instant() ? -SAID : 0)
      shown = reel.frame
      shownAt = performance.now()
    })
    $effect(() => {
      const reel = film()
      if (!reel || reel.paused || !reel.behind) return
      if (reel.instant()) return reel.now()
      if (busy()) return
      const timer = setTimeout(() => reel.next(), Math.max(0, shownAt + hold(reel.worth(reel.at), settings.pace === 'once' ? 'fast' : settings.pace) - performance.now()))
      return () => clearTimeout(timer)
    })
  }
}
