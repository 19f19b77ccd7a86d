import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Markdown from './Markdown.svelte'

test('clause numbers become links, HTML stays text', () => {
  const { container } = render(Markdown, { game: 'blood_rage', source: '**One** figure (BR-7.1.4, BR-D03). <img src=x onerror=alert(1)>\n\n- a\n- b' })
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/rules/blood_rage#BR-7.1.4', '/rules/blood_rage#BR-D03'])
  expect(container.querySelector('strong')!.textContent).toBe('One')
  expect(container.querySelectorAll('li')).toHaveLength(2)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
})

test('tables and script links', () => {
  const { container } = render(Markdown, { game: 'blood_rage', source: '| a | b |\n|---|---|\n| 1 | [x](javascript:alert(1)) |' })
  expect(container.querySelectorAll('td')).toHaveLength(2)
  expect(container.querySelector('a')?.getAttribute('href') ?? null).toBeNull()
})
