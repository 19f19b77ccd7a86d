import { expect, test } from 'vitest'
import { cut, graphemes, isolate, langOf, nameProblem, shorten } from './names'

const family = '👨‍👩‍👧‍👦'

test('counts what a person sees as one character', () => {
  expect(graphemes(family)).toBe(1)
  expect(graphemes('か\u3099')).toBe(1)
  expect(graphemes('漢'.repeat(40))).toBe(40)
})

test('cuts between visible characters', () => {
  expect(cut(family + 'ab', 2)).toBe(family + 'a')
  expect(cut('abc', 5)).toBe('abc')
  expect(shorten(family.repeat(20))).toBe(family.repeat(16) + '…')
  expect(shorten('みさき')).toBe('みさき')
})

test('judges names', () => {
  expect(nameProblem(family.repeat(40))).toBeNull()
  expect(nameProblem('漢'.repeat(41))).toBe('name-long')
  for (const blank of ['', '　　', '\u200b\u2060']) expect(nameProblem(blank)).toBe('name-blank')
})

test('keeps right-to-left text apart and nothing else', () => {
  expect(isolate('abc\u202e')).toBe('\u2068abc\u202e\u2069')
  expect(isolate('ケンジ')).toBe('ケンジ')
})

test('Japanese is tagged on any page', () => {
  expect(langOf('直 Tanaka')).toBe('ja')
  expect(langOf('Kenji')).toBeUndefined()
})
