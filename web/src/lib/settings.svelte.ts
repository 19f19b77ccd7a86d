/** What this browser remembers: language, theme, sound, pace. */
import { PACES, type Pace } from './pace'

export type Lang = 'ja' | 'en'
export type Theme = 'auto' | 'light' | 'dark'
export type Sound = 'off' | 'turn'

function recall<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  try {
    const value = localStorage.getItem(`jindori.${key}`) as T | null
    return value !== null && allowed.includes(value) ? value : fallback
  } catch {
    return fallback // storage may be closed to us; then nothing is remembered
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`jindori.${key}`, value)
  } catch {
    return
  }
}

function browserLang(): Lang {
  return navigator.languages.some((lang) => lang.startsWith('ja')) ? 'ja' : 'en'
}

class Settings {
  #lang = $state<Lang>(recall('lang', ['ja', 'en'], browserLang()))
  #theme = $state<Theme>(recall('theme', ['auto', 'light', 'dark'], 'auto'))
  #sound = $state<Sound>(recall('sound', ['off', 'turn'], 'turn'))

  #pace = $state<Pace>(recall('pace', PACES, 'normal'))

  get lang(): Lang {
    return this.#lang
  }
  set lang(value: Lang) {
    this.#lang = value
    remember('lang', value)
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(value: Theme) {
    this.#theme = value
    remember('theme', value)
  }

  get pace(): Pace {
    return this.#pace
  }
  set pace(value: Pace) {
    this.#pace = value
    remember('pace', value)
  }

  get sound(): Sound {
    return this.#sound
  }
  set sound(value: Sound) {
    this.#sound = value
    remember('sound', value)
  }
}

export const settings = new Settings()
