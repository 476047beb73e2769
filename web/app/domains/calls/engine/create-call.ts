import type { Api } from '~/lib/api.ts'
import { enter, renewIce } from '../api.ts'
import { type Call, type CallView, type EndReason, nothingYet } from '../call.ts'
import type { Flow, Peer, RoomEntry, RoomView } from '../wire.ts'
import { inside } from './inside.ts'
import { createLink } from './link.ts'
import { noteCall } from './note-call.ts'
import { createOwnMedia } from './own-media.ts'
import { type OwnSeat, takeSeat } from './seat.ts'
import { type Facts, restingFacts, wasCutOff } from './stage.ts'
import { differ, viewOf } from './view.ts'
import type { Seen } from './watch-network.ts'
import { keepWays } from './ways.ts'
import { whileInCall } from './while-in-call.ts'

const ICE_ANSWER_MS = 1_500
const ENTER_MS = 8_000
/** Whoever comes back does not wait for an answer that a dying server owes. */
const REENTER_MS = 3_000
/** Whoever declines audio only is not asked again so soon. */
const DECLINED_MS = 2 * 60_000
/** Somebody who was cut off is looked for so long; after that they have gone. */
const LOST_MS = 60_000

/** Beats bring the same news again and again. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const makePeerId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('')

/** One person's side of one call, without any screen: what it is like is in its view, what can be done are its verbs. */
export function createCall(api: Api, slug: string): Call {
  const listeners = new Set<() => void>()
  let view: CallView = nothingYet
  let facts = restingFacts
  let blamed = false
  let room: RoomView | null = null
  let mode: 'video' | 'audio' = 'video'
  let seat: OwnSeat | null = null
  let flow = nothingYet.flow
  let waitingForThem: ReturnType<typeof setTimeout> | undefined
  let declinedAt = Number.NEGATIVE_INFINITY
  let stopWatching = () => {}
  const own = createOwnMedia(() => refresh())
  const ways = keepWays(() => renewIce(api, slug, { signal: AbortSignal.timeout(ICE_ANSWER_MS) }))
  const link = createLink({
    ways,
    isPolite: () => room?.role === 'customer',
    mode: () => mode,
    send: (to, signal) => (seat ? seat.signal(to, signal) : Promise.reject(new Error('left'))),
    isThere: () => facts.peer?.in === true,
    serverNow: () => seat?.serverNow() ?? Date.now(),
    onTrack: () => refresh(),
    onState(connected) {
      know({ connected })
      void seat?.beat()
    },
    onMeasured,
  })

  const isFlowing = () => facts.mayFlow && facts.lineHolds

  /** Everything that follows from what is known: the lines, what the other is told, the view. */
  function refresh(patch: Partial<CallView> = {}) {
    if (facts.peer && facts.connected && isFlowing() && !facts.wasLive) facts = { ...facts, wasLive: true }
    const { tracks, wish } = own.get()
    const media = own.media()
    const isNews = differ(media, view.media)
    view = {
      ...viewOf(view, { facts, blamed, room, flow, own: own.get(), media, remote: link.remote() }),
      ...patch,
    }
    link.carry({
      flowing: isFlowing(),
      voice: tracks.microphone,
      picture: view.audioOnly ? null : (tracks.screen ?? tracks.camera),
      what: tracks.screen ? 'screen' : 'camera',
    })
    if (isNews && seat) {
      void seat.beat()
      if (facts.wasIn) inside.note(slug, { wish })
    }
    for (const listener of listeners) listener()
  }

  function know(news: Partial<Facts>) {
    if ((Object.keys(news) as (keyof Facts)[]).every((name) => facts[name] === news[name])) return
    facts = { ...facts, ...news }
    refresh()
  }

  function onMeasured({ quality, tooWeak }: Seen) {
    const offer = tooWeak && mode === 'video' && !view.audioOnly && performance.now() - declinedAt > DECLINED_MS
    if (quality !== view.quality || offer !== view.offerAudioOnly) refresh({ quality, offerAudioOnly: offer })
  }

  function onEntered(entry: RoomEntry) {
    const first = !facts.wasIn
    ;({ room } = entry)
    ways.put(entry)
    mode = room.mode === 'audio' ? 'audio' : 'video'
    noteCall.entered(entry)
    if (first) void own.open(mode)
    refresh()
  }
  function onPeer(peer: Peer | null) {
    const before = facts.peer
    clearTimeout(waitingForThem)
    if (!peer && before) {
      const isLost = wasCutOff(before, facts.connected)
      if (isLost) waitingForThem = setTimeout(() => know({ isLost: false, wasLive: false }), LOST_MS)
      return know({ peer, isLost, wasLive: isLost && facts.wasLive })
    }
    if (same(peer, before)) return
    facts = { ...facts, peer, isLost: peer ? false : facts.isLost }
    if (peer?.in && peer.peerId !== link.peerId()) {
      facts = { ...facts, connected: false }
      link.meet(peer.peerId)
    } else if (peer?.in && !before?.in) link.mendNow()
    refresh()
  }
  function onFlow(next: Flow, why: string | null) {
    if (!same(flow, next)) flow = next
    if (why !== null) blamed = !next.mayFlow && why === room?.role
    if (seat) noteCall.lasted(next, seat.serverNow())
    know({ mayFlow: next.mayFlow })
    if (view.flow !== flow) refresh()
  }

  interface Ending {
    goodbye: boolean
    problem?: CallView['problem']
  }
  /** Every light goes out, whatever the reason. */
  async function end(news: Partial<Facts>, { goodbye, problem = null }: Ending) {
    const leaving = seat
    seat = null
    clearTimeout(waitingForThem)
    const closePath = link.silence()
    // Whoever was refused at the door still looks at the preview.
    if (!problem) own.close()
    stopWatching()
    flow = nothingYet.flow
    facts = { ...restingFacts, ...news }
    refresh({ problem, quality: null, audioOnly: false, offerAudioOnly: false })
    noteCall.left()
    if (leaving) inside.forget()
    // The other hears that we leave before the path breaks, or it would look like a lost network.
    await leaving?.close(goodbye)
    closePath()
  }
  const over = (ended: EndReason) => end({ ended }, { goodbye: ended === 'me' })

  const networkChanged = () => {
    void seat?.checkLine()
    link.mendNow()
  }

  /** `firstSeat`: of a page that was in the room before it was loaded again. */
  async function goIn(firstSeat: number | null) {
    if (seat) return
    if (typeof RTCPeerConnection === 'undefined') return refresh({ problem: { code: 'unsupported', message: '' } })
    facts = { ...restingFacts, wanted: true }
    stopWatching = whileInCall(networkChanged)
    seat = takeSeat({
      slug,
      peerId: makePeerId(),
      firstSeat,
      enter: () => enter(api, slug, { signal: AbortSignal.timeout(facts.wasIn ? REENTER_MS : ENTER_MS) }),
      report: () => ({ connected: facts.connected, media: own.media(), quality: view.quality }),
      onEntered,
      onSeated: (number) => inside.note(slug, { wish: own.get().wish, firstSeat: number }),
      onPeer,
      onFlow,
      onSignal: link.hear,
      onLine: (lineHolds) => know({ lineHolds, wasIn: facts.wasIn || lineHolds }),
      onMoved: () => void end({ moved: true }, { goodbye: false }),
      onOver: (why) => void over(why),
      onRefused: (problem) => void (facts.wasIn ? over('over') : end({}, { goodbye: false, problem })),
    })
    refresh({ problem: null })
    await seat.take()
  }

  /** Neither picture travels, which leaves the line to the voices; the camera's light goes out. */
  function setAudioOnly(on: boolean) {
    refresh({ audioOnly: on, offerAudioOnly: false })
    if (on) own.stopScreen()
    void own.setVideo(!on)
    link.setPictures(!on)
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
      if (before) own.wishFor(before.wish)
      await goIn(before?.firstSeat ?? null)
    },
    leave: () => over('me'),
    setAudio: own.setAudio,
    async setVideo(on) {
      if (on && view.audioOnly) return setAudioOnly(false)
      await own.setVideo(on)
    },
    shareScreen: own.shareScreen,
    stopScreen: own.stopScreen,
    choose: own.choose,
    setAudioOnly,
    declineAudioOnly() {
      declinedAt = performance.now()
      refresh({ offerAudioOnly: false })
    },
    dismissNotice: own.dismissNotice,
    serverNow: () => seat?.serverNow() ?? Date.now(),
    dispose: () => void (seat ? over('me') : own.close()),
  }
}
