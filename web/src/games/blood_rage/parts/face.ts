/** The words on a card's face. */
import type { Words } from '../../../lib/game-ui'
import type { CardView } from '../types'

export interface FaceWords {
  name: string
  band: string
  value: string
  text: string
}

export function faceWords(card: CardView, words: Words): FaceWords {
  const key = `card-${card.id.replaceAll('_', '-')}`
  const band = {
    battle: () => words.t(card.late ? 'br-band-late' : 'br-band-battle'),
    quest: () => words.t('br-band-quest'),
    upgrade: () => words.t('br-band-upgrade', { kind: card.kind ?? 'clan', n: card.strength ?? 0 }),
  }
  const value = {
    battle: () => (card.bonus == null ? 'X' : `+${card.bonus}`),
    quest: () => String(card.glory ?? ''),
    upgrade: () => String(card.cost ?? card.strength ?? ''),
  }
  return { name: words.t(key), band: band[card.family](), value: value[card.family](), text: words.t(`${key}-text`, { glory: card.glory ?? 0 }) }
}
