import { expect, test } from 'vitest'
import { narrow, whole } from './numbers'

test.each([
  ['３', 3],
  ['１０００', 1000],
  ['－１', -1],
  ['ー5', -5],
  ['３　', 3],
  ['1,000', 1000],
  ['1，000', 1000],
  ['+7', 7],
])('%s is a whole number', (text, value) => {
  expect(whole(text)).toEqual({ ok: true, value, text: String(value) })
})

test.each(['三', '1.5', '１．５', '1,00', '0x10', '1e3', '5 6', 'abc'])('%s is refused', (text) => {
  expect(whole(text)).toEqual({ ok: false, problem: 'not-a-number' })
})

test('nothing typed is not zero', () => {
  expect(whole('')).toEqual({ ok: false, problem: 'empty' })
  expect(whole('　')).toEqual({ ok: false, problem: 'empty' })
})

test('limits are named', () => {
  expect(whole('０', 1, 20)).toEqual({ ok: false, problem: 'too-low' })
  expect(whole('２１', 1, 20)).toEqual({ ok: false, problem: 'too-high' })
})

test('other characters stay as typed', () => {
  expect(narrow('第３回')).toBe('第3回')
})
