import { describe, expect, it } from 'vitest'
import { forecast } from './forecast'
import type { QuoVadisView } from './types'

const space = (id: string, near: string[], workers: [number, number][], town: [number, boolean] | null = null) => ({
  id,
  near,
  workers: workers.map(([seat, count]) => ({ seat, count })),
  town: town && { seat: town[0], destroyed: town[1], dominion: null },
})

function board(genesis: ReturnType<typeof space>[], others: ReturnType<typeof space>[]): QuoVadisView {
  return { gods: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], areas: [{ id: 'area_24', genesis: true, spaces: genesis }, { id: 'area_13', genesis: false, spaces: others }] } as unknown as QuoVadisView
}

describe('forecast', () => {
  const b = board(
    [space('a24_0', ['a24_1', 'a13_0'], [], [1, false]), space('a24_1', ['a24_0'], [[0, 1]]), space('a24_2', [], [], [2, true])],
    [space('a13_0', ['a24_0'], [[1, 2]]), space('a13_1', [], [[2, 1]])],
  )

  it('counts pieces in and beside the contested space', () => {
    expect(forecast(b, 0, 'a24_0')).toEqual([
      { seat: 0, pieces: 2 },
      { seat: 1, pieces: 3 },
    ])
  })

  it('sees no war beside a destroyed town, nor outside the genesis area', () => {
    expect(forecast(b, 0, 'a24_2')).toBeNull()
    expect(forecast(b, 0, 'a13_1')).toBeNull()
  })
})
