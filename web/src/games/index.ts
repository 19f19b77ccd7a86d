/** The games whose boards this page can draw; each is fetched when a table needs it. */
import type { Component } from 'svelte'
import Bowl from '~icons/game-icons/bowl-of-rice'
import Flame from '~icons/game-icons/flame'
import type { GameUi } from '../lib/game-ui'

interface Entry {
  load(): Promise<GameUi>
  /** The sign beside a cost in the action bar. */
  cost: Component
}

const games: Record<string, Entry> = {
  blood_rage: { load: async () => (await import('./blood_rage')).default as unknown as GameUi, cost: Flame },
  quo_vadis: { load: async () => (await import('./quo_vadis')).default as unknown as GameUi, cost: Bowl },
}

const loaded = new Map<string, Promise<GameUi>>()

export function loadGame(id: string): Promise<GameUi> {
  const entry = games[id]
  if (!entry) return Promise.reject(new Error(`no board for ${id}`))
  let game = loaded.get(id)
  if (!game) {
    game = entry.load()
    game.catch(() => loaded.delete(id))
    loaded.set(id, game)
  }
  return game
}

export function costSign(id: string): Component | null {
  return games[id]?.cost ?? null
}
