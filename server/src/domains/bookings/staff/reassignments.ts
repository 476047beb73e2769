import type * as api from '#contract/bookings/staff.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import { freeTime, lookAtSlotWithoutNotice, takeTime, whoIsFree } from '#server/domains/availability/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { giveLineTo } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { BookingFacts } from '../booking.ts'
import { lockToEnd } from '../changes/cancellations.ts'
import { changeBooking } from '../events.ts'
import { lockAndExpireHolds } from '../holds/claims.ts'
import { notifyBookingChanged, notifyBrowsers, notifyTakenOver } from '../notifications.ts'
import { bookingById, languageOf } from '../queries.ts'
import { candidatesFor } from './candidates/queries.ts'
import { storyOf } from './story.ts'

/** How many candidates are checked for availability, closest expertise first. */
const LOOKED_AT = 120
const SHOWN = 20

export async function listSubstitutes({ db, now }: SignedIn, { id, search }: Input<typeof api.listSubstitutes>) {
  const booking = await bookingById(db, id)
  if (!booking) throw new Problem('not_found')
  const candidates = await candidatesFor(db, booking, search, LOOKED_AT)
  const free = await whoIsFree(
    db,
    candidates.map((one) => one.id),
    booking,
    now,
  )
  const substitutes = candidates
    .filter((one) => free.has(one.id))
    .slice(0, SHOWN)
    .map(({ thumbnail, ...one }) => ({ ...one, thumbnail: thumbnail ?? portraitPath('plain', one.id) }))
  return { substitutes }
}

/**
 * Another consultant takes over the session; price, payment and invoice stay, and the customer may decline for a full
 * refund.
 */
export async function reassignBooking(context: Once, input: Input<typeof api.reassignBooking>) {
  const { tx, actor, now } = context
  const { id, consultantId, reason } = input
  const seen = await bookingById(tx, id)
  if (!seen) throw new Problem('not_found')
  const before = seen.consultantId
  // Lock the time before the rows, in the same order as all claims.
  await lockAndExpireHolds(tx, { consultantIds: [before, consultantId], customerId: seen.customerId }, now)
  const booking = await lockToEnd(tx, id)
  if (booking.state !== 'confirmed' || booking.startsAt <= now || booking.consultantId !== before)
    throw new Problem('stale')
  if (consultantId === before) throw new Problem('invalid', { errors: { consultantId: ['Choose someone else.'] } })
  await takeTheirTime(tx, booking, consultantId, now)
  const sequence = booking.sequence + 1
  await changeBooking(tx, booking, {
    ...{ to: 'confirmed', kind: 'reassigned', by: { id: actor.id, role: 'staff' }, at: now },
    data: { fromConsultantId: before, toConsultantId: consultantId },
    set: { consultant_id: consultantId, moved_by: 'platform', sequence, may_decline_until: booking.startsAt },
  })
  await giveLineTo(tx, booking.lineId!, consultantId)
  const after = { before, consultant: consultantId }
  await audit.record(tx, context, { action: 'booking.reassigned', subject: { kind: 'booking', id }, after, reason })
  const { name } = await languageOf(tx, before)
  const given = { ...booking, consultantId, sequence, movedBy: 'platform' } as const
  await notifyBookingChanged(tx, given, { kind: 'reassigned', before: name }, now)
  await notifyBrowsers(tx, now, id, [before])
  await notifyTakenOver(tx, booking, now)
  return storyOf(tx, id, now)
}

async function takeTheirTime(tx: Tx, booking: BookingFacts, consultantId: number, now: Date) {
  const { id, mode, minutes, startsAt, endsAt } = booking
  const look = await lookAtSlotWithoutNotice(tx, { consultantId, mode, minutes, startsAt }, now)
  if (!look || look.status === 'not_offered') throw new Problem('slot_not_offered')
  if (look.status === 'taken') throw new Problem('slot_taken')
  await freeTime(tx, [id])
  await takeTime(tx, { consultantId, bookingId: id, startsAt, endsAt, look, lapsesAt: null })
}
