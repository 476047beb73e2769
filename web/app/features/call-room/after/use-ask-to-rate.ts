import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RoomView } from '~/domains/calls/call.ts'
import { askAgain } from '~/domains/reviews/own-api.ts'
import { askToRate } from '~/features/rating/state.ts'

/** Opens the rating popup for a customer once the server has counted the call; it refuses calls that cannot be rated. */
export function useAskToRate({ role, itemId }: Pick<RoomView, 'role' | 'itemId'>, isOver: boolean) {
  const client = useQueryClient()
  const asks = role === 'customer' && isOver
  useEffect(() => {
    if (!asks) return
    askToRate(itemId)
    void askAgain(client)
  }, [asks, itemId, client])
}
