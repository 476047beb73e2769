import type { CallView, DeviceKind, DeviceNotice, DeviceProblem, Media } from '../call.ts'
import { type Capture, type Captured, capture, captureBoth, captureScreen } from './capture.ts'
import { keepChosen, readChosen } from './chosen-devices.ts'
import { watchHeld } from './held.ts'
import { switchDevice } from './switch-device.ts'
import { watchDevices } from './watch-devices.ts'

export interface Own {
  /** What the person wants to be on; a device may still be missing. */
  wish: { audio: boolean; video: boolean }
  tracks: Record<'microphone' | 'camera' | 'screen', MediaStreamTrack | null>
  problems: Record<'microphone' | 'camera' | 'screen', DeviceProblem | null>
  /** Open, and the system gives nothing of them for now. */
  held: Record<Captured, boolean>
  chosen: CallView['chosen']
  notice: DeviceNotice | null
}

const nothing = { microphone: null, camera: null, screen: null }
const notHeld = { microphone: false, camera: false }
const DEVICES: readonly Captured[] = ['microphone', 'camera']
/** What may be over by the next look; a person's own no is asked about only by themselves. */
const PASSING: readonly (DeviceProblem | null)[] = ['missing', 'busy', 'failed']

/** The own microphone, camera and screen: opened, switched, lost and found again. */
export function createOwnMedia(changed: () => void) {
  let own: Own = {
    wish: { audio: true, video: true },
    tracks: nothing,
    problems: nothing,
    held: notHeld,
    chosen: { microphone: null, camera: null, speaker: null },
    notice: null,
  }
  let video = false
  let open = false
  let opening: Promise<void> | undefined
  let stopWatching = () => {}
  const seeking = new Set<Captured>()

  function set(patch: Partial<Own>) {
    own = { ...own, ...patch }
    changed()
  }

  /** Takes what was captured in place of what was there. */
  function put(kind: Captured | 'screen', { track, problem }: Capture) {
    // It may have been turned off, or left, while the person was asked.
    const isUnwanted = !open || (kind === 'camera' && !own.wish.video)
    if (track && isUnwanted) {
      track.stop()
      return
    }
    const before = own.tracks[kind]
    if (before && before !== track) {
      before.onended = before.onmute = before.onunmute = null
      before.stop()
    }
    if (track) {
      track.onended = () => void lost(kind, track)
      if (kind === 'microphone') track.enabled = own.wish.audio
      if (kind !== 'screen') watchHeld(kind, track, (held) => own.tracks[kind] === track && hold(kind, held))
    }
    set({
      tracks: { ...own.tracks, [kind]: track },
      problems: { ...own.problems, [kind]: problem },
      held: { ...own.held, [kind]: kind === 'microphone' && track?.muted === true },
    })
  }
  const hold = (kind: Captured, held: boolean) => set({ held: { ...own.held, [kind]: held } })
  const drop = (kind: Captured | 'screen') => put(kind, { track: null, problem: null })

  /** Unplugged, or taken by the system: another device takes its place where there is one. */
  async function lost(kind: Captured | 'screen', track: MediaStreamTrack) {
    if (own.tracks[kind] !== track) return
    if (kind === 'screen') return drop('screen')
    const hasLooked = await seek(kind, null)
    // Whoever took back their leave knows it, and reads what to do.
    if (hasLooked && (own.tracks[kind] || own.problems[kind] === 'missing')) say(kind)
  }
  function say(kind: Captured) {
    const label = own.tracks[kind]?.label ?? null
    set({ notice: { kind, what: label ? 'replaced' : 'unplugged', label } })
  }

  /** Once at a time: one change of the devices is told in more than one way. */
  async function seek(kind: Captured, deviceId: string | null) {
    if (seeking.has(kind)) return false
    seeking.add(kind)
    put(kind, await capture(kind, deviceId))
    return seeking.delete(kind)
  }
  const reopen = async (kind: Captured) => put(kind, await capture(kind, own.chosen[kind]))

  /** Something was plugged in where nothing was, or whoever held it has let go, or it ended while the page slept. */
  function lookAgain() {
    for (const kind of DEVICES) {
      const track = own.tracks[kind]
      if (track?.readyState === 'ended') void lost(kind, track)
      else if (!track && PASSING.includes(own.problems[kind]) && isWanted(kind)) void find(kind)
    }
  }
  function letGo() {
    for (const track of Object.values(own.tracks)) track?.stop()
  }
  const isWanted = (kind: Captured) => kind === 'microphone' || (own.wish.video && video)
  async function find(kind: Captured) {
    const wasMissing = own.problems[kind] === 'missing'
    const hasLooked = await seek(kind, own.chosen[kind])
    if (hasLooked && wasMissing && own.tracks[kind]) say(kind)
  }

  async function setVideo(on: boolean) {
    set({ wish: { ...own.wish, video: on } })
    if (!on) return drop('camera')
    if (!own.tracks.camera) await reopen('camera')
  }

  async function openDevices(mode: 'video' | 'audio') {
    video = mode === 'video'
    if (!open) stopWatching = watchDevices({ lookAgain, letGo })
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
      audio: own.wish.audio && own.tracks.microphone !== null && !own.held.microphone,
      video: own.wish.video && own.tracks.camera !== null && !own.held.camera,
      screen: own.tracks.screen !== null,
    }),
    /** What is to be on once it is opened. */
    wishFor: (wish: Own['wish']) => set({ wish }),
    /** Asked again while it asks, it asks once; closed and opened again meanwhile, it asks anew. */
    async open(mode: 'video' | 'audio') {
      if (opening && !open) await opening
      opening ??= openDevices(mode).finally(() => {
        opening = undefined
      })
      await opening
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
      const next = await switchDevice(kind, deviceId, own.tracks[kind])
      // One that does not open leaves the present one running.
      if (next.kept) set({ problems: { ...own.problems, [kind]: next.problem } })
      else put(kind, next)
    },
    dismissNotice: () => set({ notice: null }),
    /** Every light goes out. What was on or off by the person's own wish stays so, unless all of it is over. */
    close({ forGood = true } = {}) {
      open = false
      stopWatching()
      seeking.clear()
      for (const kind of [...DEVICES, 'screen'] as const) drop(kind)
      set({ notice: null, ...(forGood && { wish: { audio: true, video: true } }) })
    },
  }
}
