import type { Api } from '~/lib/api.ts'
import { enter, renewIce } from '../api.ts'
import { type Call, type CallView, type EndReason, nothingYet } from '../call.ts'
import type { RoomEntry } from '../wire.ts'
import { createAudioOnly } from './audio-only.ts'
import { createCallState } from './call-state.ts'
import { createIceServers } from './ice-servers.ts'
import { inside } from './inside.ts'
import { createLink } from './link.ts'
import { noteCall } from './note-call.ts'
import { createOwnMedia } from './own-media.ts'
import { type OwnSeat, takeSeat } from './seat.ts'
import type { Facts } from './stage.ts'
import { differ, viewOf } from './view.ts'
import { whileInCall } from './while-in-call.ts'

const ICE_ANSWER_MS = 1_500
const ENTER_MS = 8_000
/** When rejoining, does not wait longer for a response that a stopping server owes. */
const REENTER_MS = 3_000

const makePeerId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('')

/** One side of a call, independent of any screen: its state is `view`, its actions are methods. */
export function createCall(api: Api, slug: string): Call {
  const listeners = new Set<() => void>()
  let view: CallView = nothingYet
  let mode: 'video' | 'audio' = 'video'
  let seat: OwnSeat | null = null
  let stopWatching = () => {}
  const serverNow = () => seat?.serverNow() ?? Date.now()
  const own = createOwnMedia(() => refresh())
  const iceServers = createIceServers(() => renewIce(api, slug, { signal: AbortSignal.timeout(ICE_ANSWER_MS) }))
  const callState = createCallState({
    metPeer: () => link.peerId(),
    meet: (peerId) => link.meet(peerId),
    mendNow: () => link.mendNow(),
    changed: () => refresh(),
  })
  const pictures = createAudioOnly({
    isVideo: () => mode === 'video',
    camera: { isWanted: () => own.get().input.video, set: (on) => own.setVideo(on) },
    stopScreen: () => own.stopScreen(),
    setPictures: (on) => link.setPictures(on),
    changed: () => refresh(),
  })
  const link = createLink({
    iceServers,
    isPolite: () => callState.get().room?.role === 'customer',
    mode: () => mode,
    send: (to, signal) => (seat ? seat.signal(to, signal) : Promise.reject(new Error('left'))),
    isThere: () => callState.get().facts.peer?.in === true,
    serverNow,
    onTrack: () => refresh(),
    onState(connected) {
      callState.update({ connected })
      void seat?.beat()
    },
    onMeasured(seen) {
      pictures.measured(seen)
      if (seen.quality !== view.quality) refresh({ quality: seen.quality })
    },
  })

  /** Derives everything from the current facts: tracks, what is reported to the other side, and the view. */
  function refresh(patch: Pick<Partial<CallView>, 'problem' | 'quality'> = {}) {
    callState.noteLive()
    const { tracks, input } = own.get()
    const media = own.media()
    const hasChanged = differ(media, view.media)
    view = {
      ...viewOf(view, { ...callState.get(), own: own.get(), media, remote: link.remote() }),
      ...pictures.get(),
      ...patch,
    }
    link.carry({
      flowing: callState.isFlowing(),
      voice: tracks.microphone,
      picture: view.audioOnly ? null : (tracks.screen ?? tracks.camera),
      what: tracks.screen ? 'screen' : 'camera',
    })
    if (hasChanged && seat) {
      void seat.beat()
      if (callState.get().facts.wasIn) inside.note(slug, { input })
    }
    for (const listener of listeners) listener()
  }

  function onEntered(entry: RoomEntry) {
    const first = !callState.get().facts.wasIn
    callState.entered(entry.room)
    iceServers.set(entry)
    mode = entry.room.mode === 'audio' ? 'audio' : 'video'
    noteCall.entered(entry)
    if (first) void own.open(mode)
    refresh()
  }

  interface Ending {
    goodbye: boolean
    problem?: CallView['problem']
  }
  /** Releases all devices, whatever the reason. */
  async function end(changes: Partial<Facts>, { goodbye, problem = null }: Ending) {
    const leaving = seat
    seat = null
    const closePath = link.silence()
    // A refused user still sees the preview; a user whose call moved to another device keeps their mute state.
    if (!problem) own.close({ forGood: !changes.moved })
    stopWatching()
    callState.rest(changes)
    pictures.reset()
    refresh({ problem, quality: null })
    noteCall.left()
    if (leaving) inside.erase()
    // The other side is notified before the connection closes; otherwise it would look like a lost network.
    await leaving?.close(goodbye)
    closePath()
  }
  const over = (ended: EndReason) => end({ ended }, { goodbye: ended === 'me' })

  async function networkChanged() {
    link.mendNow()
    if (await seat?.checkLine()) link.mendNow(true)
  }

  /** `firstSeat`: of a page that was in the room before a reload. */
  async function goIn(firstSeat: number | null) {
    if (seat) return
    if (typeof RTCPeerConnection === 'undefined') return refresh({ problem: { code: 'unsupported', message: '' } })
    callState.rest({ wanted: true })
    stopWatching = whileInCall(() => void networkChanged())
    const wasIn = () => callState.get().facts.wasIn
    seat = takeSeat({
      slug,
      peerId: makePeerId(),
      firstSeat,
      enter: () => enter(api, slug, { signal: AbortSignal.timeout(wasIn() ? REENTER_MS : ENTER_MS) }),
      report: () => ({ connected: callState.get().facts.connected, media: own.media(), quality: view.quality }),
      onEntered,
      onSeated: (number) => inside.note(slug, { input: own.get().input, firstSeat: number }),
      onPeer: callState.setPeer,
      onFlow(flow, why) {
        noteCall.lasted(flow, serverNow())
        callState.setFlow(flow, why)
      },
      onSignal: link.hear,
      onLine: () => callState.update({ lineHolds: true, wasIn: true }),
      onLineLost: callState.lostLine,
      onMoved: () => void end({ moved: true }, { goodbye: false }),
      onOver: (why) => void over(why),
      onRefused: (problem) => void (wasIn() ? over('over') : end({}, { goodbye: false, problem })),
    })
    refresh({ problem: null })
    await seat.take()
  }

  return {
    getView: () => view,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    wasInside: () => inside.read(slug) !== null,
    async preview(wanted) {
      mode = wanted
      await own.open(wanted)
    },
    join: () => goIn(null),
    async comeBack() {
      const before = inside.read(slug)
      if (before) own.inputFor(before.input)
      await goIn(before?.firstSeat ?? null)
    },
    leave: () => over('me'),
    setAudio: own.setAudio,
    setVideo: (on) => (on && view.audioOnly ? pictures.set(false, true) : own.setVideo(on)),
    async shareScreen() {
      await own.shareScreen()
      // Sharing a screen turns video on again.
      if (view.screen && view.audioOnly) await pictures.set(false, false)
    },
    stopScreen: own.stopScreen,
    choose: own.choose,
    setAudioOnly: (on) => void pictures.set(on),
    declineAudioOnly: pictures.decline,
    dismissNotice: own.dismissNotice,
    serverNow,
    dispose: () => void (seat ? over('me') : own.close()),
  }
}
