import type { CallView } from '../call.ts'
import type { Flow, Media, RoomView } from '../wire.ts'
import type { Own } from './own-media.ts'
import { type Facts, lostSideOf, stageOf } from './stage.ts'

interface Known {
  facts: Facts
  /** By the server, this side was lost. */
  blamed: boolean
  room: RoomView | null
  flow: Flow
  own: Own
  media: Media
  remote: MediaStream | null
}

const streamOf = (track: MediaStreamTrack | null, before: MediaStream | null) =>
  track === (before?.getTracks()[0] ?? null) ? before : track && new MediaStream([track])

/** The view derived from all facts; a stream object stays the same as long as its track does. */
export function viewOf(before: CallView, { facts, blamed, room, flow, own, media, remote }: Known): CallView {
  const stage = stageOf(facts)
  const { tracks, problems, mutedBySystem, chosen, notice } = own
  return {
    ...before,
    ...{ stage, room, flow, media, problems, mutedBySystem, chosen, notice, ended: facts.ended, peer: facts.peer },
    lost: stage === 'reconnecting' ? lostSideOf(facts, blamed) : null,
    picture: streamOf(tracks.camera, before.picture),
    voice: streamOf(tracks.microphone, before.voice),
    screen: streamOf(tracks.screen, before.screen),
    remote: facts.wasLive ? remote : null,
  }
}

/** Whether the other side must be notified of a change. */
export const differ = (one: Media, other: Media) =>
  one.audio !== other.audio || one.video !== other.video || one.screen !== other.screen
