import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'
import structures from '../lib/structures.json'

const sources = import.meta.glob<string>(['/src/games/**/*.svelte', '/src/games/**/*.ts'], { query: '?raw', import: 'default', eager: true })

/**
 * Numbers of the server may be shown, compared and drawn with, but not reckoned with: no sum, difference, product or quotient has one of
 * them in it. What is found: a field of a game's view (or a name given to one) under + - * / % **, += and the like, Math.min or Math.max
 * of such a sum included, in scripts and templates. Not found: numbers handed to a function of another file, and counting things of a list.
 */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
interface Shape {
  type?: string
  $ref?: string
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
}

/** Seats, places and names that happen to be numbers, and sizes of drawing. */
const NAMES = new Set(['seat', 'seats', 'a', 'b', 'q', 'r', 'n', 'index', 'number', 'numbers', 'rotation', 'round', 'rounds', 'age', 'before', 'after'])

function counted(root: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  const defs = structures.$defs as unknown as Record<string, Shape>
  if (seen.has(root)) return found
  seen.add(root)
  const isNumber = (shape: Shape | boolean | undefined): boolean =>
    typeof shape === 'object' && (shape.type === 'integer' || !!shape.anyOf?.some(isNumber) || isNumber(shape.items) || isNumber(shape.additionalProperties))
  const refs = (shape: Shape | boolean | undefined): string[] =>
    typeof shape === 'object' ? [...(shape.$ref ? [shape.$ref.split('/').at(-1)!] : []), ...(shape.anyOf ?? []).flatMap(refs), ...refs(shape.items), ...refs(shape.additionalProperties)] : []
  for (const [name, shape] of Object.entries(defs[root]?.properties ?? {})) {
    const key = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (isNumber(shape) && !NAMES.has(key)) found.add(key)
    for (const one of refs(shape)) counted(one, found, seen)
  }
  return found
}
const FIELDS = new Set(['QuoVadisView', 'BloodRageView', 'OptionView'].flatMap((root) => [...counted(root)]))

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const children = (node: Node): Node[] => Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
const all = (node: Node): Node[] => [node, ...children(node).flatMap(all)]
const nameOf = (node: unknown): string => (isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier') ? String(node.name) : '')

/** Is a value one of the server's numbers, as it stands or under another name? */
function isCounted(node: unknown, names: Set<string>): boolean {
  if (!isNode(node)) return false
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? isCounted(node.object, names) : FIELDS.has(nameOf(node.property))
    case 'Identifier':
      return names.has(nameOf(node))
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return isCounted(node.expression, names)
    case 'LogicalExpression':
      return isCounted(node.left, names) || isCounted(node.right, names)
    case 'ConditionalExpression':
      return isCounted(node.consequent, names) || isCounted(node.alternate, names)
    case 'CallExpression': {
      const to = node.callee as Node
      const helper = nameOf(to) === '$derived' || (to.type === 'MemberExpression' && nameOf(to.object) === 'Math')
      return helper && (node.arguments as Node[]).some((one) => isCounted(one, names))
    }
    default:
      return false
  }
}

const RECKONING = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/='])
const isText = (node: unknown): boolean => isNode(node) && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'))

/** The places where a source reckons with the server's numbers. */
function formulas(source: string, svelte: boolean): string[] {
  const text = svelte ? source : `<script lang="ts">\n${source}\n</script>`
  const { instance, module, fragment } = parse(text, { modern: true }) as unknown as Record<string, Node | null>
  const nodes = [instance, module, fragment].flatMap((root) => (root ? all(root) : []))
  const names = new Set<string>()
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && isCounted(node.init, names)) names.add(nameOf(node.id))
    if (node.type === 'ConstTag') for (const one of all(node)) if (one.type === 'VariableDeclarator' && isCounted(one.init, names)) names.add(nameOf(one.id))
    if (node.type === 'Property' && FIELDS.has(nameOf(node.key)) && nameOf(node.value) && nodes.some((one) => one.type === 'ObjectPattern' && (one.properties as Node[]).includes(node))) names.add(nameOf(node.value))
  }
  names.delete('')
  return nodes
    .filter((node) => (node.type === 'BinaryExpression' || node.type === 'AssignmentExpression') && RECKONING.has(String(node.operator)))
    .filter(({ left, right }) => !isText(left) && !isText(right) && (isCounted(left, names) || isCounted(right, names)))
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))
}

/** Places and lengths of drawing: figures of a pile, villages side by side, the next step of a track, flames, bars. */
const DRAWN = new Set([
  '/src/games/blood_rage/Board.svelte: piled.count - 1',
  '/src/games/blood_rage/board/places.ts: land.villages - 1',
  '/src/games/blood_rage/board/places.ts: pile.count - 1',
  '/src/games/blood_rage/geometry.ts: g.yggdrasil.step * (rows > 2 ? 0.86 : 1)',
  '/src/games/blood_rage/parts/RageRow.svelte: until.value - i',
  '/src/games/blood_rage/parts/StatTrack.svelte: value.step + 1',
  '/src/games/quo_vadis/scenes/WarScene.svelte: one.soFar / top',
  '/src/games/quo_vadis/scenes/WarScene.svelte: one.sides / top',
])
/** How many there are of a list of things. */
const COUNTING = /: sum \+ one\.count$/

test('Q2: the page computes no rule', () => {
  expect(FIELDS.size).toBeGreaterThan(60)
  const found = Object.entries(sources)
    .filter(([file]) => !/\.test\.|fixtures/.test(file))
    .flatMap(([file, source]) => formulas(source, file.endsWith('.svelte')).map((one) => `${file}: ${one}`))
    .filter((one) => !DRAWN.has(one) && !COUNTING.test(one))
  expect(found).toEqual([])
})

test('Q2: a formula that comes back is found', () => {
  const script = (code: string) => formulas(code, false)
  for (const code of ['const total = one.base + (one.warSpirit ?? 0)', 'f({ vp: closing * god.majorities })', 'const left = clan.rage - (option.cost ?? 0)', 'const { vp } = god; const twice = vp * 2', 'const n = god.handCount; n - 1', 'let sum = 0; sum += god!.majorities', 'const m = Math.max(0, one.roll ?? 0); m * 2'])
    expect(script(code), code).toHaveLength(1)
  expect(formulas('<p>{god.vp + 1}</p>', true)).toHaveLength(1)
  for (const code of ['const more = god.vp > 3', "const text = god.vp + '/6'", 'const x = at.x * 2']) expect(script(code), code).toEqual([])
})
