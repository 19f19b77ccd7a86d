/**
 * Words for message keys, in Japanese and English. The texts lie beside the Python code as Fluent
 * files; each file is a chunk of its own and is fetched when its language and game are needed.
 * A game that this page was not built with brings its texts from the server.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from './api'
import type { Words } from './game-ui'
import { isolate, shorten } from './names'
import { letter } from './seats'
import { settings, type Lang } from './settings.svelte'
import type { Argument, GameText, Message, TableInfo, Term } from './types'

type Texts = Record<string, () => Promise<string>>

const shipped = import.meta.glob<string>('../../../src/jindori/**/text/*.ftl', { query: '?raw', import: 'default' })

/** The game whose texts a file holds; "" for the frame's. */
const ownerOf = (path: string): string => /\/games\/([^/]+)\/text\//.exec(path)?.[1] ?? ''

/** Which files make up one game's texts in one language ("" = the frame alone): the game's own first, as of two texts under one key the first stands. */
export function filesFor(paths: string[], lang: Lang, game: string): string[] {
  const told = paths.filter((path) => ['', game].includes(ownerOf(path)) && new RegExp(`[/.]${lang}\\.ftl$`).test(path))
  return told.sort((a, b) => Number(ownerOf(a) === '') - Number(ownerOf(b) === ''))
}

export interface Part {
  text: string
  /** The thing that these words name. */
  term?: Term
}

/** How a seat is called in sentences, or null where no table is known. */
export type SeatName = (seat: number) => string | null

const [OPEN, SPLIT, CLOSE] = ['\uE000', '\uE001', '\uE002']
const missing = new Set<string>()

export class Text {
  #texts: Texts
  #fetch: (game: string, lang: Lang) => Promise<GameText>
  #bundles = $state.raw(new Map<string, FluentBundle>())
  #loading = new Map<string, Promise<void>>()

  constructor(texts: Texts = shipped, fetch: (game: string, lang: Lang) => Promise<GameText> = api.text) {
    this.#texts = texts
    this.#fetch = fetch
  }

