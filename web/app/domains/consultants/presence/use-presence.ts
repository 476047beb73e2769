import { useEffect } from 'react'
import { type Presence, usePresences, watch } from './watch.ts'

/** Presence of a consultant: as rendered, then as updated by the server. */
export function usePresence(id: number, rendered: Presence): Presence {
  useEffect(() => watch(id), [id])
  return usePresences((presences) => presences[id]) ?? rendered
}
