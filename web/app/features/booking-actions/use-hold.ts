import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { FREE_SLOTS, type SessionKind } from '~/domains/availability/api.ts'
import { holdSlotOf } from '~/domains/bookings/hold-api.ts'
import { bookPath } from '~/domains/bookings/paths.ts'
import { refreshBookings } from '~/domains/bookings/refresh.ts'
import { ApiProblem } from '~/lib/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'

interface HoldInput extends SessionKind {
  consultantId: number
  industryId?: number
  brief?: string
  followsId?: number
}

/** What to offer if the slot has just been taken. */
export interface Taken {
  startsAt: string
  nearest: string[]
}

/** Free slots are refetched only once the hold's page is open: the hold removes the very slot it is for. */
export async function openHold(client: QueryClient, open: () => void | Promise<void>) {
  await open()
  void refreshBookings(client)
}

/** Holds a slot and opens its page; a visitor signs in first, and the action then continues automatically. */
export function useHold(input: HoldInput) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const timeZone = useReaderZone()
  const type = useAuth(({ auth }) => auth?.type)
  const [taken, setTaken] = useState<Taken>()
  const holding = useMutation({
    mutationFn: (startsAt: string) =>
      holdSlotOf(api, { ...input, minutes: input.minutes as 15 | 30 | 45 | 60, startsAt, timeZone }),
    onSuccess: async ({ data: { booking } }) => {
      setTaken(undefined)
      await openHold(client, () => navigate(localPath(bookPath(booking.id), language)))
    },
    onError: (error, startsAt) => {
      const wasTaken = error instanceof ApiProblem && error.body.code === 'slot_taken'
      setTaken(wasTaken ? { startsAt, nearest: (error.body.nearest ?? []).map((slot) => slot.startsAt) } : undefined)
      // After a refusal the slots on the screen are outdated.
      void client.invalidateQueries({ queryKey: [FREE_SLOTS] })
    },
  })
  /** SPEC's reset of the booking flags: another choice clears the result of the last attempt. */
  const reset = () => {
    setTaken(undefined)
    holding.reset()
  }
  return {
    hold: (startsAt: string) =>
      type === 'user' ? holding.mutate(startsAt) : openLogin({ andThen: () => holding.mutate(startsAt) }),
    /** The signed-in account cannot book. */
    barred: type === 'consultant' || type === 'admin',
    busy: holding.isPending,
    taken,
    /** Any other error. */
    error: taken ? null : holding.error,
    reset,
  }
}

export type Holding = ReturnType<typeof useHold>
