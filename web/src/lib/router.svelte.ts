/** The pages, over the history API. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; at: number | null; seat: number | null }
  | { page: 'replay-file' }
  | { page: 'rules'; game: string }
  | { page: 'credits' }
  | { page: 'missing' }

export function routeOf(url: URL): Route {
  let parts: string[]
  try {
    parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'missing' } // a broken % sequence
  }
  const [first, second, ...more] = parts
  if (first === undefined) return { page: 'home' }
  if (more.length > 0) return { page: 'missing' }
  if (first === 'credits' && second === undefined) return { page: 'credits' }
  if (first === 'replay' && second === undefined) return { page: 'replay-file' }
  if (second === undefined) return { page: 'missing' }
  if (first === 't') return { page: 'table', id: second, invite: url.searchParams.get('invite') }
  if (first === 'replay') return { page: 'replay', id: second, at: numberIn(url, 'at'), seat: numberIn(url, 'seat') }
  if (first === 'rules') return { page: 'rules', game: second }
  return { page: 'missing' }
}

/** A whole number of the query, in any width; null where it is none. */
function numberIn(url: URL, name: string): number | null {
  const written = url.searchParams.get(name)?.normalize('NFKC') ?? ''
  return /^\d{1,6}$/.test(written) ? Number(written) : null
}

class Router {
  #url = $state.raw(new URL(location.href))
  readonly route = $derived(routeOf(this.#url))

  get hash(): string {
    return this.#url.hash.slice(1)
  }

  read(): void {
    this.#url = new URL(location.href)
  }

  go(path: string, replace = false): void {
    const before = this.#url.pathname
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.read()
    if (this.#url.pathname !== before) scrollTo(0, 0)
  }
}

export const router = new Router()

/** Lets plain links move inside the page; modified clicks and downloads stay the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
