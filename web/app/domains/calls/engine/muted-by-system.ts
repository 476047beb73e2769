import type { Captured } from './capture.ts'

/** A slow device may drop frames for a moment without its camera being muted. */
const CALM_MS: Record<Captured, number> = { microphone: 0, camera: 3_000 }

/** Reports when the system mutes an open device, as during a phone call, and when it unmutes it. */
export function watchSystemMute(kind: Captured, track: MediaStreamTrack, notify: (isMuted: boolean) => void) {
  let wait: ReturnType<typeof setTimeout> | undefined
  track.onmute = () => {
    clearTimeout(wait)
    wait = setTimeout(() => track.muted && track.readyState === 'live' && notify(true), CALM_MS[kind])
  }
  track.onunmute = () => {
    clearTimeout(wait)
    notify(false)
  }
}
