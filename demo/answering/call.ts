import { randomUUID } from 'node:crypto'
import { RTCPeerConnection, type RTCSignalingState } from 'werift'
import type { z } from 'zod'
import type { enterRoom } from '#contract/calls/endpoints.ts'
import type { RoomBeaten, RoomEvents, RoomFlow, RoomJoined, RoomPeer } from '#contract/calls/signals.ts'
import type { Received } from '#contract/endpoint.ts'
import { type Account, Refusal } from './account.ts'
import { clipCodecs, clipTrack } from './clip.ts'

type Entry = Received<typeof enterRoom>
type Peer = z.input<typeof RoomPeer>
type Flow = z.input<typeof RoomFlow>
type Acknowledged<T> = { data: T } | { code: string }

const ANSWER_MS = 4_000
/** A customer who is gone for this long, or cannot be reached, ends the call. */
const TIMEOUT_MS = 45_000

/** One side of a call in a room: sends the recording. Resolves when the call is over. */
export async function joinCall(account: Account, slug: string): Promise<'over' | 'unreachable'> {
  const { socket } = account
  const entry = await account.post<Entry>(`/api/web/v1/rooms/${slug}/entries`)
  const peerId = randomUUID()
  const joined = await ask<z.input<typeof RoomJoined>>('roomjoin', { token: entry.token, peerId })
  const kinds = entry.room.mode === 'video' ? (['audio', 'video'] as const) : (['audio'] as const)
  const clips = kinds.map((kind) => clipTrack(kind))
  const over = Promise.withResolvers<'over' | 'unreachable'>()
  let connection: { pc: RTCPeerConnection; to: string } | undefined
  let wasConnected = false
  let timeout: NodeJS.Timeout | undefined

  async function ask<Data>(event: string, payload: object): Promise<Data> {
    const answer: Acknowledged<Data> = await socket.timeout(ANSWER_MS).emitWithAck(event, payload)
    if ('code' in answer) throw new Refusal(`${event}: ${answer.code}`)
    return answer.data
  }
  const isConnected = () => connection?.pc.connectionState === 'connected'
  const waitForCustomer = () => {
    timeout ??= setTimeout(() => over.resolve(wasConnected ? 'over' : 'unreachable'), TIMEOUT_MS)
  }

  function setFlow({ mayFlow }: Flow) {
    for (const clip of clips) mayFlow ? clip.play() : clip.pause()
  }
  function setPeer(peer: Peer | null) {
    if (peer?.in && peer.peerId !== connection?.to) meet(peer.peerId).catch(() => waitForCustomer())
    if (!peer?.in) waitForCustomer()
  }
  async function beat() {
    const media = { audio: true, video: kinds.length === 2, screen: false }
    const payload = { room: slug, seat: joined.seat, connected: isConnected(), media, quality: null }
    try {
      const { flow, peer } = await ask<z.input<typeof RoomBeaten>>('roombeat', payload)
      setFlow(flow)
      setPeer(peer)
    } catch (error) {
      // An unanswered beat is repeated; a refused one means that this seat has ended.
      if (error instanceof Refusal) over.resolve('over')
    }
  }

  /** Connects to the customer's page. The consultant's side offers, as it does in a browser. */
  async function meet(to: string) {
    await connection?.pc.close()
    const pc = new RTCPeerConnection({
      iceServers: entry.iceServers.map(({ urls, username = '', credential = '' }) => ({
        ...{ urls: urls[0]!, username, credential },
      })),
      iceTransportPolicy: entry.iceTransportPolicy,
      bundlePolicy: 'max-bundle',
      codecs: clipCodecs(),
    })
    connection = { pc, to }
    waitForCustomer()
    const signal = (said: object) =>
      void ask('roomsignal', { room: slug, seat: joined.seat, to, ...said }).catch(() => {})
    for (const { track } of clips) pc.addTransceiver(track, { direction: 'sendrecv' })
    pc.onIceCandidate.subscribe((candidate) => candidate && signal({ candidates: [candidate.toJSON()] }))
    pc.connectionStateChange.subscribe((state) => {
      if (state === 'connected') {
        wasConnected = true
        clearTimeout(timeout)
        timeout = undefined
      } else waitForCustomer()
      void beat()
    })
    await pc.setLocalDescription(await pc.createOffer())
    signal({ description: descriptionOf(pc) })
  }

  async function takeSignal({ from, description, candidates = [] }: RoomEvents['roomsignal']) {
    if (from !== connection?.to) return
    const { pc } = connection
    if (description?.sdp !== undefined && fits(description.type, pc.signalingState)) {
      await pc.setRemoteDescription({ type: description.type as 'offer' | 'answer', sdp: description.sdp })
      if (description.type === 'offer') {
        await pc.setLocalDescription(await pc.createAnswer())
        await ask('roomsignal', { room: slug, seat: joined.seat, to: from, description: descriptionOf(pc) })
      }
    }
    for (const { candidate, sdpMid, sdpMLineIndex } of candidates)
      await pc.addIceCandidate({
        candidate,
        ...(sdpMid !== null && sdpMid !== undefined && { sdpMid }),
        ...(sdpMLineIndex !== null && sdpMLineIndex !== undefined && { sdpMLineIndex }),
      })
  }

  let signals: Promise<unknown> = Promise.resolve()
  const listeners: { [E in keyof RoomEvents]?: (data: RoomEvents[E]) => void } = {
    roompeer: ({ peer }) => setPeer(peer),
    roomflow: setFlow,
    roomsignal: (said) => {
      signals = signals.then(() => takeSignal(said)).catch(() => {})
    },
    roommoved: () => over.resolve('over'),
    roomended: () => over.resolve('over'),
  }
  const heard = Object.entries(listeners).map(([event, listener]) => {
    const hear = (data: { room: string }) => data.room === slug && listener(data as never)
    socket.on(event, hear)
    return () => socket.off(event, hear)
  })
  const lost = () => over.resolve('over')
  socket.on('disconnect', lost)
  setPeer(joined.peer)
  const beating = setInterval(() => void beat(), joined.beatMs)
  void beat()

  const how = await over.promise
  clearInterval(beating)
  clearTimeout(timeout)
  for (const stop of heard) stop()
  socket.off('disconnect', lost)
  for (const clip of clips) clip.pause()
  await ask('roomleave', { room: slug, seat: joined.seat }).catch(() => {})
  await connection?.pc.close()
  return how
}

/** An answer fits an offer of ours; an offer fits only when none of ours is open, because the customer yields. */
const fits = (type: string, state: RTCSignalingState) =>
  type === 'answer' ? state === 'have-local-offer' : type === 'offer' && state === 'stable'

/** As sent to the other side. */
export const descriptionOf = ({ localDescription }: RTCPeerConnection) => ({
  type: localDescription?.type,
  sdp: localDescription?.sdp,
})
