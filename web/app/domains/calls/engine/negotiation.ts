/** How far this side is in bargaining, when an offer of the other comes. */
export interface Bargain {
  /** The customer's side gives way when both offer at once. */
  polite: boolean
  /** Between making an offer and having set it. */
  makingOffer: boolean
  /** An answer is being set, so the state is as good as stable. */
  settingAnswer: boolean
  signalingState: RTCSignalingState
}

/** Both offer at once: the polite side takes the other's offer back over its own, the other one waits for that. */
export function mustIgnore(type: RTCSdpType, { polite, makingOffer, settingAnswer, signalingState }: Bargain) {
  const ready = !makingOffer && (signalingState === 'stable' || settingAnswer)
  return type === 'offer' && !ready && !polite
}

/** An answer to an offer that was taken back is old news. */
export const isStale = (type: RTCSdpType, signalingState: RTCSignalingState) =>
  type === 'answer' && signalingState !== 'have-local-offer'

/** A gap may close by itself; nobody waits longer than this for it. */
const DISCONNECTED_MS = 3_000
/** Time for a first path to be found, and for each further try. */
const FIRST_MS = 6_000
const RETRY_MS = 4_000
/** After so many tries the other side is away for longer; whoever hears that they are back begins anew. */
const EAGER_TRIES = 10
const PATIENT_MS = 10_000

/** How long until another path is tried; null while none is needed. */
export function mendAfter(state: RTCPeerConnectionState, tries: number): number | null {
  if (state === 'connected' || state === 'closed') return null
  if (tries > 0) return tries < EAGER_TRIES ? RETRY_MS : PATIENT_MS
  if (state === 'failed') return 0
  return state === 'disconnected' ? DISCONNECTED_MS : FIRST_MS
}
