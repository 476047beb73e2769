import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { usePresences, watch } from '~/domains/consultants/presence/watch.ts'
import { type ExpertWish, expertsQuery } from '~/domains/talks/api.ts'
import { useApi } from '~/lib/query.tsx'

/** Whoever comes is found by looking; whoever is shown and changes is told at once. */
const LOOK_AGAIN_MS = 20_000

/** The experts of a segment, as they are now. */
export function useLiveExperts(wish: ExpertWish) {
  const experts = useQuery({
    ...expertsQuery(useApi(), wish),
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
  // Whose balance it is was not known to the page that everybody gets.
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
