import type { holdSlot } from '#contract/bookings.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'

/** By itself, because every profile carries it and nothing else of bookings. */
export const holdSlotOf = (api: Api, wish: Sent<typeof holdSlot>) =>
  api.call<typeof holdSlot>('POST /api/web/v1/bookings', wish)
