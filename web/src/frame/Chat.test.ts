import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { text } from '../lib/text.svelte'
import Chat from './Chat.svelte'

beforeAll(async () => {
  Element.prototype.scrollTo = () => {}
  await text.load('en')
  settings.lang = 'en'
})

afterEach(cleanup)

function chat(lines: { n: number; seat: number | null; name: string; text: string; at: number }[] = []) {
  const onSay = vi.fn(() => true)
  render(Chat, { lines, usable: true, onSay })
  return { onSay, field: screen.getByLabelText('Write to the table') as HTMLTextAreaElement }
}

test('the Enter that ends a conversion does not send; the next one does', async () => {
  const { onSay, field } = chat()
  await fireEvent.input(field, { target: { value: '略奪' } })
  await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 }) // Safari: composition has ended already
  expect(onSay).not.toHaveBeenCalled()
  await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(onSay).toHaveBeenCalledExactlyOnceWith('略奪')
  expect(field.value).toBe('')
})

test('Shift+Enter is a new line, blanks are not sent', async () => {
  const { onSay, field } = chat()
  await fireEvent.input(field, { target: { value: '　 ' } })
  await fireEvent.keyDown(field, { key: 'Enter' })
  await fireEvent.input(field, { target: { value: 'a' } })
  await fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(onSay).not.toHaveBeenCalled()
})

test('500 visible characters, and the text stays when there are more', async () => {
  const { onSay, field } = chat()
  await fireEvent.input(field, { target: { value: '👨‍👩‍👧‍👦'.repeat(501) } })
  await fireEvent.keyDown(field, { key: 'Enter' })
  expect(onSay).not.toHaveBeenCalled()
  expect(screen.getByText(/^-1 character/)).toBeTruthy()
  await fireEvent.input(field, { target: { value: '👨‍👩‍👧‍👦'.repeat(500) } })
  await fireEvent.keyDown(field, { key: 'Enter' })
  expect(onSay).toHaveBeenCalledOnce()
})

test('names and lines are shown as typed', () => {
  chat([{ n: 0, seat: 0, name: '<img src=x onerror=alert(1)>', text: '<b>bold</b> & "quotes"', at: 0 }])
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.getByText('<b>bold</b> & "quotes"').querySelector('b')).toBeNull()
})

test('T3: a seat that went to somebody else stands among the lines', () => {
  const held = { kind: 'person' as const, name: 'Taro' }
  const line = (n: number, at: number) => ({ n, seat: 0, name: 'Hanako', text: `line ${n}`, at })
  const change = { n: 1, seat: 1, held, holds: { kind: 'open' as const, name: '' }, by: 'Hanako', moves: 3, at: 5 }
  render(Chat, { lines: [line(0, 4), line(1, 6)], changes: [change], usable: true, onSay: () => true })
  const said = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(said.map((one) => one!.includes('Hanako has opened seat B, which Taro held.'))).toEqual([false, true, false])
})
