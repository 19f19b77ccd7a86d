import { expect, test } from 'vitest'
import { pointsOf, sorted } from '../../frame/plain/board'
import { midGame } from './fixtures'

test('the plain page finds points, seats and places on this board too', () => {
  const { board, players } = midGame()
  const found = sorted(board, players)
  expect(pointsOf(found)).toEqual([...board.clans].sort((a, b) => a.seat - b.seat).map((clan) => clan.glory))
  expect(found.bySeat.map((one) => one.name)).toContain('rage')
  expect(found.groups.map(([name]) => name)).toContain('provinces')
})
