import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FREE_SLOTS } from '~/domains/availability/api.ts'
import { type BookingDetail, bookingQuery } from '~/domains/bookings/api.ts'
import { refreshBookings } from '~/domains/bookings/refresh.ts'
import { type Api, ApiProblem, type CallOptions, type Envelope } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { toast } from '~/ui/toast.tsx'

type Change<Input> = (api: Api, input: Input, options: CallOptions) => Promise<Envelope<BookingDetail>>

/** A change of a booking that happens once, however often it is sent; every page that shows it is refetched. */
export function useChange<Input>(change: Change<Input>, onDone: () => void) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: Input) => change(api, input, { idempotencyKey: idempotency.keyFor(input) }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(bookingQuery(api, data.booking.id).queryKey, data)
      onDone()
      void toast(t(message))
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) idempotency.done()
    },
    // After a refusal the data on the screen is outdated.
    onSettled: () => {
      void refreshBookings(client)
      void client.invalidateQueries({ queryKey: [FREE_SLOTS] })
    },
  })
}
