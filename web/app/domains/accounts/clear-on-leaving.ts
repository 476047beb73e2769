import type { QueryClient } from '@tanstack/react-query'
import { type AuthRecord, useAuth } from './state.ts'

/** Removes data fetched for one account when it signs out or another signs in. Returns the unsubscribe function. */
export function clearOnLeaving(client: QueryClient) {
  let person: AuthRecord | null = null
  return useAuth.subscribe(({ auth, interrupted }) => {
    const now = auth ?? interrupted
    if (person && (now?.id !== person.id || now.type !== person.type)) client.clear()
    person = now
  })
}
