import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/src/games/**/*.svelte', '/src/lib/**/*.svelte', '/src/frame/**/*.svelte', '/src/**/*.css'], { query: '?raw', import: 'default', eager: true })
const boards = Object.entries(sources).filter(([file]) => /^\/src\/(games|lib\/board)\//.test(file))

/** The classes (or the element) that a selector is about. */
const subject = (selector: string): string[] => {
  const last = selector.trim().split(/[\s>+~]+/).at(-1)!.replace(/:[a-z-]+(\(.*\))?/g, '')
  return last.match(/\.[\w-]+/g) ?? [last]
}

/** What the rules that hold such a declaration are about. */
function styled(css: string, declaration: RegExp): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return new Set([...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => (declaration.test(body!) ? selectors!.split(',').flatMap(subject) : [])))
}

const FILTERED = /(?<![\w-])filter\s*:(?!\s*none)/
const MOVING = /(?<![\w-])(transition|animation)(-name|-property)?\s*:(?!\s*none)/

/** A board is one picture: whatever moves in it for ever has all of it painted again, its soft glows with it. */
test('P11: nothing on a board moves for ever', () => {
  expect(boards.length).toBeGreaterThan(60)
  const moving = boards.flatMap(([file, source]) => (/\binfinite\b|<animate|<set\b|repeatCount/.test(source) ? [file] : []))
  expect(moving).toEqual([])
})

/** A filter is reckoned anew with every frame of what moves under it: glows come and go by opacity and stroke. */
test('P11: nothing that has a filter moves', () => {
  expect(sources['/src/frame/theme.css']).toContain('.button')
  const found: string[] = []
  for (const [file, source] of Object.entries(sources)) {
    const css = file.endsWith('.css') ? source : (/<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? '')
    const filtered = styled(css, FILTERED)
    for (const [tag, name, classes = ''] of source.matchAll(/<(\w+)(?=[^<>]*\sfilter=)(?:[^<>]*?\sclass="([\w -]+)")?[^<>]*>/g)) {
      for (const one of classes.split(' ').filter(Boolean)) filtered.add(`.${one}`)
      if (!classes) filtered.add(name!)
      if (/\s(transition|in|out|animate):/.test(tag)) found.push(`${file}: ${tag}`)
    }
    const moving = styled(css, MOVING)
    for (const one of filtered) if (moving.has(one)) found.push(`${file}: ${one}`)
  }
  expect(found).toEqual([])
})
