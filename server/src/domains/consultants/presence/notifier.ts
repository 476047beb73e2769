import type { PresenceState } from './rules.ts'

type Notify = (id: number, presence: PresenceState) => void

/**
 * Sends a change immediately, then at most once a second per consultant, and only if it differs from the last one sent.
 */
export function createNotifier(notify: Notify, everyMs = 1000) {
  const resting = new Map<number, { reported: PresenceState; next: PresenceState }>()

  function wake(id: number) {
    const rest = resting.get(id)
    resting.delete(id)
    if (rest && rest.next !== rest.reported) say(id, rest.next)
  }
  function say(id: number, presence: PresenceState) {
    notify(id, presence)
    resting.set(id, { reported: presence, next: presence })
    setTimeout(wake, everyMs, id).unref()
  }
  return (id: number, presence: PresenceState) => {
    const rest = resting.get(id)
    if (rest) rest.next = presence
    else say(id, presence)
  }
}
