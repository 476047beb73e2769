import type { EndReason, LostSide, Stage } from '../call.ts'
import type { Peer } from '../wire.ts'

/** What is known of a call; its stage follows from it. */
export interface Facts {
  /** Somebody has pressed Join. */
  wanted: boolean
  /** A seat was had since then. */
  wasIn: boolean
  /** The server has answered lately and the seat is ours. */
  lineHolds: boolean
  moved: boolean
  ended: EndReason | null
  peer: Peer | null
  /** The two browsers' own connection stands. */
  connected: boolean
  mayFlow: boolean
  /** Media has flowed with this other one. */
  wasLive: boolean
  /** They were cut off rather than left, and may be back any moment. */
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

/** Whoever leaves says so while all is well; whoever is cut off was missed before the server gave them up. */
export const wasCutOff = (before: Peer | null, connected: boolean) => before !== null && (!before.in || !connected)
