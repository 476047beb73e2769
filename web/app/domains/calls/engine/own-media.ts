import type { CallView, DeviceKind, DeviceNotice, DeviceProblem, Media } from '../call.ts'
import { type Capture, type Captured, capture, captureBoth, captureScreen } from './capture.ts'
import { keepChosen, readChosen } from './chosen-devices.ts'

export interface Own {
  /** What the person wants to be on; a device may still be missing. */
  wish: { audio: boolean; video: boolean }
  tracks: Record<'microphone' | 'camera' | 'screen', MediaStreamTrack | null>
  problems: Record<'microphone' | 'camera' | 'screen', DeviceProblem | null>
  chosen: CallView['chosen']
  notice: DeviceNotice | null
}

const nothing = { microphone: null, camera: null, screen: null }

/** The own microphone, camera and screen: opened, switched, lost and found again. */
export function createOwnMedia(changed: () => void) {
  let own: Own = {
    wish: { audio: true, video: true },
    tracks: nothing,
    problems: nothing,
    chosen: { microphone: null, camera: null, speaker: null },
    notice: null,
  }
  let video = false
  let open = false
  let opening: Promise<void> | undefined

  function set(patch: Partial<Own>) {
    own = { ...own, ...patch }
    changed()
  }

  /** Takes what was captured in place of what was there. */
  function put(kind: Captured | 'screen', { track, problem }: Capture) {
    if (!open && track) return track.stop()
    const before = own.tracks[kind]
    if (before && before !== track) {
      before.onended = null
      before.stop()
    }
    if (track) {
      track.onended = () => void lost(kind, track)
      if (kind === 'microphone') track.enabled = own.wish.audio
    }
    set({ tracks: { ...own.tracks, [kind]: track }, problems: { ...own.problems, [kind]: problem } })
  }
  const drop = (kind: Captured | 'screen') => put(kind, { track: null, problem: null })

  /** Unplugged, or taken by the system: another device takes its place where there is one. */
  async function lost(kind: Captured | 'screen', track: MediaStreamTrack) {
    if (own.tracks[kind] !== track) return
    if (kind === 'screen') return drop('screen')
    put(kind, await capture(kind, null))
    say(kind)
  }
  function say(kind: Captured) {
    const label = own.tracks[kind]?.label ?? null
    set({ notice: { kind, what: label ? 'replaced' : 'unplugged', label } })
  }

  /** Something was plugged in where nothing was. */
  const pluggedIn = () => {
    if (!open) return
    if (own.problems.microphone === 'missing') void found('microphone')
    if (own.problems.camera === 'missing' && own.wish.video && video) void found('camera')
  }
  async function found(kind: Captured) {
    await reopen(kind)
    if (own.tracks[kind]) say(kind)
  }
  const reopen = async (kind: Captured) => put(kind, await capture(kind, own.chosen[kind]))

  async function setVideo(on: boolean) {
    set({ wish: { ...own.wish, video: on } })
    if (!on) return drop('camera')
    if (!own.tracks.camera) await reopen('camera')
    // It may have been turned off again while the person was asked.
    if (!own.wish.video) drop('camera')
  }

  async function openDevices(mode: 'video' | 'audio') {
    video = mode === 'video'
    if (!open) navigator.mediaDevices?.addEventListener?.('devicechange', pluggedIn)
    open = true
    const chosen = readChosen()
    set({ chosen, wish: { ...own.wish, video: video && own.wish.video } })
    const needsVoice = !own.tracks.microphone
    const needsPicture = own.wish.video && !own.tracks.camera
    if (needsVoice && needsPicture) {
      const both = await captureBoth(chosen.microphone, chosen.camera)
      put('microphone', both.microphone)
      put('camera', both.camera)
    } else if (needsVoice) await reopen('microphone')
    else if (needsPicture) await reopen('camera')
  }

  return {
    get: () => own,
    /** What the other is told. */
    media: (): Media => ({
      audio: own.wish.audio && own.tracks.microphone !== null,
      video: own.wish.video && own.tracks.camera !== null,
      screen: own.tracks.screen !== null,
    }),
    /** What is to be on once it is opened. */
    wishFor: (wish: Own['wish']) => set({ wish }),
    /** Asked again while it asks, it asks once. */
    open(mode: 'video' | 'audio') {
      opening ??= openDevices(mode).finally(() => {
        opening = undefined
      })
      return opening
    },
    async setAudio(on: boolean) {
      const { microphone } = own.tracks
      if (microphone) microphone.enabled = on
      set({ wish: { ...own.wish, audio: on } })
      if (on && !microphone) await reopen('microphone')
    },
    setVideo,
    async shareScreen() {
      const shared = await captureScreen()
      if (shared.track || shared.problem) put('screen', shared)
    },
    stopScreen: () => drop('screen'),
    async choose(kind: DeviceKind, deviceId: string) {
      const chosen = { ...own.chosen, [kind]: deviceId }
      keepChosen(chosen)
      set({ chosen })
      if (kind === 'speaker' || (kind === 'camera' && !own.wish.video)) return
      const next = await capture(kind, deviceId)
      // One that does not open leaves the present one running.
      if (next.track || !own.tracks[kind]) put(kind, next)
      else set({ problems: { ...own.problems, [kind]: next.problem } })
    },
    dismissNotice: () => set({ notice: null }),
    /** Every light goes out. */
    close() {
      open = false
      navigator.mediaDevices?.removeEventListener?.('devicechange', pluggedIn)
      for (const kind of ['microphone', 'camera', 'screen'] as const) drop(kind)
      set({ wish: { audio: true, video: true }, notice: null })
    },
  }
}
