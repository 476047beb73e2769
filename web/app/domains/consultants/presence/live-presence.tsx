import { PresenceMark } from './presence-mark.tsx'
import { usePresence } from './use-presence.ts'
import type { Presence } from './watch.ts'

interface LivePresenceProps {
  id: number
  /** As the page was rendered. */
  rendered: Presence
  dotOnly?: boolean
}

/** Whether somebody is here, from now on as the server tells it. */
export const LivePresence = ({ id, rendered, dotOnly = false }: LivePresenceProps) => (
  <PresenceMark presence={usePresence(id, rendered)} dotOnly={dotOnly} />
)
