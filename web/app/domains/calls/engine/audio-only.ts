import type { Seen } from './watch-network.ts'

/** After declining, audio only is not offered again for this long. */
const DECLINED_MS = 2 * 60_000

interface Settings {
  /** Whether the call has video at all. */
  isVideo: () => boolean
  /** The own camera, and video in both directions. */
  camera: { isWanted: () => boolean; set: (on: boolean) => Promise<void> }
  stopScreen: () => void
  setPictures: (on: boolean) => void
  changed: () => void
}

/**
 * Turns video off in both directions, which leaves the bandwidth to audio: offered on a weak network, chosen by the
 * user.
 */
export function createAudioOnly({ isVideo, camera, stopScreen, setPictures, changed }: Settings) {
  let state = { audioOnly: false, offerAudioOnly: false }
  let declinedAt = Number.NEGATIVE_INFINITY
  /** A camera that was off before stays off when video is turned on again. */
  let hadCamera = true
  const put = (next: typeof state) => {
    state = next
    changed()
  }
  return {
    get: () => state,
    measured({ tooWeak }: Seen) {
      const offerAudioOnly = tooWeak && isVideo() && !state.audioOnly && performance.now() - declinedAt > DECLINED_MS
      if (offerAudioOnly !== state.offerAudioOnly) put({ ...state, offerAudioOnly })
    },
    /** When video is turned on again, the camera is restored, unless specified. */
    async set(on: boolean, withCamera = hadCamera) {
      if (on && !state.audioOnly) hadCamera = camera.isWanted()
      put({ audioOnly: on, offerAudioOnly: false })
      if (on) stopScreen()
      setPictures(!on)
      // Turns the camera's light off as well.
      await camera.set(!on && withCamera)
    },
    decline() {
      declinedAt = performance.now()
      put({ ...state, offerAudioOnly: false })
    },
    reset() {
      state = { audioOnly: false, offerAudioOnly: false }
    },
  }
}
