// Small wooden sounds, made on the spot. None before the first touch, none when switched off.
import { settings } from './settings.svelte'

let audio: AudioContext | null = null
const wake = () => { audio ??= new AudioContext(); void audio.resume() }
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, { once: true, capture: true })

/** One knock: a body that rings at `pitch` and dies away, and the click of the touch. */
function knock(pitch: number, loud: number, after = 0, ring = 0.09): void {
  if (!audio || !settings.sound || audio.state !== 'running') return
  const start = audio.currentTime + after
  const out = audio.createGain()
  out.gain.setValueAtTime(loud, start)
  out.gain.exponentialRampToValueAtTime(0.0008, start + ring)
  out.connect(audio.destination)
  for (const [ratio, share] of [[1, 0.7], [2.76, 0.22]] as const) {
    const tone = audio.createOscillator()
    const part = audio.createGain()
    tone.type = 'sine'
    tone.frequency.setValueAtTime(pitch * ratio * 1.12, start)
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, start + 0.025)
    part.gain.value = share
    tone.connect(part).connect(out)
    tone.start(start)
    tone.stop(start + ring)
  }
  const length = Math.floor(audio.sampleRate * 0.012)
  const click = audio.createBufferSource()
  const noise = audio.createBuffer(1, length, audio.sampleRate)
  const data = noise.getChannelData(0)
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch * 5
  band.Q.value = 0.8
  click.buffer = noise
  click.connect(band).connect(out)
  click.start(start)
}

export const sound = {
  /** A piece is put down. */
  lay: () => knock(210 + Math.random() * 25, 0.32),
  /** It is your turn: two knocks on the table. */
  turn: () => { knock(330, 0.22, 0, 0.12); knock(440, 0.26, 0.13, 0.16) },
  refuse: () => knock(120, 0.3, 0, 0.07),
  step: () => knock(520, 0.09, 0, 0.05),
  end: () => { knock(262, 0.28, 0, 0.2); knock(330, 0.28, 0.16, 0.2); knock(392, 0.32, 0.32, 0.4) },
}
