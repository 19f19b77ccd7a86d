/** What the board alone would pass over too quickly: the quests judged together, and the fall of a province. */
import { news } from '../../../lib/traces'
import type { Interlude, View } from '../part'
import QuestScene from './QuestScene.svelte'
import RagnarokScene from './RagnarokScene.svelte'

export function interludes(before: View, after: View): Interlude[] {
  const told = news(before, after)
  const found: Interlude[] = []
  const quests = told.filter((entry) => entry.kind === 'quest_revealed')
  if (quests.length > 0) {
    found.push({ id: `quests:${quests[0]!.n}`, component: QuestScene, entries: quests, hold: 2600 + 700 * quests.length, before: true })
  }
  const fell = told.findIndex((entry) => entry.kind === 'province_fell')
  if (fell >= 0) {
    const deaths = told.slice(fell + 1).filter((entry) => entry.kind === 'glory' && entry.data?.why === 'ragnarok')
    found.push({ id: `ragnarok:${told[fell]!.n}`, component: RagnarokScene, entries: [told[fell]!, ...deaths], hold: 3600, before: false })
  }
  return found
}
