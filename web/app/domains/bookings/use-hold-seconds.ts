import { useQuery } from '@tanstack/react-query'
import { useApi } from '~/lib/query.tsx'
import { onThisClock } from '~/lib/server-clock.ts'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { type Booking, bookingQuery } from './api.ts'

const LOOK_AGAIN_MS = 1_000

/**
 * Seconds left of a hold, by the server's clock. Only the server ends a hold: at zero the booking is refetched until it
 * has.
 */
export function useHoldSeconds({ id, state, heldUntil }: Pick<Booking, 'id' | 'state' | 'heldUntil'>) {
  const isHeld = state === 'held' && heldUntil !== null
  const left = useSecondsUntil(isHeld ? onThisClock(heldUntil) : 0)
  useQuery({ ...bookingQuery(useApi(), id), enabled: isHeld, refetchInterval: left === 0 ? LOOK_AGAIN_MS : false })
  return left
}
