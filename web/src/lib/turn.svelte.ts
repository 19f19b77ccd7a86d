/** Tells the viewer that it is their turn: a tone, the tab's title. */
import { turnTone } from './sound'
import { t } from './text.svelte'
import { showTitle } from './title'

export function watchTurn(myTurn: () => boolean, title: () => string): void {
  let before: boolean | null = null
  $effect(() => {
    const now = myTurn()
    if (now && before === false) turnTone()
    before = now
  })
  $effect(() => {
    showTitle(title(), myTurn() ? t('title-turn') : null)
    return () => showTitle('Jindori', null)
  })
}
