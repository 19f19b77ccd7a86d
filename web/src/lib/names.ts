/** Names as people see them: counted in visible characters, kept apart from the text around them. */

const seen = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export const NAME_LIMIT = 40
export const TITLE_LIMIT = 80
export const CHAT_LIMIT = 500

export function graphemes(text: string): number {
  let count = 0
  for (const _ of seen.segment(text)) count++
  return count
}

/** The first `limit` visible characters. */
export function cut(text: string, limit: number): string {
  let count = 0
  for (const part of seen.segment(text)) if (count++ === limit) return text.slice(0, part.index)
  return text
}

/** For sentences; the whole name stands in the seat's own dialog. */
export function shorten(name: string, limit = 16): string {
  const short = cut(name, limit)
  return short === name ? name : `${short}…`
}

/** What is wrong with a name, judged as the server judges it, or null. */
export function nameProblem(name: string): 'name-blank' | 'name-long' | null {
  const bare = name.normalize('NFC').replace(/[\p{White_Space}\p{Cf}\p{Cc}]/gu, '')
  if (bare === '') return 'name-blank'
  return graphemes(name.trim()) > NAME_LIMIT ? 'name-long' : null
}

/** A name inside a sentence: right-to-left letters and overrides must not turn the sentence around. */
export function isolate(name: string): string {
  return /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name
}

/** "ja" for text with kana or kanji, so that it gets Japanese letter shapes on an English page too. */
export function langOf(text: string): 'ja' | undefined {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? 'ja' : undefined
}
