import { onlineManager, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { ApiProblem } from '~/lib/api.ts'
import { useApi } from '~/lib/query.tsx'
import { useOnline } from '~/lib/use-online.ts'
import './connection-bar.tsx'
import { restore } from './saved-bookings.ts'

/** If the server cannot be reached, saved data replaces the response. */
export function useSaved({ error }: Pick<UseQueryResult, 'error'>) {
  const client = useQueryClient()
  const api = useApi()
  const offline = !useOnline()
  const person = useAuth(({ auth }) => auth)
  const [restored, setRestored] = useState(false)
  const isUnreachable = error instanceof ApiProblem && error.status === 0
  useEffect(() => {
    if (isUnreachable) onlineManager.setOnline(false)
  }, [isUnreachable])
  useEffect(() => {
    if (!offline || !person) return
    restore(client, api, person)
    setRestored(true)
  }, [offline, person, client, api])
  return { offline, restored }
}
