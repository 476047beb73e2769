/** Two soft notes and a rest, repeated: synthesised, so that there is no file to fetch when a call comes in. */
const NOTES = [
  { hertz: 659, from: 0, to: 0.22 },
  { hertz: 784, from: 0.26, to: 0.6 },
] as const
const ROUND_S = 2.4
const LOUDNESS = 0.18

/** Rings until stopped. If the browser requires a user gesture first, it stays silent until then. */
export function startRingtone(): () => void {
  const Context = window.AudioContext
  if (!Context) return () => {}
  const audio = new Context()
  const ring = () => {
    for (const { hertz, from, to } of NOTES) playNote(audio, hertz, audio.currentTime + from, audio.currentTime + to)
  }
  const wake = () => void audio.resume().catch(() => undefined)
  const touched = new AbortController()
  window.addEventListener('pointerdown', wake, { signal: touched.signal })
  window.addEventListener('keydown', wake, { signal: touched.signal })
  wake()
  ring()
  const rounds = setInterval(() => audio.state === 'running' && ring(), ROUND_S * 1000)
  return () => {
    clearInterval(rounds)
    touched.abort()
    void audio.close().catch(() => undefined)
  }
}

function playNote(audio: AudioContext, hertz: number, from: number, to: number) {
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = 'triangle'
  voice.frequency.value = hertz
  // Fades in and out: a note that starts at full volume clicks.
  volume.gain.setValueAtTime(0.0001, from)
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, from + 0.04)
  volume.gain.exponentialRampToValueAtTime(0.0001, to)
  voice.connect(volume).connect(audio.destination)
  voice.start(from)
  voice.stop(to)
}
