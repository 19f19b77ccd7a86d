import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import App from './App.svelte'

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }))
})

test('the page has one heading with its name', async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(path === '/api/me' ? { id: 'p', name: 'Me', guest: true } : [])))
  render(App)
  const headings = await screen.findAllByRole('heading', { level: 1 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Jindori'])
})
