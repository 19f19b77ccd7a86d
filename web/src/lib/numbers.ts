/** Digits as a Japanese input method may type them become plain ones; nothing else is guessed. */
const WIDE: Record<string, string> = { '－': '-', 'ー': '-', '−': '-', '＋': '+', '　': ' ', '，': ',' }

export function narrow(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/[－ー−＋　，]/g, (sign) => WIDE[sign]!)
}

export type Whole = { ok: true; value: number; text: string } | { ok: false; problem: 'empty' | 'not-a-number' | 'too-low' | 'too-high' }

/** A whole number between `low` and `high`, or what is wrong with the text. Never an unseen 0. */
export function whole(text: string, low = Number.MIN_SAFE_INTEGER, high = Number.MAX_SAFE_INTEGER): Whole {
  const plain = narrow(text).trim()
  if (plain === '') return { ok: false, problem: 'empty' }
  const joined = /^[+-]?\d{1,3}(,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain
  if (!/^[+-]?\d+$/.test(joined)) return { ok: false, problem: 'not-a-number' }
  const value = Number(joined)
  if (value < low) return { ok: false, problem: 'too-low' }
  if (value > high) return { ok: false, problem: 'too-high' }
  return { ok: true, value, text: String(value) }
}

/** A change, with its sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0')
