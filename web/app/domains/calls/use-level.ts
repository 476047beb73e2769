import { useEffect, useState } from 'react'

let shared: AudioContext | undefined
const STEPS = 8
const EVERY_MS = 100
/** A voice at arm's length fills the scale. */
const LOUD = 0.25

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
    const analyser = new AnalyserNode(shared, { fftSize: 512 })
    source.connect(analyser)
    const wave = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave)
      const loudness = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length)
      setLevel(Math.min(STEPS, Math.round((loudness / LOUD) * STEPS)))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      source.disconnect()
      setLevel(0)
    }
  }, [stream, sounds])
  return level
}
