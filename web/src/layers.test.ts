/** Imports point one way: pages -> games/<game> -> frame -> lib; no game knows another. */
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.d.ts'], { query: '?raw', import: 'default', eager: true })

/** What each layer may import, besides itself. */
const BELOW: Record<string, string[]> = { lib: [], frame: ['lib'], games: ['frame', 'lib'], pages: ['frame', 'games', 'lib'] }

const resolve = (file: string, to: string): string => new URL(to, `file:///${file}`).pathname.slice(1)
/** `lib`, `frame`, `games/blood_rage` ...; the list of games and what stands above all belong to the pages. */
function layer(path: string): string {
  const [first, second, third] = path.split('/')
  if (first === 'games') return third === undefined && second !== undefined && !/^[a-z_]+$/.test(second) ? 'pages' : `games/${second}`
  return first !== undefined && first in BELOW ? first : 'pages'
}

function faults(file: string, source: string): string[] {
  const own = layer(file)
  const kind = own.split('/')[0]!
  return [...source.matchAll(/(?:from\s+|import\s*\(?\s*)['"](\.[^'"]*)['"]/g)].flatMap(([, to]) => {
    const other = layer(resolve(file, to!))
    const fits = other === own || (kind === 'pages' && other !== 'pages') || BELOW[kind]!.includes(other.split('/')[0]!)
    return fits && !(kind === 'games' && other.startsWith('games/') && other !== own) ? [] : [`${file}: ${own} imports ${to}`]
  })
}

test('every import points downwards', () => {
  const found = Object.entries(sources).flatMap(([path, source]) => faults(path.slice(2), source))
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test.each([
  ['lib/a.ts', "import x from '../frame/Dialog.svelte'"],
  ['lib/board/a.ts', "export { x } from '../../games/blood_rage/seats'"],
  ['frame/A.svelte', "import { costSign } from '../games'"],
  ['frame/A.svelte', "const a = await import('../games/quo_vadis')"],
  ['frame/plain/A.svelte', "import Home from '../../pages/Home.svelte'"],
  ['games/blood_rage/scenes/A.svelte', "import x from '../../quo_vadis/seats'"],
  ['games/quo_vadis/a.ts', "import { loadGame } from '..'"],
])('%s: %s is found', (file, source) => expect(faults(file, source)).toHaveLength(1))

test.each([
  ['frame/A.svelte', "import '../lib/api'"],
  ['games/blood_rage/scenes/A.svelte', "import x from '../seats'\nimport Stage from '../../../lib/Stage.svelte'\nimport y from '../../../frame/Name.svelte'"],
  ['pages/A.svelte', "import { loadGame } from '../games'\nimport T from '../frame/TableFrame.svelte'\nimport N from './Notice.svelte'"],
  ['games/index.ts', "import type { GameUi } from '../lib/game-ui'"],
])('%s: %s is left alone', (file, source) => expect(faults(file, source)).toEqual([]))
