import type * as api from '#contract/bookings.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { ofActor } from '../cancelling/service.ts'
import { industryExists, lockBooking } from '../queries.ts'
import { bookingFor } from '../reading/service.ts'
import { stateAt } from '../rules.ts'
import { tellBrowsers } from '../telling.ts'
import { updateBrief } from './queries.ts'

/** What the session is to be about; the consultant reads it before, so it may change until then. */
export async function writeBrief({ db, actor, now }: SignedIn, wish: Input<typeof api.writeBrief>) {
  const { id, brief, industryId } = wish
  await db.transaction().execute(async (tx) => {
    const booking = ofActor(await lockBooking(tx, id), actor)
    const state = stateAt(booking, now)
    if ((state !== 'held' && state !== 'confirmed') || booking.startsAt <= now) throw new Problem('too_late')
    if (industryId && !(await industryExists(tx, industryId)))
      throw new Problem('invalid', { errors: { industryId: ['This industry is no longer in the catalogue.'] } })
    await updateBrief(tx, id, { brief, industryId }, now)
    if (state === 'confirmed') await tellBrowsers(tx, now, id, [booking.consultantId])
  })
  return { booking: await bookingFor(db, id, actor, now) }
}
