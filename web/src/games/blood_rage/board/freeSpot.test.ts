import { expect, test } from 'vitest'
import { freeSpot } from './freeSpot'

test('the panel stays inside and beside what it is about', () => {
  const [x, y] = freeSpot(200, 100, [400, 200, 100, 100], [], 800, 500)
  expect(x).toBeGreaterThanOrEqual(8)
  expect(x + 200).toBeLessThanOrEqual(792)
  expect(x + 200 <= 400 || x >= 500 || y + 100 <= 200 || y >= 300).toBe(true)
})

test('it keeps away from figures', () => {
  const figures = [[180, 150, 200, 200], [300, 0, 400, 190]] as const
  const [x, y] = freeSpot(200, 100, [400, 200, 100, 100], [...figures], 800, 500)
  for (const [fx, fy, fw, fh] of figures) expect(x + 200 <= fx || x >= fx + fw || y + 100 <= fy || y >= fy + fh).toBe(true)
})
