import type { Credit } from '../../lib/game-ui'

export const credits: Credit[] = [
  { what: 'Silhouettes: game-icons.net (Lorc, Delapouite and others)', author: 'game-icons.net', licence: 'CC BY 3.0', href: 'https://game-icons.net' },
  { what: 'Signs: Lucide', author: 'Lucide contributors', licence: 'ISC', href: 'https://lucide.dev' },
  { what: 'Type: Shippori Mincho', author: 'Fontdasu', licence: 'OFL 1.1', href: 'https://fonts.google.com/specimen/Shippori+Mincho' },
  { what: 'Type: Noto Sans JP', author: 'Google', licence: 'OFL 1.1', href: 'https://fonts.google.com/noto' },
]
