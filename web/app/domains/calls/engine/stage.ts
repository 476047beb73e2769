import type { EndReason, LostSide, Stage } from '../call.ts'
import type { Peer } from '../wire.ts'

/** Facts of a call, from which its stage is derived. */
export interface Facts {
  /** Join was pressed. */
  wanted: boolean
  /** A seat was assigned since then. */
  wasIn: boolean
  /** The server has answered recently and the seat is ours. */
  lineHolds: boolean
  moved: boolean
  ended: EndReason | null
  peer: Peer | null
  /** The peer connection is established. */
  connected: boolean
  mayFlow: boolean
  /** Media has flowed with this peer. */
  wasLive: boolean
  /** Disconnected rather than left, and may return at any moment. */
  isLost: boolean
}

export const restingFacts: Facts = {
  wanted: false,
  wasIn: false,
  lineHolds: false,
  moved: false,
  ended: null,
  peer: null,
  connected: false,
  mayFlow: false,
  wasLive: false,
  isLost: false,
}

export function stageOf(facts: Facts): Stage {
  if (facts.ended) return 'over'
  if (facts.moved) return 'moved'
  if (!facts.wanted) return 'before'
  if (!facts.wasIn) return 'joining'
  if (!facts.lineHolds) return facts.wasLive ? 'reconnecting' : 'joining'
  if (!facts.peer) return facts.isLost && facts.wasLive ? 'reconnecting' : 'waiting'
  if (facts.connected && facts.mayFlow) return 'live'
  return facts.wasLive ? 'reconnecting' : facts.peer.in ? 'connecting' : 'waiting'
}

export function lostSideOf(facts: Facts, isBlamed: boolean): LostSide {
  if (!facts.lineHolds || isBlamed) return 'mine'
  if (!facts.peer?.in) return 'theirs'
  return facts.connected && !facts.peer.connected ? 'theirs' : 'path'
}

/** A peer who leaves reports it while connected; one who is cut off was missing before the server gave them up. */
export const wasCutOff = (before: Peer | null, connected: boolean) => before !== null && (!before.in || !connected)
