import type * as api from '#contract/bookings.ts'
import type { Input } from '#contract/endpoint.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { ofActor } from '../cancelling/service.ts'
import { keepEvent } from '../changes/service.ts'
import { lockBooking } from '../queries.ts'
import { detailFor, sideOf } from '../reading/service.ts'
import { appealUntil } from '../rules.ts'
import { tellChange } from '../telling.ts'
import { insertAppeal } from './queries.ts'

/** Somebody says that they were there; the money waits until staff have looked. */
export async function appealNoShow({ db, actor, now }: SignedIn, { id, reason }: Input<typeof api.appealNoShow>) {
  await db.transaction().execute(async (tx) => {
    const booking = ofActor(await lockBooking(tx, id), actor)
    const until = appealUntil(booking, (await readSettings(tx, now)).appealHours)
    if (!until || until <= now || booking.settledAt) throw new Problem('too_late')
    await insertAppeal(tx, { bookingId: id, byId: actor.id, reason, at: now })
    const by = { id: actor.id, role: sideOf(actor) } as const
    await keepEvent(tx, id, { kind: 'appealed', from: 'no_show', to: 'no_show', by, reason, at: now })
    await tellChange(tx, booking, { kind: 'appealed' }, now)
  })
  return detailFor(db, id, actor, now)
}
