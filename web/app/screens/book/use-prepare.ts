import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Booking, bookingQuery, saveBrief } from '~/domains/bookings/api.ts'
import { useApi } from '~/lib/query.tsx'

/** What the session is to be about. It is kept whenever a field is left, so that nothing typed is lost with the page. */
export function usePrepare(booking: Booking) {
  const api = useApi()
  const client = useQueryClient()
  const [brief, setBrief] = useState(booking.brief)
  const [industryId, setIndustryId] = useState(booking.industry?.id ?? null)
  const saving = useMutation({
    mutationFn: (wish: { brief: string; industryId: number | null }) => saveBrief(api, { id: booking.id, ...wish }),
    onSuccess: ({ data }) =>
      client.setQueryData(bookingQuery(api, booking.id).queryKey, (old) => old && { ...old, booking: data.booking }),
  })
  const isKept = brief.trim() === booking.brief && industryId === (booking.industry?.id ?? null)
  return {
    brief,
    setBrief,
    industryId,
    setIndustryId,
    isKept,
    error: saving.error,
    /** Done when what is written is kept; told nothing new it does nothing. */
    save: async (change: { industryId?: number | null } = {}) => {
      const wish = { brief, industryId, ...change }
      if (wish.brief.trim() !== booking.brief || wish.industryId !== (booking.industry?.id ?? null))
        await saving.mutateAsync(wish)
    },
  }
}

export type Preparing = ReturnType<typeof usePrepare>
