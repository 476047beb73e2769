import { anIndustry } from '../applicants.ts'
import {
  aBookable,
  aBooking,
  anAppealedBooking,
  aTime,
  aWithheldCredit,
  consultantFor,
  endOfSessionUnderWay,
  MORE_PAISE,
  PAID_PAISE,
} from '../bookings.ts'
import type { Person } from '../people.ts'
import { roomOf } from '../rooms.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Record<string, unknown> | Promise<Record<string, unknown>>

const one: Fitting = async (world) => ({ id: (await aBooking(world)).id })

export const bookingFittings: Record<string, Fitting> = {
  'GET /api/web/v1/admin/bookings/{id}': one,
  'GET /api/web/v1/admin/rooms/{slug}': async (world) => ({ slug: await roomOf(world, await world.aCustomer()) }),
  'POST /api/web/v1/admin/bookings/{id}/cancellations': one,
  'POST /api/web/v1/admin/bookings/{id}/messages': one,
  'POST /api/web/v1/admin/bookings/{id}/reminders': one,
  'POST /api/web/v1/admin/bookings/{id}/refunds': async (world) => ({ id: (await aBooking(world)).id, paise: 100 }),
  'GET /api/web/v1/admin/bookings/{id}/substitutes': one,
  'POST /api/web/v1/admin/bookings/{id}/reassignments': async (world) => ({
    id: (await aBooking(world)).id,
    consultantId: (await aBookable(world)).id,
  }),
  'POST /api/web/v1/admin/bookings/{id}/appeal-decisions': async (world) => ({
    id: (await anAppealedBooking(world)).id,
  }),
  'POST /api/web/v1/admin/bookings/{id}/credit-decisions': async (world) => ({
    id: (await aWithheldCredit(world)).id,
  }),
  'POST /api/web/v1/bookings': async (world, caller) => ({
    consultantId: (await consultantFor(world, caller!)).id,
    ...{ mode: 'video', minutes: 30, startsAt: aTime(world).toISOString(), industryId: await anIndustry(world) },
    followsId: undefined,
  }),
  'PUT /api/web/v1/bookings/{id}/brief': async (world) => ({ industryId: await anIndustry(world) }),
  'POST /api/web/v1/bookings/{id}/cancel': () => ({ expectedRefundPaise: PAID_PAISE }),
  'POST /api/web/v1/bookings/{id}/move': (world) => ({
    startsAt: aTime(world).toISOString(),
    ...{ expectedMoves: 0, expectedRefundMostPercent: 100 },
  }),
  'POST /api/web/v1/bookings/{id}/extension': (world) => ({
    expectedTotalPaise: MORE_PAISE,
    expectedEndsAt: endOfSessionUnderWay(world).toISOString(),
  }),
}
