/** This side's state of negotiation when an offer arrives. */
export interface Bargain {
  /** The customer's side yields when both offer at once. */
  polite: boolean
  /** Between creating an offer and having set it. */
  makingOffer: boolean
  /** An answer is being set, so the state counts as stable. */
  settingAnswer: boolean
  signalingState: RTCSignalingState
}

/**
 * On simultaneous offers the polite side rolls its own back and accepts the other's; the impolite side ignores the
 * incoming one.
 */
export function mustIgnore(type: RTCSdpType, { polite, makingOffer, settingAnswer, signalingState }: Bargain) {
  const ready = !makingOffer && (signalingState === 'stable' || settingAnswer)
  return type === 'offer' && !ready && !polite
}

/** An answer to an offer that was rolled back is stale. */
export const isStale = (type: RTCSdpType, signalingState: RTCSignalingState) =>
  type === 'answer' && signalingState !== 'have-local-offer'

/** A brief disconnection may recover; after this long an ICE restart begins. */
const DISCONNECTED_MS = 3_000
/** Timeout for the first connection, and for each further attempt. */
const FIRST_MS = 6_000
const RETRY_MS = 4_000
/** After this many attempts the other side is away for longer; attempts restart when it returns. */
const EAGER_TRIES = 10
const PATIENT_MS = 10_000

/** Delay until the next ICE restart; null while none is needed. */
export function mendAfter(state: RTCPeerConnectionState, tries: number): number | null {
  if (state === 'connected' || state === 'closed') return null
  if (tries > 0) return tries < EAGER_TRIES ? RETRY_MS : PATIENT_MS
  if (state === 'failed') return 0
  return state === 'disconnected' ? DISCONNECTED_MS : FIRST_MS
}
