import type { CallView, DeviceKind, DeviceNotice, DeviceProblem, Media } from '../call.ts'
import { type Capture, type Captured, capture, captureBoth, captureScreen } from './capture.ts'
import { readChosen, storeChosen } from './chosen-devices.ts'
import { watchSystemMute } from './muted-by-system.ts'
import { switchDevice } from './switch-device.ts'
import { watchDevices } from './watch-devices.ts'

export interface Own {
  /** What the user wants to be on; a device may still be missing. */
  input: { audio: boolean; video: boolean }
  tracks: Record<'microphone' | 'camera' | 'screen', MediaStreamTrack | null>
  problems: Record<'microphone' | 'camera' | 'screen', DeviceProblem | null>
  /** Open, but muted by the system for now. */
  mutedBySystem: Record<Captured, boolean>
  chosen: CallView['chosen']
  notice: DeviceNotice | null
}

const nothing = { microphone: null, camera: null, screen: null }
const notMuted = { microphone: false, camera: false }
const DEVICES: readonly Captured[] = ['microphone', 'camera']
/** Problems that may have passed at the next check; after a user's denial only the user asks again. */
const PASSING: readonly (DeviceProblem | null)[] = ['missing', 'busy', 'failed']

/** The own microphone, camera and screen: opening, switching, losing and recovering them. */
export function createOwnMedia(changed: () => void) {
  let own: Own = {
    input: { audio: true, video: true },
    tracks: nothing,
    problems: nothing,
    mutedBySystem: notMuted,
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

  /** Replaces the current track by the captured one. */
  function setCapture(kind: Captured | 'screen', { track, problem }: Capture) {
    // It may have been turned off, or the room left, while the permission prompt was open.
    const isUnwanted = !open || (kind === 'camera' && !own.input.video)
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
      if (kind === 'microphone') track.enabled = own.input.audio
      if (kind !== 'screen')
        watchSystemMute(kind, track, (mutedBySystem) => own.tracks[kind] === track && setMuted(kind, mutedBySystem))
    }
    set({
      tracks: { ...own.tracks, [kind]: track },
      problems: { ...own.problems, [kind]: problem },
      mutedBySystem: { ...own.mutedBySystem, [kind]: kind === 'microphone' && track?.muted === true },
    })
  }
  const setMuted = (kind: Captured, mutedBySystem: boolean) =>
    set({ mutedBySystem: { ...own.mutedBySystem, [kind]: mutedBySystem } })
  const drop = (kind: Captured | 'screen') => setCapture(kind, { track: null, problem: null })

  /** Unplugged or taken by the system: replaced by another device where there is one. */
  async function lost(kind: Captured | 'screen', track: MediaStreamTrack) {
    if (own.tracks[kind] !== track) return
    if (kind === 'screen') return drop('screen')
    const hasLooked = await seek(kind, null)
    // Users who revoked permission update it, and see what to do.
    if (hasLooked && (own.tracks[kind] || own.problems[kind] === 'missing')) say(kind)
  }
  function say(kind: Captured) {
    const label = own.tracks[kind]?.label ?? null
    set({ notice: { kind, what: label ? 'replaced' : 'unplugged', label } })
  }

  /** One at a time: a device change is reported by more than one event. */
  async function seek(kind: Captured, deviceId: string | null) {
    if (seeking.has(kind)) return false
    seeking.add(kind)
    setCapture(kind, await capture(kind, deviceId))
    return seeking.delete(kind)
  }
  const reopen = async (kind: Captured) => setCapture(kind, await capture(kind, own.chosen[kind]))

  /** A device was plugged in, was released by another program, or ended while the page was suspended. */
  function lookAgain() {
    for (const kind of DEVICES) {
      const track = own.tracks[kind]
      if (track?.readyState === 'ended') void lost(kind, track)
      else if (!track && PASSING.includes(own.problems[kind]) && isWanted(kind)) void find(kind)
    }
  }
  function releaseDevices() {
    for (const track of Object.values(own.tracks)) track?.stop()
  }
  const isWanted = (kind: Captured) => kind === 'microphone' || (own.input.video && video)
  async function find(kind: Captured) {
    const wasMissing = own.problems[kind] === 'missing'
    const hasLooked = await seek(kind, own.chosen[kind])
    if (hasLooked && wasMissing && own.tracks[kind]) say(kind)
  }

  async function setVideo(on: boolean) {
    set({ input: { ...own.input, video: on } })
    if (!on) return drop('camera')
    if (!own.tracks.camera) await reopen('camera')
  }

  async function openDevices(mode: 'video' | 'audio') {
    video = mode === 'video'
    if (!open) stopWatching = watchDevices({ lookAgain, releaseDevices })
    open = true
    const chosen = readChosen()
    set({ chosen, input: { ...own.input, video: video && own.input.video } })
    const needsVoice = !own.tracks.microphone
    const needsPicture = own.input.video && !own.tracks.camera
    if (needsVoice && needsPicture) {
      const both = await captureBoth(chosen.microphone, chosen.camera)
      setCapture('microphone', both.microphone)
      setCapture('camera', both.camera)
    } else if (needsVoice) await reopen('microphone')
    else if (needsPicture) await reopen('camera')
  }

  return {
    get: () => own,
    /** Reported to the other side. */
    media: (): Media => ({
      audio: own.input.audio && own.tracks.microphone !== null && !own.mutedBySystem.microphone,
      video: own.input.video && own.tracks.camera !== null && !own.mutedBySystem.camera,
      screen: own.tracks.screen !== null,
    }),
    /** What is to be on once devices are opened. */
    inputFor: (input: Own['input']) => set({ input }),
    /** A repeated call while the prompt is open does not ask again; after closing and reopening it does. */
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
      set({ input: { ...own.input, audio: on } })
      if (on && !microphone) await reopen('microphone')
    },
    setVideo,
    async shareScreen() {
      const shared = await captureScreen()
      if (shared.track || shared.problem) setCapture('screen', shared)
    },
    stopScreen: () => drop('screen'),
    async choose(kind: DeviceKind, deviceId: string) {
      const chosen = { ...own.chosen, [kind]: deviceId }
      storeChosen(chosen)
      set({ chosen })
      if (kind === 'speaker' || (kind === 'camera' && !own.input.video)) return
      const next = await switchDevice(kind, deviceId, own.tracks[kind])
      // If the new device does not open, the current one keeps running.
      if (next.isUnchanged) set({ problems: { ...own.problems, [kind]: next.problem } })
      else setCapture(kind, next)
    },
    dismissNotice: () => set({ notice: null }),
    /** Releases all devices. The user's mute choices remain, unless `forGood`. */
    close({ forGood = true } = {}) {
      open = false
      stopWatching()
      seeking.clear()
      for (const kind of [...DEVICES, 'screen'] as const) drop(kind)
      set({ notice: null, ...(forGood && { input: { audio: true, video: true } }) })
    },
  }
}
