import type { PresenceState } from './rules.ts'

type Tell = (id: number, presence: PresenceState) => void

/** Tells a change at once, then at most once a second for the same consultant, and only what differs from what was told. */
export function createTeller(tell: Tell, everyMs = 1000) {
  const resting = new Map<number, { told: PresenceState; next: PresenceState }>()

  function wake(id: number) {
    const rest = resting.get(id)
    resting.delete(id)
    if (rest && rest.next !== rest.told) say(id, rest.next)
  }
  function say(id: number, presence: PresenceState) {
    tell(id, presence)
    resting.set(id, { told: presence, next: presence })
    setTimeout(wake, everyMs, id).unref()
  }
  return (id: number, presence: PresenceState) => {
    const rest = resting.get(id)
    if (rest) rest.next = presence
    else say(id, presence)
  }
}
