import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { usePresences, watch } from '~/domains/consultants/presence/watch.ts'
import { type ExpertQuery, expertsQuery } from '~/domains/talks/api.ts'
import { useApi } from '~/lib/query.tsx'

/** New experts are found by polling; changes of those shown arrive as events. */
const LOOK_AGAIN_MS = 20_000

/** The experts of a segment, updated live. */
export function useLiveExperts(filter: ExpertQuery) {
  const experts = useQuery({
    ...expertsQuery(useApi(), filter),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  })
  const { data, refetch } = experts
  const ids = data?.data.map(({ id }) => id).join() ?? ''
  useEffect(() => {
    const stops = ids ? ids.split(',').map((id) => watch(Number(id))) : []
    return () => {
      for (const stop of stops) stop()
    }
  }, [ids])
  // The cached page does not know the customer's balance.
  const customer = useAuth(({ auth }) => (auth?.type === 'user' ? auth.id : null))
  const wasFor = useRef<number | null>(null)
  useEffect(() => {
    if (customer !== wasFor.current) void refetch()
    wasFor.current = customer
  }, [customer, refetch])
  const seen = usePresences((presences) =>
    ids
      .split(',')
      .map((id) => presences[Number(id)])
      .join(),
  )
  const before = useRef(seen)
  useEffect(() => {
    if (before.current !== seen) void refetch()
    before.current = seen
  }, [seen, refetch])
  return experts
}
