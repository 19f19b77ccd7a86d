/** One table's line to the server: the whole view on connecting, then the steps since, and back again when cut. */
import { Film } from './film.svelte'
import { settings } from './settings.svelte'
import type { Action, ChatLine, ClientMessage, ErrorMessage, Past, ServerMessage, Steps, TableInfo, TableView } from './types'

export type Line = 'connecting' | 'open' | 'cut'

export interface Wire {
  send(data: string): void
  close(): void
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

export interface Hooks {
  onError(error: ErrorMessage): void
  onReconnected(): void
  /** Choices of the game again, by their numbers: what happened since the viewer's own last one, for a page that was not there. */
  past?(first: number, last: number): Promise<Past>
}

export const PING_EVERY = 15_000
export const PONG_WITHIN = 5_000
/** Choices asked for at once, and how often. */
const PAST = 40
const TIMES = 3
const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
/** Away longer than this, the line is made anew at once instead of being asked whether it lives. */
const LONG_AWAY = 20_000

export class TableLine {
  /** All but the game as it is now; `position` is the newest, the film's frame what is shown. */
  view = $state.raw<TableView | null>(null)
  readonly film = new Film()
  line = $state<Line>('connecting')
  /** A choice is under way; nothing more is sent until the answer is here. */
  busy = $state(false)
  /** Failed attempts in a row. */
  attempts = $state(0)
  /** Local time minus server time, in milliseconds. */
  clockOffset = 0

  #wire: Wire | null = null
  #connect: () => Wire
  #hooks: Hooks
  #beat: ReturnType<typeof setTimeout> | null = null
  #late: ReturnType<typeof setTimeout> | null = null
  #retry: ReturnType<typeof setTimeout> | null = null
  #beatDue = 0
  #everOpen = false
  #closed = false

  constructor(connect: () => Wire, hooks: Hooks) {
    this.#connect = connect
    this.#hooks = hooks
    this.film.instant = () => settings.pace === 'once'
    this.#open()
  }

  /** Local time in milliseconds until which bots wait for an own choice to be taken back; null where none does. */
  get grace(): number | null {
    const until = this.view?.graceUntil ?? null
    return until === null ? null : until * 1000 + this.clockOffset
  }

  /** Local time in milliseconds until which the table is asked to take a choice back; null where it is not. */
  get asked(): number | null {
    const until = this.view?.table.takeBack?.until ?? null
    return until === null ? null : until * 1000 + this.clockOffset
  }

  get usable(): boolean {
    return this.line === 'open' && !this.busy
  }

  /** An option by its number, or actions to be taken one after the other. */
  choose(choice: number | Action[]): boolean {
    const view = this.view
    if (!this.usable || !view?.position?.decision) return false
    this.busy = true
    return this.#send({ kind: 'choose', seq: view.seq, ...(typeof choice === 'number' ? { option: choice } : { action: choice }) })
  }

  undo(): boolean {
    if (!this.usable || !this.view) return false
    this.busy = true
    return this.#send({ kind: 'undo', seq: this.view.seq })
  }

  /** Asks the others to take the own last choice back, and what was chosen since. */
  takeBack(): boolean {
    if (!this.usable || !this.view) return false
    return this.#send({ kind: 'take_back', seq: this.view.seq })
  }

  answer(agree: boolean): boolean {
    const asked = this.view?.table.takeBack
    return this.line === 'open' && !!asked && this.#send({ kind: 'answer', seq: asked.seq, agree })
  }

  /** Lets an answer be given by itself, or no more. */
  setAutomatic(name: string, on: boolean): boolean {
    return this.line === 'open' && this.#send({ kind: 'automatic', name, on })
  }

  /** The last choice is not taken back: bots need not wait. */
  hurry(): void {
    if (this.line === 'open' && this.view) this.#send({ kind: 'go_on', seq: this.view.seq })
  }

  say(text: string): boolean {
    return this.line === 'open' && this.#send({ kind: 'say', text })
  }

