import { PresenceMark } from './presence-mark.tsx'
import { usePresence } from './use-presence.ts'
import type { Presence } from './watch.ts'

interface LivePresenceProps {
  id: number
  /** Presence at rendering time. */
  rendered: Presence
  dotOnly?: boolean
}

/** Presence, updated live. */
export const LivePresence = ({ id, rendered, dotOnly = false }: LivePresenceProps) => (
  <PresenceMark presence={usePresence(id, rendered)} dotOnly={dotOnly} />
)
