import { aMember, aPlan, buyPlan, membershipOf, planInput } from '../memberships.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'

/** The caller becomes a member of a new plan. */
const asMember = async (world: World, caller: Person | undefined) => {
  await buyPlan(world, caller!, await aPlan(world))
  return {}
}

export const membershipFittings = {
  'GET /api/web/v1/membership-plans/{slug}': async (world: World) => ({ slug: (await aPlan(world)).slug }),
  'PUT /api/web/v1/membership-registrations/own': async (world: World) => ({
    ...{ planId: (await aPlan(world)).id, industryId: null, acceptsTerms: true },
  }),
  'POST /api/web/v1/memberships/own/pauses': async (world: World, caller: Person | undefined) => ({
    ...(await asMember(world, caller)),
    days: 10,
  }),
  'GET /api/web/v1/admin/memberships/{id}': async (world: World) => {
    const { member } = await aMember(world)
    return { id: (await membershipOf(member))!.id }
  },
  'POST /api/web/v1/admin/membership-plans': () => planInput(),
  'PUT /api/web/v1/admin/membership-plans/{id}': async (world: World) => {
    const { slug: _, ...input } = planInput()
    return { ...input, id: (await aPlan(world)).id, version: 1 }
  },
}
