import type * as api from '#contract/bookings-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/service.ts'
import { freeTime, lookAtSlotWithoutNotice, takeTime, whoIsFree } from '#server/domains/availability/service.ts'
import { portraitPath } from '#server/domains/consultants/service.ts'
import { giveLineTo } from '#server/domains/orders/service.ts'
import type { Once, SignedIn } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import type { BookingFacts } from '../../booking.ts'
import { lockToEnd } from '../../cancelling/service.ts'
import { changeBooking } from '../../changes/service.ts'
import { clearTheWay } from '../../claims/service.ts'
import { tellTakenOver } from '../../people/service.ts'
import { bookingById, languageOf } from '../../queries.ts'
import { tellBrowsers, tellChange } from '../../telling.ts'
import { storyOf } from '../story/service.ts'
import { candidatesFor } from './queries.ts'

/** Looked at for their free time; the nearest in expertise come first. */
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

/** Another consultant takes the session; price, payment and invoice stay, and the customer may decline for all of the money. */
export async function reassignBooking(context: Once, wish: Input<typeof api.reassignBooking>) {
  const { tx, actor, now } = context
  const { id, consultantId, reason } = wish
  const seen = await bookingById(tx, id)
  if (!seen) throw new Problem('not_found')
  const before = seen.consultantId
  // Time before rows: whoever claims goes the same way.
  await clearTheWay(tx, { consultantIds: [before, consultantId], customerId: seen.customerId }, now)
  const booking = await lockToEnd(tx, id)
  if (booking.state !== 'confirmed' || booking.startsAt <= now || booking.consultantId !== before)
    throw new Problem('stale')
  if (consultantId === before) throw new Problem('invalid', { errors: { consultantId: ['Choose somebody else.'] } })
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
  await tellChange(tx, given, { kind: 'reassigned', before: name }, now)
  await tellBrowsers(tx, now, id, [before])
  await tellTakenOver(tx, booking, now)
  return storyOf(tx, id, now)
}

async function takeTheirTime(tx: Tx, booking: BookingFacts, consultantId: number, now: Date) {
  const { id, mode, minutes, startsAt, endsAt } = booking
  const look = await lookAtSlotWithoutNotice(tx, { consultantId, mode, minutes, startsAt }, now)
  if (!look || look.standing === 'not_offered') throw new Problem('slot_not_offered')
  if (look.standing === 'taken') throw new Problem('slot_taken')
  await freeTime(tx, [id])
  await takeTime(tx, { consultantId, bookingId: id, startsAt, endsAt, look, lapsesAt: null })
}
