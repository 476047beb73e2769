import type { holdSlot } from '#contract/bookings/endpoints.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'

/** In its own file, because every profile page loads it and nothing else of bookings. */
export const holdSlotOf = (api: Api, input: Sent<typeof holdSlot>) =>
  api.call<typeof holdSlot>('POST /api/web/v1/bookings', input)
