import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/src/games/**/*.svelte', '/src/lib/board/*.svelte', '/src/games/**/*.css'], { query: '?raw', import: 'default', eager: true })

/** A board is one picture: whatever moves in it for ever has all of it painted again, its soft glows with it. */
test('P11: nothing on a board moves for ever', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60)
  const moving = Object.entries(sources).flatMap(([file, source]) => (/\binfinite\b|<animate|<set\b|repeatCount/.test(source) ? [file] : []))
  expect(moving).toEqual([])
})
