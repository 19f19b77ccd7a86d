/** Short notes that say what just happened: refusals, being cut off, being back. */
import { ApiError } from './api'
import type { TableWords } from './text.svelte'
import { t } from './text.svelte'
import type { ErrorMessage } from './types'

export interface Toast {
  id: number
  text: string
  tone: 'note' | 'refusal'
  clause: string | null
  /** Address of the clause. */
  href: string | null
}

const SHOWN_FOR = 8_000

class Toasts {
  list = $state.raw<Toast[]>([])
  #next = 1

  add(text: string, tone: Toast['tone'] = 'note', clause: string | null = null, href: string | null = null): void {
    const id = this.#next++
    this.list = [...this.list.filter((one) => one.text !== text).slice(-2), { id, text, tone, clause, href }]
    setTimeout(() => this.remove(id), SHOWN_FOR)
  }

  remove(id: number): void {
    this.list = this.list.filter((one) => one.id !== id)
  }

  refusal(error: ErrorMessage, words: Pick<TableWords, 't' | 'clause'>): void {
    this.add(words.t(error.message), 'refusal', error.clause, error.clause && words.clause(error.clause))
  }

  /** For a failed request; anything that is not a refusal is a fault of ours and goes on. */
  failure(error: unknown, words?: Pick<TableWords, 't' | 'clause'>): void {
    if (!(error instanceof ApiError)) throw error
    this.refusal(error.body, words ?? { t, clause: (id) => `#${id}` })
  }
}

export const toasts = new Toasts()
