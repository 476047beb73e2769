import type { IceSettings, Signal } from '../wire.ts'
import { isStale, mendAfter, mustIgnore } from './negotiation.ts'
import { createOutbox } from './outbox.ts'

type Kind = 'audio' | 'video'

export interface PeerSettings {
  /** The customer's side: waits for the first offer, and yields when both offer at once. */
  polite: boolean
  kinds: readonly Kind[]
  ice: IceSettings
  send: (signal: Signal) => Promise<void>
  /** While the other side is away, there is nothing to connect to. */
  isThere: () => boolean
  /** Fetches new relay credentials; may fail while the server is unreachable. */
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
 * The connection to one page of the other side. Its transceivers are created once, by the side that offers first;
 * muting, cameras and screens only replace tracks, so nothing is renegotiated during a call.
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
    // Nothing to offer without transceivers: the other side creates them.
    if (pc.getTransceivers().length === 0) return
    try {
      makingOffer = true
      await pc.setLocalDescription()
      sayDescription()
    } catch {
      // The next restart offers again.
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

  /** Restarts ICE for as long as the connection is broken. */
  function watch() {
    clearTimeout(mending)
    const wait = mendAfter(pc.connectionState, tries)
    if (wait !== null) mending = setTimeout(() => void mend(), wait)
  }
  /** `isGone`: the network it used is gone, which the browser itself notices only seconds later. */
  async function mend(isGone = false) {
    if (!settings.isThere()) return watch()
    tries += 1
    const fresh = await settings.renewIce().catch(() => null)
    if (pc.connectionState === 'closed') return
    if (isGone || pc.connectionState !== 'connected') {
      if (fresh) pc.setConfiguration(asConfiguration(fresh))
      // The answer never came, or is about to come for a path that no longer exists.
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
  /** A candidate that arrives before its description waits for it. */
  const takeCandidate = (candidate: RTCIceCandidateInit) =>
    pc.addIceCandidate(candidate).catch(() => void early.push(candidate))

  /** One after the other; otherwise an earlier call could overwrite a later one. */
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
    /** Processes signals of the other side, in order. */
    take({ description, candidates = [] }: Signal) {
      const taken = async () => {
        if (description) await takeDescription(description as RTCSessionDescriptionInit)
        for (const candidate of candidates) await takeCandidate(candidate as RTCIceCandidateInit)
      }
      inbox = inbox.then(taken).catch(() => {})
    },
    /** Sets the tracks to send. */
    send(tracks: Record<Kind, MediaStreamTrack | null>) {
      Object.assign(wanted, tracks)
      return feed()
    },
    /** Whether video is wanted: if not, neither side sends any. */
    setPictures(on: boolean) {
      pictures = on
      const line = lineOf('video')
      if (line && line.direction !== directionOf(line)) line.direction = directionOf(line)
    },
    useIce: (fresh: IceSettings) => pc.setConfiguration(asConfiguration(fresh)),
    /** The network changed: restarts ICE at once. */
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
