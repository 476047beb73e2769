import type { Signal } from '../wire.ts'
import { applyEncoding, encodingOf } from './adaptation.ts'
import { connectPeer, type PeerConnection } from './peer.ts'
import { type Seen, watchNetwork } from './watch-network.ts'
import type { Ways } from './ways.ts'

const STRAYS_MAX = 20

export interface LinkSettings {
  ways: Ways
  isPolite: () => boolean
  mode: () => 'video' | 'audio'
  send: (to: string, signal: Signal) => Promise<void>
  /** While the other is away no path leads to them. */
  isThere: () => boolean
  serverNow: () => number
  onTrack: () => void
  onState: (connected: boolean) => void
  onMeasured: (seen: Seen) => void
}

/** What would go out, and whether it may. */
export interface Outgoing {
  flowing: boolean
  voice: MediaStreamTrack | null
  picture: MediaStreamTrack | null
  what: 'camera' | 'screen'
}

const NOTHING: Outgoing = { flowing: false, voice: null, picture: null, what: 'camera' }

/** The connection to whichever page of the other sits in the room, and what travels on it. */
export function createLink(settings: LinkSettings) {
  const { ways } = settings
  let link: (PeerConnection & { peerId: string; remote: MediaStream }) | null = null
  let strays: { from: string; signal: Signal }[] = []
  let out = NOTHING
  let pictures = true
  let step = 0
  let stopMeasuring = () => {}

  const encode = () => applyEncoding(link?.sender('video'), encodingOf(out.what, step))

  /** No second is free talk: without the server's leave nothing goes out, and nothing that comes in is played. */
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
    if (ways.lapseSoon(settings.serverNow()))
      ways.renew().then(
        (fresh) => link?.useIce(fresh),
        () => {},
      )
  }

  function part() {
    stopMeasuring()
    link?.close()
    link = null
  }

  /** With a page that has just come in. */
  function meet(peerId: string) {
    part()
    const remote = new MediaStream()
    const made = connectPeer({
      polite: settings.isPolite(),
      kinds: settings.mode() === 'video' ? ['audio', 'video'] : ['audio'],
      ice: ways.get(),
      send: (signal) => settings.send(peerId, signal),
      isThere: settings.isThere,
      renewIce: ways.renew,
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
      // It has overtaken the word that somebody came in.
      else strays = [...strays, { from, signal }].slice(-STRAYS_MAX)
    },
    mendNow: (isGone = false) => link?.mendNow(isGone),
    /** Whether pictures are wanted at all, of either side. */
    setPictures(on: boolean) {
      pictures = on
      link?.setPictures(on)
    },
    /** Nothing goes out any more. Answers how to close the path itself, once the other has been told. */
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
