import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { useApi } from '~/lib/query.tsx'
import { clearSavedUnlessOf } from '~/lib/saved-queries.ts'
import { followBookings } from './saved-bookings.ts'

/** Makes a customer's or consultant's upcoming bookings readable offline. Nothing of staff is saved. */
export function OwnSaved() {
  const client = useQueryClient()
  const api = useApi()
  const id = useAuth(({ auth }) => auth?.id)
  const type = useAuth(({ auth }) => auth?.type)
  useEffect(() => {
    // Also after a refused token: the next account to sign in may be a different one.
    clearSavedUnlessOf(id && type ? { id, type } : null)
    return id && type && type !== 'admin' ? followBookings(client, api, { id, type }) : undefined
  }, [client, api, id, type])
  return null
}
