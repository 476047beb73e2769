import type { Seen } from './watch-network.ts'

/** Whoever declines audio only is not asked again so soon. */
const DECLINED_MS = 2 * 60_000

interface Settings {
  /** Whether there are pictures at all. */
  isVideo: () => boolean
  /** Of the own camera, and of what either side sends. */
  camera: { isWanted: () => boolean; set: (on: boolean) => Promise<void> }
  stopScreen: () => void
  setPictures: (on: boolean) => void
  changed: () => void
}

/** Neither picture travels, which leaves the line to the voices: offered on a weak network, chosen by the person. */
export function createAudioOnly({ isVideo, camera, stopScreen, setPictures, changed }: Settings) {
  let state = { audioOnly: false, offerAudioOnly: false }
  let declinedAt = Number.NEGATIVE_INFINITY
  /** A camera that was off before stays off when there are pictures again. */
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
    /** With pictures again the camera is as it was before, unless it is said. */
    async set(on: boolean, withCamera = hadCamera) {
      if (on && !state.audioOnly) hadCamera = camera.isWanted()
      put({ audioOnly: on, offerAudioOnly: false })
      if (on) stopScreen()
      setPictures(!on)
      // The camera's light goes out as well.
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
