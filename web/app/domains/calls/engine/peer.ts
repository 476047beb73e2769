import type { IceSettings, Signal } from '../wire.ts'
import { isStale, mendAfter, mustIgnore } from './negotiation.ts'
import { createOutbox } from './outbox.ts'

type Kind = 'audio' | 'video'

export interface PeerSettings {
  /** The customer's side: it waits for the first offer, and gives way when both offer at once. */
  polite: boolean
  kinds: readonly Kind[]
  ice: IceSettings
  send: (signal: Signal) => Promise<void>
  /** While the other is away no path leads to them. */
  isThere: () => boolean
  /** New credentials of the relay; it may fail while the server is away. */
  renewIce: () => Promise<IceSettings>
  onState: (state: RTCPeerConnectionState) => void
  onTrack: (track: MediaStreamTrack) => void
}

export type PeerConnection = ReturnType<typeof connectPeer>

const asConfiguration = ({ iceServers, iceTransportPolicy }: IceSettings): RTCConfiguration => ({
  iceServers: iceServers as RTCIceServer[],
  iceTransportPolicy,
  bundlePolicy: 'max-bundle',
})

/**
 * The connection to one page of the other. Its lines are made once, by the side that offers first; muting, cameras and
 * screens only change what runs on them, so nothing is bargained anew in the middle of a sentence.
 */
export function connectPeer(settings: PeerSettings) {
  const { polite, kinds, onState, onTrack } = settings
  const pc = new RTCPeerConnection(asConfiguration(settings.ice))
  const outbox = createOutbox(settings.send)
  let makingOffer = false
  let settingAnswer = false
  let inbox: Promise<unknown> = Promise.resolve()
  let feeding: Promise<unknown> = Promise.resolve()
  let early: RTCIceCandidateInit[] = []
  let pictures = true
  let tries = 0
  let mending: ReturnType<typeof setTimeout> | undefined
  const wanted: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }

  const lineOf = (kind: Kind) => pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
  const directionOf = ({ receiver }: RTCRtpTransceiver) =>
    receiver.track.kind === 'video' && !pictures ? 'inactive' : 'sendrecv'
  const sayDescription = () => pc.localDescription && outbox.describe(pc.localDescription.toJSON())

  pc.onnegotiationneeded = async () => {
    // Nothing is offered before there is a line: the other side makes them.
    if (pc.getTransceivers().length === 0) return
    try {
      makingOffer = true
      await pc.setLocalDescription()
      sayDescription()
    } catch {
      // The next try to mend offers again.
    } finally {
      makingOffer = false
    }
  }
  pc.onicecandidate = ({ candidate }) => candidate && outbox.candidate(candidate.toJSON())
  pc.ontrack = ({ track }) => onTrack(track)
  pc.onconnectionstatechange = () => {
    if (pc.connectionState === 'connected') tries = 0
    watch()
    onState(pc.connectionState)
  }

  /** As long as the path is broken, another one is sought. */
  function watch() {
    clearTimeout(mending)
    const wait = mendAfter(pc.connectionState, tries)
    if (wait !== null) mending = setTimeout(() => void mend(), wait)
  }
  /** `isGone`: the network it led over is gone, which a browser itself notices only some seconds later. */
  async function mend(isGone = false) {
    if (!settings.isThere()) return watch()
    tries += 1
    const fresh = await settings.renewIce().catch(() => null)
    if (pc.connectionState === 'closed') return
    if (isGone || pc.connectionState !== 'connected') {
      if (fresh) pc.setConfiguration(asConfiguration(fresh))
      // The answer never came, or is about to come for a path that is not there any more.
      if (pc.signalingState === 'have-local-offer') await pc.setLocalDescription({ type: 'rollback' }).catch(() => {})
      pc.restartIce()
    }
    watch()
  }

  async function takeDescription(description: RTCSessionDescriptionInit) {
    const bargain = { polite, makingOffer, settingAnswer, signalingState: pc.signalingState }
    if (mustIgnore(description.type, bargain) || isStale(description.type, pc.signalingState)) return
    settingAnswer = description.type === 'answer'
    await pc.setRemoteDescription(description).finally(() => {
      settingAnswer = false
    })
    if (description.type === 'offer') {
      for (const line of pc.getTransceivers()) if (line.direction === 'recvonly') line.direction = directionOf(line)
      await feed()
      await pc.setLocalDescription()
      sayDescription()
    }
    const waiting = early
    early = []
    for (const candidate of waiting) await pc.addIceCandidate(candidate).catch(() => {})
  }
  /** One that overtook its description waits for it. */
  const takeCandidate = (candidate: RTCIceCandidateInit) =>
    pc.addIceCandidate(candidate).catch(() => void early.push(candidate))

  /** One after the other, or an earlier wish could win over a later one. */
  function feed() {
    feeding = feeding.then(feedNow)
    return feeding
  }
  async function feedNow() {
    for (const kind of kinds) {
      const sender = lineOf(kind)?.sender
      if (sender && sender.track !== wanted[kind]) await sender.replaceTrack(wanted[kind]).catch(() => {})
    }
  }

  if (!polite) for (const kind of kinds) pc.addTransceiver(kind, { direction: 'sendrecv' })
  watch()

  return {
    state: () => pc.connectionState,
    stats: () => pc.getStats(),
    sender: (kind: Kind) => lineOf(kind)?.sender,
    /** What the other has said, in its order. */
    take({ description, candidates = [] }: Signal) {
      const taken = async () => {
        if (description) await takeDescription(description as RTCSessionDescriptionInit)
        for (const candidate of candidates) await takeCandidate(candidate as RTCIceCandidateInit)
      }
      inbox = inbox.then(taken).catch(() => {})
    },
    /** What runs on the lines from now on. */
    send(tracks: Record<Kind, MediaStreamTrack | null>) {
      Object.assign(wanted, tracks)
      return feed()
    },
    /** Whether pictures are wanted at all: without, neither side sends any. */
    setPictures(on: boolean) {
      pictures = on
      const line = lineOf('video')
      if (line && line.direction !== directionOf(line)) line.direction = directionOf(line)
    },
    useIce: (fresh: IceSettings) => pc.setConfiguration(asConfiguration(fresh)),
    /** The network changed under our feet: another path at once. */
    mendNow(isGone = false) {
      if (pc.connectionState === 'connected' && !isGone) return
      tries = 0
      clearTimeout(mending)
      void mend(isGone)
    },
    close() {
      clearTimeout(mending)
      outbox.close()
      pc.onconnectionstatechange = pc.onnegotiationneeded = pc.onicecandidate = pc.ontrack = null
      pc.close()
    },
  }
}
