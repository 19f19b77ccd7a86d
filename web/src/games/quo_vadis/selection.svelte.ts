/** One decision of the viewer, half made: picks and pointer, shared by board, hand, sheet, scenes and action bar. */
import type { Component } from 'svelte'
import type { Ahead, Chip, Ready, Words } from '../../lib/game-ui'
import { Picking } from '../../lib/picking.svelte'
import { choicesOf, holds, idOf, roleOf, type Choice, type Part, type Thing } from '../../lib/things'
import type { Action, Dimmed, Message, OptionView } from '../../lib/views'
import { buildingIcons, counterIcons, isCounter, kindIcons, raceIcons } from './icons'
import type { View } from './types'
import { alternatives, meaning, offTable, reading } from './selection'

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
  if (action.area && action.cards) return { key: cost ? 'qv-label-area-paid' : 'qv-label-area', args: { ...label.args, n: cost ?? 0 } }
  if (!cost) return label
  if (action.do === 'area') return { key: 'qv-label-area-cards', args: { ...label.args, n: cost } }
  if (typeof action.entreaty === 'string') return { key: 'qv-label-entreaty', args: { ...label.args, n: cost } }
  return label
}
/** On a chip the card is known. */
const chipLabelOf = (option: OptionView): Message => (typeof option.action.mode === 'string' ? { key: 'qv-mode', args: { mode: option.action.mode } } : labelOf(option))
const foodOf = ({ action, cost }: OptionView): number | null => (cost && (action.do === 'place' || action.do === 'swarm') ? cost : null)

export class QuoVadisSelection extends Picking {
  /** The area that is chosen already, while its cards are asked. */
  readonly chosenArea: string | null

  constructor(view: View, choose: (choice: number | Action[]) => void, ahead?: Ahead) {
    super(reading, view.decision, choose, ahead)
    const area = view.decision?.name === 'area_cards' ? view.decision.prompt.args?.area : null
    this.chosenArea = typeof area === 'object' && area !== null && !Array.isArray(area) ? `area_${area.id}` : null
  }

  get ready(): Ready | null {
    const option = this.readyNow
    return option && { option, label: labelOf(option), cost: foodOf(option) }
  }

  get sentence(): Message | null {
    if (!this.decision) return null
    const from = this.picks.find((one) => roleOf(one) === 'from')
    if (from && !this.meant) return { key: 'qv-ask-to', args: { space: { kind: 'space', id: idOf(from) } } }
    return this.decision.prompt
  }

  /** What a tap on a space would pick now, if anything. */
  thingAt(space: string, area: string): Thing | null {
    const thing = meaning(this.choices, this.picks, space, area)
    return thing && this.glows(thing) ? thing : null
  }

  /** Is a space part of what is picked? */
  pickedAt(space: string, area: string): boolean {
    return [`space:${space}`, `from:${space}`, `to:${space}`].some((one) => this.picked(one)) || this.areaPicked(area)
  }

  areaPicked(area: string): boolean {
    return this.chosenArea === area || this.picked(`area:${area}`)
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
    const heads = choicesOf(reading, this.decision)
    const known = new Set(heads.flatMap((choice) => choice.things))
    const own = this.picks.filter((thing) => known.has(thing))
    const chips = offTable(heads, own).map((choice) => this.#chip(choice))
    for (const { thing, list } of this.meant ? alternatives(this.choices, this.meant) : []) chips.push(...list.map((one, n) => this.#alternative(thing, one.things, one.part, n === 0)))
    const none = this.subset && this.decision.name !== 'cubes' ? this.choices.find((choice) => choice.things.length === 0) : undefined
    if (none) chips.push({ ...this.#chip(none), id: 'none', pressed: !this.partial, choose: () => this.clear() })
    return chips
  }

  /** One of several answers to a question that is answered in one with others. */
  #alternative(chosen: Thing, things: Thing[], { option }: Part, first: boolean): Chip {
    const thing = things.at(-1)!
    return this.chip(thing, option, {
      label: chipLabelOf(option),
      cost: null,
      icon: iconOf(option),
      pressed: thing === chosen,
      first,
      choose: () => (thing === chosen ? this.confirm() : this.set(things)),
    })
  }

  #chip({ option, things }: Choice): Chip {
    const all = this.meant?.parts ? this.meant.parts[0]!.things : (this.meant?.things ?? this.picks)
    const pressed = all.length === things.length && things.length > 0 && holds(things, all)
    return this.chip(String(option.n), option, {
      label: chipLabelOf(option),
      cost: foodOf(option)?.toString() ?? null,
      icon: iconOf(option),
      pressed,
      choose: () => (pressed ? this.confirm() : this.set([...things])),
    })
  }
}

export function createSelection(view: View, choose: (choice: number | Action[]) => void, _: Words, ahead?: Ahead): QuoVadisSelection {
  return new QuoVadisSelection(view, choose, ahead)
}
