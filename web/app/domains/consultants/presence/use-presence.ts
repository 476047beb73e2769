import { useEffect } from 'react'
import { type Presence, usePresences, watch } from './watch.ts'

/** How a consultant is now: as the page was rendered, then as the server tells it. */
export function usePresence(id: number, rendered: Presence): Presence {
  useEffect(() => watch(id), [id])
  return usePresences((presences) => presences[id]) ?? rendered
}
