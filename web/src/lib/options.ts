import { settings } from './settings.svelte'
import type { OptionHelp } from './types'

export type OptionValues = Record<string, string | boolean>

/** A choice of an option in the reader's language. */
export function choiceWords(help: OptionHelp, choice: string): string {
  return help.choiceLabels?.[choice]?.[settings.lang] ?? choice
}

/** The switches of which the option needs one and none is on; none if it has what it needs. */
export function lacking(help: OptionHelp, values: OptionValues): string[] {
  return help.needs?.find((group) => !group.some((name) => values[name] === true)) ?? []
}

/** A parameter of a rule that is off is not shown; it keeps its usual value. */
export function matters(help: OptionHelp, values: OptionValues): boolean {
  return !help.part || lacking(help, values).length === 0
}

/** Options under one heading. */
export interface OptionGroup {
  name: string
  options: OptionHelp[]
}

/** In their order, under their headings; the first group may have none. */
export function grouped(options: OptionHelp[]): OptionGroup[] {
  const out: OptionGroup[] = []
  for (const one of options) {
    const name = one.group?.[settings.lang] ?? ''
    if (out.at(-1)?.name !== name) out.push({ name, options: [] })
    out.at(-1)!.options.push(one)
  }
  return out
}

/** Is it not as the game comes? What does not matter is as it comes. */
export function changed(help: OptionHelp, values: OptionValues): boolean {
  return matters(help, values) && String(values[help.name]) !== String(help.default)
}

/** Turns on what the option needs where there is no choice, and what that needs in turn; gives the names of those. */
export function turnOnNeeds(options: OptionHelp[], values: OptionValues, name: string): string[] {
  const on: string[] = []
  for (const group of options.find((one) => one.name === name)?.needs ?? []) {
    if (group.length !== 1 || values[group[0]!] === true) continue
    values[group[0]!] = true
    on.push(group[0]!, ...turnOnNeeds(options, values, group[0]!))
  }
  return on
}
