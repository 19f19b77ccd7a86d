import { settings } from './settings.svelte'
import type { OptionHelp } from './types'

/** A choice of an option in the reader's language. */
export function choiceWords(help: OptionHelp, choice: string): string {
  return help.choiceLabels?.[choice]?.[settings.lang] ?? choice
}