  /** Fetches the frame's and (if named) one game's texts. */
  load(lang: Lang, game = ''): Promise<void> {
    const key = `${lang} ${game}`
    let loading = this.#loading.get(key)
    if (!loading) {
      loading = this.#read(key, lang, game)
      loading.catch(() => this.#loading.delete(key))
      this.#loading.set(key, loading)
    }
    return loading
  }

  async #read(key: string, lang: Lang, game: string): Promise<void> {
    const paths = Object.keys(this.#texts)
    const sources = await Promise.all(filesFor(paths, lang, game).map((path) => this.#texts[path]!()))
    if (game !== '' && !paths.some((path) => ownerOf(path) === game)) sources.unshift((await this.#fetch(game, lang)).text)
    const bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) bundle.addResource(new FluentResource(source))
    this.#bundles = new Map(this.#bundles).set(key, bundle)
  }

  /** Changes the page's language once every text now in use is there in it. */
  async switchTo(lang: Lang): Promise<void> {
    const games = new Set([...this.#loading.keys()].map((key) => key.slice(3)))
    await Promise.all([...games].map((game) => this.load(lang, game)))
    settings.lang = lang
  }

  has(lang: Lang, game = ''): boolean {
    return this.#bundles.has(`${lang} ${game}`)
  }

  knows(lang: Lang, game: string, key: string): boolean {
    return this.#bundles.get(`${lang} ${game}`)?.hasMessage(key) ?? false
  }

  format(lang: Lang, game: string, key: string, args: Record<string, FluentVariable>): string {
    const bundle = this.#bundles.get(`${lang} ${game}`) ?? this.#bundles.get(`${lang} `)
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) {
      if (bundle && !missing.has(key)) console.warn(`no text for ${key} in ${lang}`)
      missing.add(key)
      return key
    }
    return bundle.formatPattern(pattern, args, [])
  }
}

export const text = new Text()

/** Puts messages into words for one table (its game, its seats' names). */
export class TableWords implements Words {
  #text: Text
  #lang: () => Lang
  #game: () => string
  #seat: SeatName

  constructor(game: () => string, seat: SeatName = () => null, source: Text = text, lang: () => Lang = () => settings.lang) {
    this.#text = source
    this.#lang = lang
    this.#game = game
    this.#seat = seat
  }

  get lang(): Lang {
    return this.#lang()
  }

  t = (message: Message | string, args?: Record<string, Argument>): string => {
    const { key, args: own } = typeof message === 'string' ? { key: message, args: args } : message
    return this.#say(key, own ?? {}, (_, words) => words)
  }

  term = (term: Term): string => {
    const n = term.n ?? 1
    if (term.kind === 'seat') return this.#seatWords(Number(term.id))
    if (term.kind === 'total') return `${this.#seatWords(Number(term.id))} ${n}`
    const words = this.#format(`${term.kind}-${term.id.replaceAll('_', '-')}`, { n })
    return n === 1 || !this.knows(`count-${term.kind}`)
      ? words
      : this.#format(`count-${term.kind}`, { [term.kind]: words, n })
  }

  #seatWords(seat: number): string {
    const name = this.#seat(seat)
    return name === null ? this.#format('seat-number', { n: seat + 1 }) : isolate(shorten(name))
  }

  knows = (key: string): boolean => this.#text.knows(this.lang, this.#game(), key)

  clause = (id: string): string => `/rules/${this.#game()}#${id}`

  /** The same sentence in pieces, so that the things it names can be marked up. */
  parts = (message: Message): Part[] => {
    const terms: Term[] = []
    const marked = this.#say(message.key, message.args ?? {}, (term, words) => {
      terms.push(term)
      return `${OPEN}${terms.length - 1}${SPLIT}${words}${CLOSE}`
    })
    return marked.split(/(\uE000\d+\uE001[^\uE002]*\uE002)/).flatMap((piece): Part[] => {
      if (piece === '') return []
      const found = /^\uE000(\d+)\uE001([^\uE002]*)\uE002$/.exec(piece)
      return [found ? { text: found[2]!, term: terms[Number(found[1])] } : { text: piece }]
    })
  }

  #say(key: string, args: Record<string, Argument>, mark: (term: Term, words: string) => string): string {
    const ready: Record<string, FluentVariable> = {}
    const word = (term: Term) => mark(term, this.term(term).replace(/[\uE000-\uE002]/g, ''))
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) ready[name] = new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(value.map(word))
      else ready[name] = typeof value === 'object' ? word(value) : value
    }
    return this.#format(key, ready)
  }

  #format(key: string, args: Record<string, FluentVariable>): string {
    return this.#text.format(this.lang, this.#game(), key, args)
  }
}

/** Words of the frame where no table is shown. */
export const words = new TableWords(() => '')
export const t = words.t

/** How a seat is called: "you", a bot by its kind and letter, a person by name. */
export function seatName(table: TableInfo, seat: number, say: Words['t'] = t): string {
  const info = table.seats[seat]
  if (!info) return say('seat-number', { n: seat + 1 })
  if (info.mine) return say('you')
  return personName(table, seat, say)
}

/** The same inside a sentence, where the language may want the name to fit the verb. */
export function nameInSentence(table: TableInfo, seat: number, say: Words['t'] = t): string {
  const name = personName(table, seat, say)
  return table.seats[seat]?.mine ? say('you-in-sentence', { name }) : name
}

/** The same without "you". */
export function personName(table: TableInfo, seat: number, say: Words['t'] = t): string {
  const info = table.seats[seat]
  if (info?.kind === 'person') return info.name
  if (info?.kind === 'bot') return say('bot-seat', { bot: info.bot ?? info.name, letter: letter(seat) })
  return say('seat-open', { letter: letter(seat) })
}
