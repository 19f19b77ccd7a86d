import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/src/games/**/*.svelte', '/src/games/**/*.ts'], { query: '?raw', import: 'default', eager: true })

/** What the rules count: the server says what they come to. Places, sizes and times are drawing. */
const COUNTED = 'vp|glory|rage|food|faith|wrath|warSpirit|levy|roll|sides|bonus|majorities|strength|base|soFar|endBonus|onBoard|supply|handCount|figuresStrength|actions|cost|points|score'
/** A number of the rules in a sum, a difference, a product or a quotient. Differences of `after` and `before` are changes, not rules. */
const FORMULA = new RegExp(`\\.(${COUNTED})\\b\\)?\\s*(\\?\\?\\s*0\\)?\\s*)?[-+*/](?![-+*/=>])\\s*[\\w(]|[\\w)]\\s[-+*]\\s\\(?[\\w.!?]+\\.(${COUNTED})\\b`)

/** Drawing that the pattern takes for a rule. */
const DRAWN = [/style:/, /\* 100/, /deltas?\(/]

test('Q2: the page computes no rule', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const found = Object.entries(sources)
    .filter(([file]) => !/\.test\.|fixtures/.test(file))
    .flatMap(([file, source]) =>
      source
        .replace(/<style>[^]*<\/style>/, '')
        .split('\n')
        .filter((line) => FORMULA.test(line) && !DRAWN.some((one) => one.test(line)) && !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('Q2: a formula that comes back is found', () => {
  for (const line of ['const total = one.base + (one.warSpirit ?? 0)', 'vp: closing * god.majorities', 'const left = clan.rage - option.cost']) expect(FORMULA.test(line)).toBe(true)
})
