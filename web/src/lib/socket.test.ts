import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PING_EVERY, PONG_WITHIN, TableLine, type Wire } from './socket.svelte'
import type { ErrorMessage, TableView } from './types'

class FakeWire implements Wire {
  static all: FakeWire[] = []
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  sent: unknown[] = []
  closed = false

  constructor() {
    FakeWire.all.push(this)
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }

  close(): void {
    this.closed = true
  }

  says(message: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  drops(): void {
    this.onclose?.(new CloseEvent('close'))
  }
}

const view = (seq: number) =>
  ({ kind: 'view', table: { id: 't' }, seq, position: { decision: { options: [] } }, chat: [], serverTime: 0 }) as unknown as TableView
const refusal = (code: string) => ({ kind: 'error', code, message: { key: `error-${code}`, args: {} }, detail: '', clause: null, seq: 8 }) as ErrorMessage

let errors: ErrorMessage[]
let reconnected: number
let line: TableLine
const wire = () => FakeWire.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeWire.all = []
  errors = []
  reconnected = 0
  line = new TableLine(() => new FakeWire(), { onError: (error) => errors.push(error), onReconnected: () => reconnected++ })
  wire().says(view(7))
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a line to the table', () => {
  test('shows the whole view on connecting and sends choices with its number', () => {
    expect(line.line).toBe('open')
    expect(line.choose(3)).toBe(true)
    expect(wire().sent).toEqual([{ kind: 'choose', seq: 7, option: 3 }])
  })

  test('sends one choice at a time', () => {
    line.choose(3)
    expect(line.choose(3)).toBe(false)
    wire().says(view(8))
    expect(line.choose(1)).toBe(true)
    expect(wire().sent).toHaveLength(2)
  })

  describe('goes on by steps', () => {
    const steps = (since: number, ...seqs: number[]) => ({
      kind: 'steps',
      since,
      seq: seqs.at(-1),
      steps: seqs.map((seq) => ({ seq, seat: 0, undone: false, logFrom: 0, log: [], patch: [{ op: 'replace', path: '/board', value: seq }] })),
      decision: { options: [{ n: 0 }] },
      undo: { allowed: true },
    })
    const whole = (seq: number) => {
      const view_ = view(seq)
      return { ...view_, position: { ...view_.position, board: seq, log: [] } } as unknown as TableView
    }

    beforeEach(() => wire().says(whole(7)))

    test('from the view it has', () => {
      line.choose(0)
      wire().says(steps(7, 8, 9))
      expect([line.view!.seq, line.view!.position!.board, line.busy]).toEqual([9, 9, false])
      expect(line.view!.position!.decision!.options).toHaveLength(1)
      expect(line.view!.position!.undo.allowed).toBe(true)
    })

    test('leaving out what an answer over HTTP brought already', () => {
      line.take(whole(8))
      wire().says(steps(7, 8, 9))
      expect([line.view!.seq, line.view!.position!.board]).toEqual([9, 9])
      line.take(whole(11))
      wire().says(steps(9, 10))
      expect([line.view!.seq, line.view!.position!.board]).toEqual([11, 11])
    })

    test('and asks anew where steps are missing', () => {
      wire().says(steps(8, 9))
      expect(line.line).toBe('cut')
      wire().says(whole(9))
      expect([line.line, line.view!.seq]).toEqual(['open', 9])
    })

    test('seats change beside the game', () => {
      wire().says({ kind: 'table', table: { id: 't', title: 'new' }, serverTime: 0 })
      expect([line.view!.table.title, line.view!.seq]).toEqual(['new', 7])
    })
  })

  test('a refusal frees the page again and is told', () => {
    line.choose(3)
    wire().says(refusal('stale'))
    wire().says(view(8))
    expect(errors.map((error) => error.code)).toEqual(['stale'])
    expect(line.usable).toBe(true)
    expect(line.view!.seq).toBe(8)
  })

  test('comes back by itself, ever more slowly, and says so', () => {
    const waits = [500, 1000, 2000, 4000, 8000, 8000]
    for (const wait of waits) {
      const before = FakeWire.all.length
      wire().drops()
      expect(line.line).toBe('cut')
      vi.advanceTimersByTime(wait - 1)
      expect(FakeWire.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeWire.all).toHaveLength(before + 1)
    }
    wire().says(view(9))
    expect(line.line).toBe('open')
    expect(reconnected).toBe(1)
    expect(line.view!.seq).toBe(9)
  })

  test('takes nothing while cut off, and believes a server that stepped back', () => {
    line.choose(3)
    wire().drops()
    expect(line.choose(3)).toBe(false)
    expect(line.undo()).toBe(false)
    vi.advanceTimersByTime(500)
    wire().says(view(5))
    expect(line.view!.seq).toBe(5)
    expect(line.usable).toBe(true)
  })

  test('asks whether the line lives and gives it up after five seconds of silence', () => {
    vi.advanceTimersByTime(PING_EVERY)
    expect(wire().sent).toEqual([{ kind: 'ping' }])
    const first = wire()
    vi.advanceTimersByTime(PONG_WITHIN)
    expect(line.line).toBe('cut')
    expect(first.closed).toBe(true)
  })

  test('a pong keeps it open', () => {
    vi.advanceTimersByTime(PING_EVERY)
    wire().says({ kind: 'pong', serverTime: 0 })
    vi.advanceTimersByTime(PONG_WITHIN)
    expect(line.line).toBe('open')
  })

  test('seen again after a short absence it asks, after a long one it connects anew at once', () => {
    line.wake()
    expect(wire().sent).toEqual([{ kind: 'ping' }])
    wire().says({ kind: 'pong', serverTime: 0 })
    vi.setSystemTime(Date.now() + 90_000) // frozen: no timer ran
    line.wake()
    expect(FakeWire.all).toHaveLength(2)
    expect(line.usable).toBe(false)
    wire().says(view(12))
    expect(line.view!.seq).toBe(12)
    expect(reconnected).toBe(1)
  })

  test('messages of an old line are not heard', () => {
    const old = FakeWire.all[0]!
    const late = old.onmessage
    old.drops()
    vi.advanceTimersByTime(500)
    wire().says(view(9))
    late?.(new MessageEvent('message', { data: JSON.stringify(view(99)) }))
    expect(line.view!.seq).toBe(9)
  })

  test('chat lines are added once', () => {
    const said = { kind: 'chat', line: { n: 0, seat: 0, name: 'a', text: 'b', at: 0 } }
    wire().says(said)
    wire().says(said)
    expect(line.view!.chat).toHaveLength(1)
  })
})
