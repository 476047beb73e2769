import { aBookable } from '../bookings.ts'
import { aListedConsultant } from '../listed-consultant.ts'
import { anOffer, aPackage, USUAL } from '../packages.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'

export const packageOwners = {
  'package offer': async (world: World, owner: Person) =>
    (await anOffer(world, { consultant: await aBookable(world, owner) })).offer.id,
  package: async (world: World, owner: Person) => (await aPackage(world, { customer: owner })).id,
}

export const packageFittings = {
  'POST /api/web/v1/package-offers': async (world: World, caller: Person | undefined) => {
    await aBookable(world, caller)
    return USUAL
  },
  'GET /api/web/v1/consultants/{id}/session-price': async (world: World) => ({
    ...{ id: (await aListedConsultant(world)).id, mode: 'video', minutes: 30 },
  }),
  'GET /api/web/v1/admin/packages/{id}': async (world: World) => ({ id: (await aPackage(world)).id }),
  'PUT /api/web/v1/package-offers/{id}': async () => ({
    ...{ sessions: USUAL.sessions, sessionPaise: 70_000, isOffered: true, version: 1 },
  }),
}
