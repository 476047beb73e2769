import { nothingYet } from '../call.ts'
import type { Flow, Peer, RoomView } from '../wire.ts'
import { secondsConnected } from './clock.ts'
import { type Facts, restingFacts, wasCutOff } from './stage.ts'

/** How long a disconnected participant is waited for; after that they count as gone. */
const LOST_MS = 60_000

/** Heartbeats repeat the same information. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface Settings {
  /** The other side's page to which there is a connection. */
  metPeer: () => string | null
  meet: (peerId: string) => void
  mendNow: () => void
  changed: () => void
}

/** State of a call: from the server, from the peer connection and from the user's actions. */
export function createCallState({ metPeer, meet, mendNow, changed }: Settings) {
  let facts = restingFacts
  let flow = nothingYet.flow
  let blamed = false
  let room: RoomView | null = null
  let looking: ReturnType<typeof setTimeout> | undefined

  function update(changes: Partial<Facts>) {
    if ((Object.keys(changes) as (keyof Facts)[]).every((name) => facts[name] === changes[name])) return
    facts = { ...facts, ...changes }
    changed()
  }
  const isFlowing = () => facts.mayFlow && facts.lineHolds

  return {
    get: () => ({ facts, flow, blamed, room }),
    update,
    isFlowing,
    /** Once media has flowed with this peer, a gap is a reconnection and not a start. */
    noteLive() {
      if (facts.peer && facts.connected && isFlowing()) facts = { ...facts, wasLive: true }
    },
    entered(next: RoomView) {
      room = next
    },
    setPeer(peer: Peer | null) {
      const before = facts.peer
      // Every heartbeat repeats that the peer is absent.
      if (peer) clearTimeout(looking)
      if (!peer && before) {
        const isLost = wasCutOff(before, facts.connected)
        if (isLost) looking = setTimeout(() => update({ isLost: false, wasLive: false }), LOST_MS)
        return update({ peer, isLost, wasLive: isLost && facts.wasLive })
      }
      if (same(peer, before)) return
      facts = { ...facts, peer, isLost: peer ? false : facts.isLost }
      if (peer?.in && peer.peerId !== metPeer()) {
        facts = { ...facts, connected: false }
        meet(peer.peerId)
      } else if (peer?.in && !before?.in) mendNow()
      changed()
    },
    setFlow(next: Flow, why: string | null) {
      const hasChanged = !same(flow, next)
      if (hasChanged) flow = next
      if (why !== null) blamed = !next.mayFlow && why === room?.role
      facts = { ...facts, mayFlow: next.mayFlow }
      if (hasChanged || why !== null) changed()
    },
    /** Time the server did not observe is not counted, so the clock stops where it last saw us. */
    lostLine(seenAt: number) {
      if (flow.since) flow = { mayFlow: false, connectedSeconds: secondsConnected(flow, seenAt), since: null }
      update({ lineHolds: false })
    },
    /** Before and after the call: only the room stays. */
    rest(changes: Partial<Facts>) {
      clearTimeout(looking)
      flow = nothingYet.flow
      facts = { ...restingFacts, ...changes }
    },
  }
}
