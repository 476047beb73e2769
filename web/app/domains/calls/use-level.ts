import { useEffect, useState } from 'react'

let shared: AudioContext | undefined
const STEPS = 8
const EVERY_MS = 100
/** Longer than the interval between two readings at any sample rate, so that no short sound is missed. */
const LOOKED_AT = 8192
/** About as long as a short syllable, so that silence around it does not average it out. */
const PIECE = 512
/** Speaking at arm's length fills the scale. */
const LOUD = 0.25

function loudest(wave: Float32Array): number {
  let most = 0
  for (let start = 0; start < wave.length; start += PIECE) {
    let energy = 0
    for (const value of wave.subarray(start, start + PIECE)) energy += value * value
    most = Math.max(most, energy)
  }
  return Math.sqrt(most / PIECE)
}

/** Browsers suspend it until a user gesture, and again during a phone call. */
function keepAwake(context: AudioContext) {
  const wake = () => void context.resume().catch(() => {})
  const occasions = ['click', 'keydown', 'visibilitychange'] as const
  wake()
  for (const occasion of occasions) document.addEventListener(occasion, wake)
  return () => {
    for (const occasion of occasions) document.removeEventListener(occasion, wake)
  }
}

const hasSound = (stream: MediaStream | null) => (stream?.getAudioTracks().length ?? 0) > 0

/** Volume of a stream from 0 to 8, ten times a second; 0 while it is silent or off. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  const sounds = hasSound(stream)
  useEffect(() => {
    if (!stream || !sounds || typeof AudioContext === 'undefined') return
    shared ??= new AudioContext()
    const stopWaking = keepAwake(shared)
    const source = shared.createMediaStreamSource(stream)
    const analyser = new AnalyserNode(shared, { fftSize: LOOKED_AT })
    source.connect(analyser)
    const wave = new Float32Array(LOOKED_AT)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave)
      setLevel(Math.min(STEPS, Math.round((loudest(wave) / LOUD) * STEPS)))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      stopWaking()
      source.disconnect()
      setLevel(0)
    }
  }, [stream, sounds])
  return level
}