  /** The page is seen again, or the network is back. */
  wake(): void {
    if (this.#closed) return
    if (this.line !== 'open' || Date.now() - this.#beatDue > LONG_AWAY) this.#reopen()
    else this.#ping()
  }

  /** A view that came another way (an answer over HTTP); older ones than the shown one are dropped. */
  take(view: TableView): void {
    if (this.view && view.seq < this.view.seq && view.table.id === this.view.table.id) return
    this.view = view
    if (view.position) this.film.jump(view.position)
    this.clockOffset = Date.now() - view.serverTime * 1000
    this.busy = false
    if (this.film.frames.length === 1) void this.#recall(view.ownLast ?? null)
  }

  /** What happened since the viewer's own last choice; a film of it is welcome, and missed by nobody where it does not come. */
  async #recall(own: number | null): Promise<void> {
    const past = this.#hooks.past
    const shown = this.film.newest
    if (!past || own === null || !shown) return
    try {
      for (let n = 0, last = shown.moves; n < TIMES && last > own; n += 1) {
        const first = Math.max(own + 1, last - PAST + 1)
        const before = await past(first, last)
        if (this.film.frames.at(0)?.view.moves !== last || this.film.frames.at(0)?.view.seat !== shown.seat) return
        this.film.prepend(before.position, before.steps)
        this.film.sinceChoice(own)
        last = first - 1
      }
    } catch {
      // it stays a page that begins with the present
    }
  }

  close(): void {
    this.#closed = true
    this.#drop()
    if (this.#retry !== null) clearTimeout(this.#retry)
  }

  #open(): void {
    this.#retry = null
    const wire = this.#connect()
    this.#wire = wire
    this.#late = setTimeout(() => this.#lost(wire), PONG_WITHIN * 2)
    wire.onopen = () => this.#calm()
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#receive(JSON.parse(String(event.data)) as ServerMessage)
    }
    wire.onclose = () => this.#lost(wire)
  }

  #reopen(): void {
    this.#drop()
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.attempts = 0
    this.line = 'cut'
    this.#open()
  }

  #receive(message: ServerMessage): void {
    this.#calm()
    if (message.kind === 'view') this.#show(message)
    else if (message.kind === 'steps') this.#goOn(message)
    else if (message.kind === 'table') this.#seated(message.table, message.serverTime)
    else if (message.kind === 'chat') this.#chat(message.line)
    else if (message.kind === 'error') this.#refused(message)
  }

  #show(view: TableView): void {
    const back = this.line !== 'open' && this.#everOpen
    if (this.line !== 'open') {
      // a fresh line tells the truth, whatever was shown before (a server may even have stepped back)
      this.view = null
      this.line = 'open'
      this.attempts = 0
    }
    this.#everOpen = true
    this.take(view)
    if (back) this.#hooks.onReconnected()
  }

  /** An answer over HTTP may have been faster with some of the steps, or with all. */
  #goOn(message: Steps): void {
    const view = this.view
    if (!view?.position || view.seq < message.since) return this.#reopen()
    this.busy = false
    if (message.seq <= view.seq) return
    const steps = message.steps.filter((step) => step.seq > view.seq)
    this.film.add(steps, message.decision, message.undo)
    this.view = { ...view, seq: message.seq, graceUntil: message.graceUntil ?? null, position: this.film.newest as TableView['position'] }
  }

  #seated(table: TableInfo, serverTime: number): void {
    if (this.view) this.view = { ...this.view, table }
    this.clockOffset = Date.now() - serverTime * 1000
  }

  #chat(line: ChatLine): void {
    if (!this.view || this.view.chat.some((one) => one.n === line.n)) return
    this.view = { ...this.view, chat: [...this.view.chat, line] }
  }

  #refused(error: ErrorMessage): void {
    this.busy = false
    this.#hooks.onError(error)
  }

  #send(message: ClientMessage): boolean {
    try {
      this.#wire?.send(JSON.stringify(message))
      return this.#wire !== null
    } catch {
      if (this.#wire) this.#lost(this.#wire)
      return false
    }
  }

  #ping(): void {
    const wire = this.#wire
    if (!wire) return
    if (this.#late !== null) clearTimeout(this.#late)
    this.#late = setTimeout(() => this.#lost(wire), PONG_WITHIN)
    this.#send({ kind: 'ping' })
  }

  /** Something was heard: the line lives; ask again later. A timer that fires far too late has slept. */
  #calm(): void {
    if (this.#late !== null) clearTimeout(this.#late)
    this.#late = null
    if (this.#beat !== null) clearTimeout(this.#beat)
    this.#beatDue = Date.now() + PING_EVERY
    this.#beat = setTimeout(() => (Date.now() - this.#beatDue > LONG_AWAY ? this.#reopen() : this.#ping()), PING_EVERY)
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire || this.#closed) return
    this.#drop()
    this.line = 'cut'
    this.busy = false
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.8 + Math.random() * 0.4)
    this.attempts += 1
    this.#retry = setTimeout(() => this.#open(), wait)
  }

  #drop(): void {
    for (const timer of [this.#beat, this.#late]) if (timer !== null) clearTimeout(timer)
    this.#beat = this.#late = null
    const wire = this.#wire
    this.#wire = null
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null
      wire.close()
    }
  }
}

export function tableSocket(id: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`)
}
