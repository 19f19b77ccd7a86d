import { beforeEach, describe, expect, test } from 'vitest'
import { settings, type Lang } from './settings.svelte'
import { filesFor, personName, seatName, TableWords, Text } from './text.svelte'
import type { TableInfo } from './types'

const files: Record<string, string> = {
  '/src/jindori/table/text/en.ftl': 'you = You\nseat-number = Seat { $n }\nbot-seat = Bot { $letter }',
  '/src/jindori/table/text/ja.ftl': 'you = あなた\nseat-number = 席{ $n }\nbot-seat = ボット{ $letter }',
  '/src/jindori/games/blood_rage/text/en.ftl':
    'place-horgr = Horgr\nfigure-warrior = { $n ->\n    [one] Warrior\n   *[other] Warriors\n  }\nfigure-fire-giant = Fire Giant',
  '/src/jindori/games/blood_rage/text/ja.ftl': 'place-horgr = ホルグ\nfigure-warrior = 戦士\nfigure-fire-giant = ファイアジャイアント',
  '/src/jindori/games/blood_rage/text/play.en.ftl':
    'count-figure = { $n } { $figure }\nevent-marched = { $seat } marches { $figures } to { $to }\nevent-cost = { $n } Rage',
  '/src/jindori/games/blood_rage/text/play.ja.ftl':
    'count-figure = { $figure }{ $n }体\nevent-marched = { $seat }が{ $figures }を{ $to }へ進軍\nevent-cost = レイジ{ $n }',
  '/src/jindori/games/other/text/en.ftl': 'place-horgr = Elsewhere',
}
const texts = Object.fromEntries(Object.entries(files).map(([path, source]) => [path, async () => source]))

const table = {
  id: 't',
  seats: [
    { seat: 0, kind: 'person', name: 'みさき' },
    { seat: 1, kind: 'person', name: 'Me', mine: true },
    { seat: 2, kind: 'bot', name: 'greedy', bot: 'greedy' },
    { seat: 3, kind: 'person', name: 'שרה\u202eabc' },
  ],
} as unknown as TableInfo

function wordsIn(lang: Lang, source: Text): TableWords {
  const words: TableWords = new TableWords(
    () => 'blood_rage',
    (seat): string => seatName(table, seat, words.t),
    source,
    () => lang,
  )
  return words
}

const march = {
  key: 'event-marched',
  args: {
    seat: { kind: 'seat', id: '1' },
    to: { kind: 'place', id: 'horgr' },
    figures: [
      { kind: 'figure', id: 'fire_giant', n: 1 },
      { kind: 'figure', id: 'warrior', n: 2 },
    ],
  },
}

describe('words', () => {
  let source: Text
  beforeEach(async () => {
    source = new Text(texts)
    await Promise.all((['en', 'ja'] as const).map((lang) => source.load(lang, 'blood_rage')))
  })

  test('a game reads its own files and the frame, in one language', () => {
    expect(filesFor(Object.keys(files), 'en', 'blood_rage')).toEqual([
      '/src/jindori/games/blood_rage/text/en.ftl',
      '/src/jindori/games/blood_rage/text/play.en.ftl',
      '/src/jindori/table/text/en.ftl',
    ])
  })

  test('W: a game says in its own words what the frame says too', async () => {
    const own = 'you = Thou'
    const shipped = new Text({ ...texts, '/src/jindori/games/blood_rage/text/en.ftl': async () => own })
    const fetched = new Text({ '/src/jindori/table/text/en.ftl': texts['/src/jindori/table/text/en.ftl']! }, async () => ({ text: own }) as never)
    for (const told of [shipped, fetched]) {
      await told.load('en', 'blood_rage')
      expect(wordsIn('en', told).t('you')).toBe('Thou')
      expect(wordsIn('en', told).t('seat-number', { n: 1 })).toBe('Seat 1')
    }
  })

  test('terms become words, lists are joined, my seat is "you"', () => {
    expect(wordsIn('en', source).t(march)).toBe('You marches Fire Giant and 2 Warriors to Horgr')
    expect(wordsIn('ja', source).t(march)).toBe('あなたがファイアジャイアント、戦士2体をホルグへ進軍')
  })

  test('numbers stay numbers for plural forms', () => {
    expect(wordsIn('en', source).t('event-cost', { n: 3 })).toBe('3 Rage')
  })

  test('pieces of a sentence keep the things they name', () => {
    const parts = wordsIn('en', source).parts(march)
    expect(parts.map((part) => part.text).join('')).toBe('You marches Fire Giant and 2 Warriors to Horgr')
    expect(parts.filter((part) => part.term).map((part) => part.term!.kind)).toEqual(['seat', 'figure', 'figure', 'place'])
  })

  test('bots go by their letter; right-to-left names are kept apart; unknown keys show themselves', () => {
    const words = wordsIn('en', source)
    expect(words.term({ kind: 'seat', id: '2' })).toBe('Bot C')
    expect(words.term({ kind: 'seat', id: '3' })).toBe('\u2068שרה\u202eabc\u2069')
    expect(words.t('no-such-key')).toBe('no-such-key')
    expect(personName(table, 1, words.t)).toBe('Me')
  })

  test('clause numbers have an address', () => {
    expect(wordsIn('en', source).clause('BR-7.1.4')).toBe('/rules/blood_rage#BR-7.1.4')
  })

  test('a game that the page was not built with brings its texts from the server', async () => {
    const asked: string[] = []
    const far = new Text(texts, async (game, lang) => {
      asked.push(`${game} ${lang}`)
      return { game, lang, text: 'field-rice = rice field' }
    })
    await Promise.all([far.load('en', 'toy'), far.load('en', 'blood_rage'), far.load('en')])
    expect(asked).toEqual(['toy en'])
    expect(far.format('en', 'toy', 'field-rice', {})).toBe('rice field')
    expect(far.knows('en', 'blood_rage', 'field-rice')).toBe(false)
  })
  test('the language changes only when its texts are there', async () => {
    settings.lang = 'en'
    const late = new Text(texts)
    await late.load('en', 'blood_rage')
    const changed = late.switchTo('ja')
    expect(settings.lang).toBe('en')
    await changed
    expect(settings.lang).toBe('ja')
    expect(late.has('ja', 'blood_rage')).toBe(true)
  })
})

const frame = import.meta.glob<string>('../../../src/jindori/table/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const code = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../games/*/**', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })

test('every key that the frame uses exists, with the same names and variables in both languages', () => {
  const [en, ja] = ['en', 'ja'].map((lang) => {
    const source = Object.entries(frame).find(([path]) => path.endsWith(`/${lang}.ftl`))![1]
    const entries = source.split(/\n(?=[a-z])/).filter((entry) => /^[a-z-]+ =/.test(entry))
    return new Map(entries.map((entry) => [/^[a-z-]+/.exec(entry)![0], new Set(entry.match(/\$[a-z]+/g))]))
  }) as [Map<string, Set<string>>, Map<string, Set<string>>]
  expect([...ja.keys()].sort()).toEqual([...en.keys()].sort())
  for (const [key, variables] of en) expect([...ja.get(key)!].sort(), key).toEqual([...variables].sort())
  for (const [path, source] of Object.entries(code)) {
    for (const found of source.matchAll(/\b(?:words\.)?t\((?:[^'"()]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)) {
      for (const key of found.slice(1)) if (key) expect(en.has(key), `${key} in ${path}`).toBe(true)
    }
  }
})
