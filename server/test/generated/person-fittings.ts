import { addPersonNote } from '#contract/accounts/person-notes.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { newMobile, type Person } from '../people.ts'
import type { World } from '../world.ts'

const aColleague = async (world: World) => (await world.aStaff({ role: 'support' })).id

/** Valid inputs for what staff do on the page of a person, and owners with staff. */
export const personFittings = {
  'POST /api/web/v1/admin/staff': () => ({ mobile: newMobile() }),
  'PUT /api/web/v1/admin/staff/{id}/role': async (world: World) => ({ id: await aColleague(world), role: 'finance' }),
  'DELETE /api/web/v1/admin/staff/{id}/second-factor': async (world: World) => {
    const id = await aColleague(world)
    await world.pool.query(
      `insert into second_factors (account_id, secret, enrolled_at, created_at) values ($1, '\\x00', $2, $2)`,
      [id, world.clock.now()],
    )
    return { id }
  },
  'GET /api/web/v1/admin/deliveries': async (world: World) => {
    const { id, mobile } = await world.aCustomer()
    const to = { accountId: id, mobile, email: null }
    const now = world.clock.now()
    const sendAt = new Date(now.getTime() + 3_600_000)
    const outgoing = { message: 'password_changed', to, language: 'en', params: {}, sendAt } as const
    await world.db.transaction().execute((tx) => outbox.addWanted(tx, now, outgoing))
    const today = dayInIndia(now)
    return { search: mobile, person: id, state: 'queued', channel: 'sms', from: today, to: today }
  },
  'POST /api/web/v1/admin/searches': async (world: World) => ({ text: (await world.aCustomer()).mobile }),
  'PUT /api/web/v1/admin/people/{id}/notes/{noteId}': async (world: World, caller: Person | undefined) => {
    const { id } = await world.aCustomer()
    const { body } = await caller!.send(addPersonNote, { id, text: 'Prefers calls after six.' })
    return { id, noteId: body.data.id }
  },
}
