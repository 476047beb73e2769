import type { Api } from '~/lib/api.ts'
import { enter, renewIce } from '../api.ts'
import { type Call, type CallView, type EndReason, nothingYet } from '../call.ts'
import type { Flow, IceSettings, Peer, RoomEntry, RoomView, Signal } from '../wire.ts'
import { applyEncoding, encodingOf } from './adaptation.ts'
import { inside } from './inside.ts'
import { noteCall } from './note-call.ts'
import { createOwnMedia } from './own-media.ts'
import { connectPeer, type PeerConnection } from './peer.ts'
import { type OwnSeat, takeSeat } from './seat.ts'
import { type Facts, lostSideOf, restingFacts, stageOf, wasCutOff } from './stage.ts'
import { watchNetwork } from './watch-network.ts'
import { whileInCall } from './while-in-call.ts'

const ICE_ANSWER_MS = 1_500
const ENTER_MS = 8_000
/** Whoever comes back does not wait for an answer that a dying server owes. */
const REENTER_MS = 3_000
/** Credentials are renewed so long before they lapse, because the other side may want a new path at any moment. */
const ICE_AHEAD_MS = 2 * 60_000
/** Whoever declines audio only is not asked again so soon. */
const DECLINED_MS = 2 * 60_000
/** Somebody who was cut off is looked for so long; after that they have gone. */
const LOST_MS = 60_000
const STRAYS_MAX = 20

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
  let ice: IceSettings | null = null
  let mode: 'video' | 'audio' = 'video'
  let seat: OwnSeat | null = null
  let link: (PeerConnection & { peerId: string; remote: MediaStream }) | null = null
  let strays: { from: string; signal: Signal }[] = []
  let step = 0
  let waitingForThem: ReturnType<typeof setTimeout> | undefined
  let declinedAt = Number.NEGATIVE_INFINITY
  let flow = nothingYet.flow
  let stopMeasuring = () => {}
  let stopWatching = () => {}
  const own = createOwnMedia(() => refresh())

  const isFlowing = () => facts.mayFlow && facts.lineHolds

  const streamOf = (track: MediaStreamTrack | null, before: MediaStream | null) =>
    track === (before?.getTracks()[0] ?? null) ? before : track && new MediaStream([track])

  /** Everything that follows from what is known: the lines, what the other is told, the view. */
  function refresh(patch: Partial<CallView> = {}) {
    const { tracks, problems, chosen, notice } = own.get()
    if (facts.peer && facts.connected && isFlowing() && !facts.wasLive) facts = { ...facts, wasLive: true }
    const stage = stageOf(facts)
    feed()
    const media = own.media()
    const told =
      media.audio !== view.media.audio || media.video !== view.media.video || media.screen !== view.media.screen
    view = {
      ...view,
      ...{ stage, room, flow, media, problems, chosen, notice, ended: facts.ended, peer: facts.peer },
      lost: stage === 'reconnecting' ? lostSideOf(facts, blamed) : null,
      picture: streamOf(tracks.camera, view.picture),
      voice: streamOf(tracks.microphone, view.voice),
      screen: streamOf(tracks.screen, view.screen),
      remote: link && facts.wasLive ? link.remote : null,
      ...patch,
    }
    if (told && seat) {
      void seat.beat()
      if (facts.wasIn) inside.note(slug, own.get().wish)
    }
    for (const listener of listeners) listener()
  }

  function know(news: Partial<Facts>) {
    if ((Object.keys(news) as (keyof Facts)[]).every((name) => facts[name] === news[name])) return
    facts = { ...facts, ...news }
    refresh()
  }

  /** No second is free talk: without the server's leave nothing goes out, and nothing that comes in is played. */
  function feed() {
    if (!link) return
    const { tracks } = own.get()
    const flowing = isFlowing()
    const picture = view.audioOnly ? null : (tracks.screen ?? tracks.camera)
    void link.send({ audio: flowing ? tracks.microphone : null, video: flowing ? picture : null }).then(encode)
    for (const track of link.remote.getTracks()) track.enabled = flowing
  }
  const encode = () =>
    applyEncoding(link?.sender('video'), encodingOf(own.get().tracks.screen ? 'screen' : 'camera', step))

  async function freshIce() {
    ice = await renewIce(api, slug, { signal: AbortSignal.timeout(ICE_ANSWER_MS) })
    return ice
  }

  function openLink(peerId: string) {
    const remote = new MediaStream()
    const made = connectPeer({
      polite: room?.role === 'customer',
      kinds: mode === 'video' ? ['audio', 'video'] : ['audio'],
      ice: ice!,
      send: (signal) => (seat ? seat.signal(peerId, signal) : Promise.reject(new Error('left'))),
      isThere: () => facts.peer?.in === true,
      renewIce: freshIce,
      onTrack(track) {
        track.enabled = isFlowing()
        remote.addTrack(track)
        refresh()
      },
      onState(state) {
        know({ connected: state === 'connected' })
        void seat?.beat()
      },
    })
    link = Object.assign(made, { peerId, remote })
    if (view.audioOnly) link.setPictures(false)
    stopMeasuring = watchNetwork(made, measured)
    for (const { from, signal } of strays) if (from === peerId) link.take(signal)
    strays = []
    feed()
  }
  function closeLink() {
    stopMeasuring()
    link?.close()
    link = null
    facts = { ...facts, connected: false }
  }

  function measured({
    quality,
    step: next,
    tooWeak,
  }: {
    quality: CallView['quality']
    step: number
    tooWeak: boolean
  }) {
    if (!facts.connected) return
    step = next
    void encode()
    const offer = tooWeak && mode === 'video' && !view.audioOnly && performance.now() - declinedAt > DECLINED_MS
    if (quality !== view.quality || offer !== view.offerAudioOnly) refresh({ quality, offerAudioOnly: offer })
    const expiresAt =
      ice?.iceExpiresAt && seat ? Date.parse(ice.iceExpiresAt) - seat.serverNow() : Number.POSITIVE_INFINITY
    if (expiresAt < ICE_AHEAD_MS)
      void freshIce().then(
        (fresh) => link?.useIce(fresh),
        () => {},
      )
  }

  function onEntered(entry: RoomEntry) {
    const first = !facts.wasIn
    ;({ room } = entry)
    ice = entry
    mode = room.mode === 'audio' ? 'audio' : 'video'
    noteCall.entered(entry)
    inside.note(slug, own.get().wish)
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
    if (peer?.in && peer.peerId !== link?.peerId) {
      closeLink()
      openLink(peer.peerId)
    } else if (peer?.in && !before?.in) link?.mendNow()
    refresh()
  }
  function onFlow(next: Flow, why: string | null) {
    if (!same(flow, next)) flow = next
    if (why !== null) blamed = !next.mayFlow && why === room?.role
    if (seat) noteCall.lasted(next, seat.serverNow())
    know({ mayFlow: next.mayFlow })
    if (view.flow !== flow) refresh()
  }
  function onSignal(from: string, signal: Signal) {
    if (from === link?.peerId) link.take(signal)
    // It has overtaken the word that somebody came in.
    else strays = [...strays, { from, signal }].slice(-STRAYS_MAX)
  }

  /** Every light goes out, whatever the reason. */
  async function end(
    news: Partial<Facts>,
    { goodbye, problem = null }: { goodbye: boolean; problem?: CallView['problem'] },
  ) {
    const [leaving, leftLink] = [seat, link]
    seat = link = null
    stopMeasuring()
    clearTimeout(waitingForThem)
    void leftLink?.send({ audio: null, video: null })
    // Whoever was refused at the door still looks at the preview.
    if (!problem) own.close()
    stopWatching()
    strays = []
    flow = nothingYet.flow
    facts = { ...restingFacts, ...news }
    refresh({ problem, quality: null, audioOnly: false, offerAudioOnly: false })
    noteCall.left()
    if (leaving) inside.forget()
    // The other hears that we leave before the path breaks, or it would look like a lost network.
    await leaving?.close(goodbye)
    leftLink?.close()
  }
  const over = (ended: EndReason) => end({ ended }, { goodbye: ended === 'me' })

  const networkChanged = () => {
    void seat?.checkLine()
    link?.mendNow()
  }

  return {
    getView: () => view,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    wasInside: () => inside.wishIn(slug) !== null,
    async preview(wanted) {
      mode = wanted
      await own.open(wanted)
    },
    async join() {
      if (seat) return
      if (typeof RTCPeerConnection === 'undefined') return refresh({ problem: { code: 'unsupported', message: '' } })
      facts = { ...restingFacts, wanted: true }
      const before = inside.wishIn(slug)
      if (before) own.wishFor(before)
      stopWatching = whileInCall(networkChanged)
      seat = takeSeat({
        slug,
        peerId: makePeerId(),
        enter: () => enter(api, slug, { signal: AbortSignal.timeout(facts.wasIn ? REENTER_MS : ENTER_MS) }),
        report: () => ({ connected: facts.connected, media: own.media(), quality: view.quality }),
        onEntered,
        onPeer,
        onFlow,
        onSignal,
        onLine: (lineHolds) => know({ lineHolds, wasIn: facts.wasIn || lineHolds }),
        onMoved: () => void end({ moved: true }, { goodbye: false }),
        onOver: (why) => void over(why),
        onRefused: (problem) => void (facts.wasIn ? over('over') : end({}, { goodbye: false, problem })),
      })
      refresh({ problem: null })
      await seat.take()
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

  /** Neither picture travels, which leaves the line to the voices; the camera's light goes out. */
  function setAudioOnly(on: boolean) {
    refresh({ audioOnly: on, offerAudioOnly: false })
    if (on) own.stopScreen()
    void own.setVideo(!on)
    link?.setPictures(!on)
  }
}
