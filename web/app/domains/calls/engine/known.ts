import { nothingYet } from '../call.ts'
import type { Flow, Peer, RoomView } from '../wire.ts'
import { secondsConnected } from './clock.ts'
import { type Facts, restingFacts, wasCutOff } from './stage.ts'

/** Somebody who was cut off is looked for so long; after that they have gone. */
const LOST_MS = 60_000

/** Beats bring the same news again and again. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface Settings {
  /** The page of the other to which there is a connection. */
  metPeer: () => string | null
  meet: (peerId: string) => void
  mendNow: () => void
  changed: () => void
}

/** What is known of a call: by the server's word, by the connection between the two, by the person's own wish. */
export function createKnown({ metPeer, meet, mendNow, changed }: Settings) {
  let facts = restingFacts
  let flow = nothingYet.flow
  let blamed = false
  let room: RoomView | null = null
  let looking: ReturnType<typeof setTimeout> | undefined

  function know(news: Partial<Facts>) {
    if ((Object.keys(news) as (keyof Facts)[]).every((name) => facts[name] === news[name])) return
    facts = { ...facts, ...news }
    changed()
  }
  const isFlowing = () => facts.mayFlow && facts.lineHolds

  return {
    get: () => ({ facts, flow, blamed, room }),
    know,
    isFlowing,
    /** Once media has flowed with this other one, a gap is a gap and no beginning. */
    noteLive() {
      if (facts.peer && facts.connected && isFlowing()) facts = { ...facts, wasLive: true }
    },
    entered(next: RoomView) {
      room = next
    },
    heardOfPeer(peer: Peer | null) {
      const before = facts.peer
      // Every beat says again that nobody is there.
      if (peer) clearTimeout(looking)
      if (!peer && before) {
        const isLost = wasCutOff(before, facts.connected)
        if (isLost) looking = setTimeout(() => know({ isLost: false, wasLive: false }), LOST_MS)
        return know({ peer, isLost, wasLive: isLost && facts.wasLive })
      }
      if (same(peer, before)) return
      facts = { ...facts, peer, isLost: peer ? false : facts.isLost }
      if (peer?.in && peer.peerId !== metPeer()) {
        facts = { ...facts, connected: false }
        meet(peer.peerId)
      } else if (peer?.in && !before?.in) mendNow()
      changed()
    },
    heardOfFlow(next: Flow, why: string | null) {
      const isNews = !same(flow, next)
      if (isNews) flow = next
      if (why !== null) blamed = !next.mayFlow && why === room?.role
      facts = { ...facts, mayFlow: next.mayFlow }
      if (isNews || why !== null) changed()
    },
    /** Nothing is counted that the server did not see, and its clock stands where it last saw us. */
    lostLine(seenAt: number) {
      if (flow.since) flow = { mayFlow: false, connectedSeconds: secondsConnected(flow, seenAt), since: null }
      know({ lineHolds: false })
    },
    /** Before it and after it: only the room is remembered. */
    rest(news: Partial<Facts>) {
      clearTimeout(looking)
      flow = nothingYet.flow
      facts = { ...restingFacts, ...news }
    },
  }
}
