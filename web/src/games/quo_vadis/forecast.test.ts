import { describe, expect, it } from 'vitest'
import { front } from './forecast'
import type { QuoVadisView } from './types'

describe('front', () => {
  it('is the contested spaces and what touches them', () => {
    const board = { areas: [{ spaces: [{ id: 'a', near: ['b'] }, { id: 'b', near: ['a', 'c'] }, { id: 'c', near: ['b'] }] }] } as unknown as QuoVadisView
    expect([...front(board, ['a'])]).toEqual(['a', 'b'])
  })
})
