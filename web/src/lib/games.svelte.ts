/** The games that the server offers, fetched once. */
import { api } from './api'
import { settings } from './settings.svelte'
import type { GameInfo } from './types'

class Games {
  list = $state.raw<GameInfo[] | null>(null)
  #asked: Promise<void> | null = null

  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (list) => void (this.list = list),
      (error: unknown) => {
        this.#asked = null
        throw error
      },
    )
    return this.#asked
  }

  find(id: string): GameInfo | undefined {
    return this.list?.find((one) => one.id === id)
  }

  title(id: string): string {
    return this.find(id)?.title[settings.lang] ?? ''
  }

  bots(id: string): string[] {
    return this.find(id)?.bots ?? []
  }
}

export const games = new Games()
