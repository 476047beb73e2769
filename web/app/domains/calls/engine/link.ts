import type { Signal } from '../wire.ts'
import { applyEncoding, encodingOf } from './adaptation.ts'
import type { IceServers } from './ice-servers.ts'
import { connectPeer, type PeerConnection } from './peer.ts'
import { type Seen, watchNetwork } from './watch-network.ts'

const STRAYS_MAX = 20

export interface LinkSettings {
  iceServers: IceServers
  isPolite: () => boolean
  mode: () => 'video' | 'audio'
  send: (to: string, signal: Signal) => Promise<void>
  /** While the other side is away, there is nothing to connect to. */
  isThere: () => boolean
  serverNow: () => number
  onTrack: () => void
  onState: (connected: boolean) => void
  onMeasured: (seen: Seen) => void
}

/** What would be sent, and whether it may be. */
export interface Outgoing {
  flowing: boolean
  voice: MediaStreamTrack | null
  picture: MediaStreamTrack | null
  what: 'camera' | 'screen'
}

const NOTHING: Outgoing = { flowing: false, voice: null, picture: null, what: 'camera' }

/** The connection to the other side's page in the room, and its tracks. */
export function createLink(settings: LinkSettings) {
  const { iceServers } = settings
  let link: (PeerConnection & { peerId: string; remote: MediaStream }) | null = null
  let strays: { from: string; signal: Signal }[] = []
  let out = NOTHING
  let pictures = true
  let step = 0
  let stopMeasuring = () => {}

  const encode = () => applyEncoding(link?.sender('video'), encodingOf(out.what, step))

  /** No free talk time: without the server's permission nothing is sent, and nothing received is played. */
  function feed() {
    if (!link) return
    const { flowing, voice, picture } = out
    void link.send({ audio: flowing ? voice : null, video: flowing ? picture : null }).then(encode)
    for (const track of link.remote.getTracks()) track.enabled = flowing
  }

  function measured(seen: Seen) {
    if (link?.state() !== 'connected') return
    step = seen.step
    void encode()
    settings.onMeasured(seen)
    if (iceServers.expireSoon(settings.serverNow()))
      iceServers.renew().then(
        (fresh) => link?.useIce(fresh),
        () => {},
      )
  }

  function part() {
    stopMeasuring()
    link?.close()
    link = null
  }

  /** Connects to a page that has just joined. */
  function meet(peerId: string) {
    part()
    const remote = new MediaStream()
    const made = connectPeer({
      polite: settings.isPolite(),
      kinds: settings.mode() === 'video' ? ['audio', 'video'] : ['audio'],
      ice: iceServers.get(),
      send: (signal) => settings.send(peerId, signal),
      isThere: settings.isThere,
      renewIce: iceServers.renew,
      onTrack(track) {
        track.enabled = out.flowing
        remote.addTrack(track)
        settings.onTrack()
      },
      onState: (state) => settings.onState(state === 'connected'),
    })
    link = Object.assign(made, { peerId, remote })
    step = 0
    if (!pictures) link.setPictures(false)
    const sendsPicture = () => out.flowing && out.picture !== null
    stopMeasuring = watchNetwork({ stats: made.stats, sendsPicture }, measured)
    for (const { from, signal } of strays) if (from === peerId) link.take(signal)
    strays = []
    feed()
  }

  return {
    peerId: () => link?.peerId ?? null,
    remote: () => link?.remote ?? null,
    meet,
    carry(next: Outgoing) {
      out = next
      feed()
    },
    hear(from: string, signal: Signal) {
      if (from === link?.peerId) link.take(signal)
      // The signal arrived before the event that its sender joined.
      else strays = [...strays, { from, signal }].slice(-STRAYS_MAX)
    },
    mendNow: (isGone = false) => link?.mendNow(isGone),
    /** Whether video is wanted, in both directions. */
    setPictures(on: boolean) {
      pictures = on
      link?.setPictures(on)
    },
    /** Stops sending. Returns a function that closes the connection, for after the other side was notified. */
    silence() {
      const left = link
      stopMeasuring()
      link = null
      strays = []
      out = NOTHING
      pictures = true
      void left?.send({ audio: null, video: null })
      return () => left?.close()
    },
  }
}
