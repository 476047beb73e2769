import { addPersonNote } from '#contract/accounts/person-notes.ts'
import type { Person } from '../people.ts'
import { aPaidOrder } from '../shop.ts'
import type { World } from '../world.ts'

/** Valid inputs for what staff do on the page of a person. */
export const personFittings = {
  'GET /api/web/v1/admin/deliveries': async (world: World) => {
    await aPaidOrder(world)
    return {}
  },
  'POST /api/web/v1/admin/searches': async (world: World) => ({ text: (await world.aCustomer()).mobile }),
  'PUT /api/web/v1/admin/people/{id}/notes/{noteId}': async (world: World, caller: Person | undefined) => {
    const { id } = await world.aCustomer()
    const { body } = await caller!.send(addPersonNote, { id, text: 'Prefers calls after six.' })
    return { id, noteId: body.data.id }
  },
}
