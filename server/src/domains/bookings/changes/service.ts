import type * as api from '#contract/bookings/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { ofActor, sideOf } from '../access.ts'
import { recordBookingEvent } from '../events.ts'
import { notifyBookingChanged, notifyBrowsers } from '../notifications.ts'
import { industryExists, lockBooking } from '../queries.ts'
import { appealUntil, stateAt } from '../rules.ts'
import { bookingFor, detailFor } from '../views/service.ts'
import { insertAppeal, updateBrief } from './queries.ts'

/** The topic of the session; the consultant reads it beforehand, so it can change until the session starts. */
export async function writeBrief({ db, actor, now }: SignedIn, input: Input<typeof api.writeBrief>) {
  const { id, brief, industryId } = input
  await db.transaction().execute(async (tx) => {
    const booking = ofActor(await lockBooking(tx, id), actor)
    const state = stateAt(booking, now)
    if ((state !== 'held' && state !== 'confirmed') || booking.startsAt <= now) throw new Problem('too_late')
    if (industryId && !(await industryExists(tx, industryId)))
      throw new Problem('invalid', { errors: { industryId: ['This industry is no longer in the catalogue.'] } })
    await updateBrief(tx, id, { brief, industryId }, now)
    if (state === 'confirmed') await notifyBrowsers(tx, now, id, [booking.consultantId])
  })
  return { booking: await bookingFor(db, id, actor, now) }
}

/** One side objects to a no-show; the money is frozen until staff decide. */
export async function appealNoShow(
  { db, actor, now, settings }: SignedIn,
  { id, reason }: Input<typeof api.appealNoShow>,
) {
  await db.transaction().execute(async (tx) => {
    const booking = ofActor(await lockBooking(tx, id), actor)
    const until = appealUntil(booking, settings.appealHours)
    if (!until || until <= now || booking.settledAt) throw new Problem('too_late')
    await insertAppeal(tx, { bookingId: id, byId: actor.id, reason, at: now })
    const by = { id: actor.id, role: sideOf(actor) } as const
    await recordBookingEvent(tx, id, { kind: 'appealed', from: 'no_show', to: 'no_show', by, reason, at: now })
    await notifyBookingChanged(tx, booking, { kind: 'appealed' }, now)
  })
  return detailFor(db, id, actor, now)
}
