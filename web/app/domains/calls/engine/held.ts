import type { Captured } from './capture.ts'

/** A device that is short of breath drops pictures for a moment, and nobody holds its camera back. */
const CALM_MS: Record<Captured, number> = { microphone: 0, camera: 3_000 }

/** Says when the system gives nothing of a device that is open, as during a telephone call, and when it does again. */
export function watchHeld(kind: Captured, track: MediaStreamTrack, tell: (held: boolean) => void) {
  let wait: ReturnType<typeof setTimeout> | undefined
  track.onmute = () => {
    clearTimeout(wait)
    wait = setTimeout(() => track.muted && track.readyState === 'live' && tell(true), CALM_MS[kind])
  }
  track.onunmute = () => {
    clearTimeout(wait)
    tell(false)
  }
}
