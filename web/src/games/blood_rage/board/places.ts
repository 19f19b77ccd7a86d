/** Where figures stand on the drawn map. */
import type { Placed } from '../arrange'
import { fjordAt, fjordScale, plotAt, yggdrasilAt, type Land, type Layout, type Point } from '../geometry'
import { isFjord } from '../names'

/** So many figures stand side by side in Yggdrasil; more are piled up by kind. */
const SIDE_BY_SIDE = 6

export interface Pile {
  /** Which pile, how many piles, which figure of the pile, how many in it. */
  nth: number
  piles: number
  level: number
  count: number
}

export class Places {
  readonly #g: Layout
  readonly #lands: Map<string, Land>
  readonly #placed: Placed[]

  constructor(g: Layout, lands: Land[], placed: Placed[]) {
    this.#g = g
    this.#lands = new Map(lands.map((land) => [land.id, land]))
    this.#placed = placed
  }

  at(place: string): Placed[] {
    return this.#placed.filter((one) => one.place === place)
  }

  /** How large figures are drawn there. */
  scale(place: string): number {
    return this.#g.figure * (isFjord(place) ? fjordScale(this.at(place).length) : 1)
  }

  /** The middle of a plot; figures stand a little below it. */
  #spot(place: string, slot: number, n: number): Point {
    const lift = 9 * this.#g.figure
    const land = this.#lands.get(place)
    if (land) return plotAt(this.#g, land, Math.min(slot, land.villages - 1))
    const [x, y] = isFjord(place) ? fjordAt(this.#g, place, slot, Math.max(n, slot + 1)) : yggdrasilAt(this.#g, slot, n)
    return [x, y - lift]
  }

  /** The pile a figure belongs to, where figures are piled up. */
  pile(one: Placed): Pile | null {
    if (one.place !== 'yggdrasil') return null
    const here = this.at(one.place)
    if (here.length <= SIDE_BY_SIDE) return null
    const kinds = [...new Set(here.map((each) => `${each.seat} ${each.figure}`))]
    const alike = here.filter((each) => each.seat === one.seat && each.figure === one.figure)
    return { nth: kinds.indexOf(`${one.seat} ${one.figure}`), piles: kinds.length, level: alike.findIndex((each) => each.key === one.key), count: alike.length }
  }

  of(one: Placed): Point {
    const pile = this.pile(one)
    if (!pile) return this.#spot(one.place, one.slot, this.at(one.place).length)
    const [x, y] = this.#spot(one.place, pile.nth, pile.piles)
    const back = pile.count - 1 - pile.level
    return [x - 4 * back * this.#g.figure, y - 4 * back * this.#g.figure]
  }

  /** Points of all figures of a seat and kind in a place. */
  all(place: string, seat: number, figure: string): Point[] {
    return this.at(place).filter((one) => one.seat === seat && one.figure === figure).map((one) => this.of(one))
  }

  stands(place: string, seat: number, figure: string): Point | null {
    return this.all(place, seat, figure).at(-1) ?? null
  }

  /** Where the next figures to come would stand. */
  spare(place: string): Point[] {
    const here = this.at(place)
    const land = this.#lands.get(place)
    if (!land) return [0, 1, 2, 3].map((i) => this.#spot(place, here.length + i, here.length + i + 1))
    const used = new Set(here.map((one) => one.slot))
    return Array.from({ length: land.villages }, (_, i) => i).filter((i) => !used.has(i)).map((i) => this.#spot(place, i, land.villages))
  }

  /** The box around a place's plots, for panels beside it: [x, y, width, height]. */
  box(place: string): [number, number, number, number] {
    const g = this.#g
    const land = this.#lands.get(place)
    if (!land) {
      const [x, y] = this.#spot(place, 0, 1)
      const wide = place === 'yggdrasil' ? g.inner.rx * 0.9 : g.plot * 1.6
      return [x - wide, y - g.plot * 2, 2 * wide, g.plot * 3]
    }
    const points = Array.from({ length: land.villages }, (_, i) => plotAt(g, land, i))
    const xs = points.map((p) => p[0])
    const ys = points.map((p) => p[1])
    const pad = g.plot * 1.3
    const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad]
    return [x, y, Math.max(...xs) + pad - x, Math.max(...ys) + pad - y]
  }
}
