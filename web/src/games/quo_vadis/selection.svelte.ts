/** One decision of the viewer, half made: picks and pointer, shared by board, hand, sheet, scenes and action bar. */
import type { Component } from 'svelte'
import type { Chip, Ready } from '../../lib/game-ui'
import { Picking } from '../../lib/picking.svelte'
import { holds, idOf, roleOf, type Choice, type Thing } from '../../lib/things'
import type { Dimmed, Message, OptionView } from '../../lib/views'
import { buildingIcons, counterIcons, isCounter, kindIcons, raceIcons } from './icons'
import type { View } from './types'
import { meaning, offTable, reading } from './selection'

function iconOf(option: OptionView): Component | null {
  const { resource, race, building, entreaty } = option.action
  if (typeof resource === 'string' && isCounter(resource)) return counterIcons[resource]
  if (typeof race === 'string') return raceIcons[race] ?? null
  if (typeof building === 'string') return buildingIcons[building] ?? null
  if (typeof entreaty === 'string') return kindIcons[entreaty] ?? null
  return null
}

/** Its label; what is paid in faith is said in words, as the sign beside a cost means food. */
function labelOf({ label, action, cost }: OptionView): Message {
  if (!cost) return label
  if (action.do === 'area') return { key: 'qv-label-area-cards', args: { ...label.args, n: cost } }
  if (typeof action.entreaty === 'string') return { key: 'qv-label-entreaty', args: { ...label.args, n: cost } }
  return label
}
const foodOf = ({ action, cost }: OptionView): number | null => (cost && (action.do === 'place' || action.do === 'swarm') ? cost : null)

export class QuoVadisSelection extends Picking {
  constructor(view: View, choose: (option: number) => void) {
    super(reading, view.decision, choose)
  }

  get ready(): Ready | null {
    const option = this.readyNow
    return option && { option, label: labelOf(option), cost: foodOf(option) }
  }

  get sentence(): Message | null {
    if (!this.decision) return null
    const from = this.picks.find((one) => roleOf(one) === 'from')
    if (from && !this.readyNow) return { key: 'qv-ask-to', args: { space: { kind: 'space', id: idOf(from) } } }
    const card = this.picks.find((one) => roleOf(one) === 'card')
    if (card && this.decision.name === 'card' && !this.readyNow) return { key: 'qv-ask-mode', args: { kind: { kind: 'kind', id: idOf(card) } } }
    return this.decision.prompt
  }

  /** A skill that is turned up lies on the own sheet. */
  override get onSheet(): boolean {
    return this.decision?.name === 'skill'
  }

  /** What a tap on a space would pick now, if anything. */
  thingAt(space: string, area: string): Thing | null {
    const thing = meaning(this.choices, this.picks, space, area)
    return thing && this.glows(thing) ? thing : null
  }

  /** Is a space part of what is picked? */
  pickedAt(space: string, area: string): boolean {
    return this.picks.some((one) => one === `space:${space}` || one === `from:${space}` || one === `to:${space}` || one === `area:${area}`)
  }

  /** The dimmed choice on a space. */
  refusedAt(space: string, area: string): Dimmed | null {
    for (const thing of [`to:${space}`, `space:${space}`, `from:${space}`, `area:${area}`]) {
      const found = this.why(thing)
      if (found) return found
    }
    return null
  }

  get chips(): Chip[] {
    if (!this.decision) return []
    const chips = offTable(this.choices, this.picks).map((choice) => this.#chip(choice))
    const none = this.subset && this.decision.name !== 'cubes' ? this.choices.find((choice) => choice.things.length === 0) : undefined
    if (none) chips.push({ ...this.#chip(none), id: 'none', pressed: !this.partial, choose: () => this.clear() })
    return chips
  }

  #chip({ option, things }: Choice): Chip {
    const pressed = this.picks.length === things.length && holds(things, this.picks)
    return this.chip(String(option.n), option, {
      label: labelOf(option),
      cost: foodOf(option)?.toString() ?? null,
      icon: iconOf(option),
      pressed,
      choose: () => (pressed ? this.confirm() : this.set([...things])),
    })
  }
}

export function createSelection(view: View, choose: (option: number) => void): QuoVadisSelection {
  return new QuoVadisSelection(view, choose)
}
