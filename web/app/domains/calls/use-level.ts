import { useEffect, useState } from 'react'

let shared: AudioContext | undefined
const STEPS = 8
const EVERY_MS = 100
/** Longer than the time between two looks at any rate a microphone has, so that no short sound falls between them. */
const LOOKED_AT = 8192
/** About as long as a short syllable, which silence around it shall not thin out. */
const PIECE = 512
/** A voice at arm's length fills the scale. */
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

const hasSound = (stream: MediaStream | null) => (stream?.getAudioTracks().length ?? 0) > 0

/** How loud a stream is, from 0 to 8, ten times a second; 0 while it is silent or off. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  const sounds = hasSound(stream)
  useEffect(() => {
    if (!stream || !sounds || typeof AudioContext === 'undefined') return
    shared ??= new AudioContext()
    // Before a first click browsers keep it asleep.
    void shared.resume().catch(() => {})
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
      source.disconnect()
      setLevel(0)
    }
  }, [stream, sounds])
  return level
}
