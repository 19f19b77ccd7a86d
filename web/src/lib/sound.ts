import { settings } from './settings.svelte'

let audio: AudioContext | null = null

/** Two soft notes: it is your turn. Silent when switched off or before the first touch of the page. */
export function turnTone(): void {
  if (settings.sound === 'off' || typeof AudioContext === 'undefined') return
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  audio ??= new AudioContext()
  const now = audio.currentTime
  ;[523.25, 783.99].forEach((pitch, i) => {
    const voice = new OscillatorNode(audio!, { type: 'sine', frequency: pitch })
    const loud = new GainNode(audio!, { gain: 0 })
    const start = now + i * 0.14
    loud.gain.setValueAtTime(0, start)
    loud.gain.linearRampToValueAtTime(0.07, start + 0.02)
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.7)
    voice.connect(loud).connect(audio!.destination)
    voice.start(start)
    voice.stop(start + 0.75)
  })
}
