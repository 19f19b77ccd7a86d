import { expect, test } from 'vitest'
import { followLinks, routeOf, router } from './router.svelte'

const at = (path: string) => routeOf(new URL(path, 'http://example.test'))

test('addresses', () => {
  expect(at('/')).toEqual({ page: 'home' })
  expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc', invite: null })
  expect(at('/t/abc?invite=TOKEN')).toEqual({ page: 'table', id: 'abc', invite: 'TOKEN' })
  expect(at('/replay/abc')).toEqual({ page: 'replay', id: 'abc', at: null, seat: null })
  expect(at('/replay/abc?at=71&seat=all')).toEqual({ page: 'replay', id: 'abc', at: 71, seat: null })
  expect(at('/replay/abc?at=７&seat=2')).toEqual({ page: 'replay', id: 'abc', at: 7, seat: 2 })
  expect(at('/replay/abc?at=-1&seat=x')).toEqual({ page: 'replay', id: 'abc', at: null, seat: null })
  expect(at('/replay')).toEqual({ page: 'replay-file' })
  expect(at('/rules/blood_rage#BR-7.1.4')).toEqual({ page: 'rules', game: 'blood_rage' })
  expect(at('/credits')).toEqual({ page: 'credits' })
  for (const wrong of ['/t', '/nothing', '/t/a/b', '/credits/x', '/t/%E0%A4%A']) expect(at(wrong)).toEqual({ page: 'missing' })
})

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.body.addEventListener('click', followLinks, { once: true })
  document.querySelector('a')!.dispatchEvent(event)
  return event
}

test('plain links move inside the page', () => {
  expect(click('<a href="/credits">x</a>').defaultPrevented).toBe(true)
  expect(router.route).toEqual({ page: 'credits' })
})

test('other links stay the browser’s', () => {
  router.go('/')
  for (const html of ['<a href="https://example.org/">x</a>', '<a href="/api/tables/a/record" download>x</a>', '<a href="/rules/a" target="_blank">x</a>']) {
    expect(click(html).defaultPrevented).toBe(false)
  }
  expect(click('<a href="/credits">x</a>', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(router.route).toEqual({ page: 'home' })
})
