import { useQueryClient } from '@tanstack/react-query'
import type { Call, RoomView } from '~/domains/calls/call.ts'
import { hangUp } from '~/domains/talks/api.ts'
import { refreshTalks } from '~/domains/talks/refresh.ts'
import { useApi } from '~/lib/query.tsx'

/** Leaving a talk ends it for both: the server is notified first, so that the receipt exists when the page changes. */
export function useLeave({ kind, itemId }: RoomView, call: Call) {
  const api = useApi()
  const client = useQueryClient()
  return async () => {
    // If the server cannot be reached, the user leaves all the same; the server ends the talk itself.
    if (kind === 'talk') await hangUp(api, itemId).catch(() => undefined)
    await call.leave()
    if (kind === 'talk') void refreshTalks(client)
  }
}
