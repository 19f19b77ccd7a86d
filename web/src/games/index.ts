/** The games that have a drawing of their own, a folder each; it is fetched when a table needs it. */
import type { GameUi } from '../lib/game-ui'

const drawn = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' })

const loaded = new Map<string, Promise<GameUi>>()

/** A game's own parts; none for a game that has no folder here, which the plain page then shows. */
export function loadGame(id: string): Promise<GameUi> {
  const load = drawn[`./${id}/index.ts`]
  if (!load) return Promise.resolve({})
  let game = loaded.get(id)
  if (!game) {
    game = load()
    game.catch(() => loaded.delete(id))
    loaded.set(id, game)
  }
  return game
}
