import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Booking, bookingQuery, saveBrief } from '~/domains/bookings/api.ts'
import { useApi } from '~/lib/query.tsx'

/** The topic of the session. Saved whenever a field is left, so that nothing typed is lost with the page. */
export function usePrepare(booking: Booking) {
  const api = useApi()
  const client = useQueryClient()
  const [brief, setBrief] = useState(booking.brief)
  const [industryId, setIndustryId] = useState(booking.industry?.id ?? null)
  const saving = useMutation({
    mutationFn: (input: { brief: string; industryId: number | null }) => saveBrief(api, { id: booking.id, ...input }),
    onSuccess: ({ data }) =>
      client.setQueryData(bookingQuery(api, booking.id).queryKey, (old) => old && { ...old, booking: data.booking }),
  })
  const isStored = brief.trim() === booking.brief && industryId === (booking.industry?.id ?? null)
  return {
    brief,
    setBrief,
    industryId,
    setIndustryId,
    isStored,
    error: saving.error,
    /** Resolves when it is saved; does nothing if unchanged. */
    save: async (change: { industryId?: number | null } = {}) => {
      const input = { brief, industryId, ...change }
      if (input.brief.trim() !== booking.brief || input.industryId !== (booking.industry?.id ?? null))
        await saving.mutateAsync(input)
    },
  }
}

export type Preparing = ReturnType<typeof usePrepare>
