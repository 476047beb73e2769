import type { QueryClient } from '@tanstack/react-query'
import { type AuthRecord, useAuth } from './state.ts'

/** What was read for one person is not kept for the next, nor for nobody. Returns how to stop. */
export function forgetOnLeaving(client: QueryClient) {
  let person: AuthRecord | null = null
  return useAuth.subscribe(({ auth, interrupted }) => {
    const now = auth ?? interrupted
    if (person && (now?.id !== person.id || now.type !== person.type)) client.clear()
    person = now
  })
}
