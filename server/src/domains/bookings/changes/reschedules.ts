import { MOVES_MAX } from '#contract/bookings/constants.ts'
import type * as api from '#contract/bookings/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import { freeTime, lookAtSlot, takeTime } from '#server/domains/availability/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { ofActor, sideOf } from '../access.ts'
import type { BookingFacts } from '../booking.ts'
import { changeBooking } from '../events.ts'
import { lockAndExpireHolds } from '../holds/claims.ts'
import { liveSessionsOf } from '../holds/queries.ts'
import { overlaps, refusal, sessionFrom } from '../holds/rules.ts'
import { notifyBookingChanged } from '../notifications.ts'
import { bookingById, lockBooking, timeColumns } from '../queries.ts'
import { mostBackOnceMoved, moveUntil } from '../rules.ts'
import { detailFor } from '../views/service.ts'
import type { Doing } from './cancellations.ts'

type Request = Input<typeof api.moveBooking>

/** Moves the session to another time: payment, invoice, length and mode stay. */
export async function moveBooking({ tx, actor, now, settings }: Doing, input: Request) {
  const seen = ofActor(await bookingById(tx, input.id), actor)
  const both = { consultantIds: [seen.consultantId], customerId: seen.customerId }
  // Lock the time before the rows, in the same order as all claims.
  await lockAndExpireHolds(tx, both, now)
  const booking = (await lockBooking(tx, input.id))!
  checkMovable(booking, input, now, settings)
  const side = sideOf(actor)
  const refundMostPercent = mostBackOnceMoved(booking, side, now, settings)
  if ((input.expectedRefundMostPercent ?? refundMostPercent) !== refundMostPercent) throw new Problem('refund_changed')
  const session = sessionFrom(input.startsAt, booking.minutes)
  await takeNewTime(tx, booking, session, now)
  const by = { id: actor.id, role: side } as const
  const set = {
    ...{ moves: booking.moves + 1, moved_by: side, sequence: booking.sequence + 1 },
    may_decline_until: side === 'consultant' ? session.startsAt : null,
    refund_most_percent: refundMostPercent,
  }
  await changeBooking(tx, booking, {
    ...{ to: 'confirmed', kind: 'moved', by, reason: input.reason, at: now },
    data: {
      ...{ fromAt: booking.startsAt.toISOString(), toAt: session.startsAt.toISOString() },
      ...(refundMostPercent < booking.refundMostPercent && { refundMostPercent }),
    },
    set: { ...set, ...timeColumns(session.startsAt, session.endsAt) },
  })
  const after = { ...booking, ...session, moves: set.moves, movedBy: side, sequence: set.sequence }
  await notifyBookingChanged(tx, after, { kind: 'moved', by, fromAt: booking.startsAt }, now)
  return detailFor(tx, input.id, actor, now)
}

function checkMovable(booking: BookingFacts, { expectedMoves, startsAt }: Request, now: Date, settings: Settings) {
  if (booking.state !== 'confirmed' || booking.moves !== expectedMoves) throw new Problem('stale')
  if (booking.moves >= MOVES_MAX) throw new Problem('no_moves_left')
  if (moveUntil(booking, settings) < now) throw new Problem('too_late')
  if (booking.startsAt.getTime() === startsAt.getTime())
    throw new Problem('invalid', { errors: { startsAt: ['Choose a different time.'] } })
}

/** The old time is freed together with taking the new one, which may overlap it. */
async function takeNewTime(tx: Tx, booking: BookingFacts, session: ReturnType<typeof sessionFrom>, now: Date) {
  const { id, consultantId, customerId, mode, minutes } = booking
  await freeTime(tx, [id])
  const look = await lookAtSlot(tx, { consultantId, mode, minutes, startsAt: session.startsAt }, now)
  if (!look) throw new Problem('slot_not_offered')
  const others = (await liveSessionsOf(tx, customerId, now)).filter(
    ({ startsAt }) => startsAt.getTime() !== booking.startsAt.getTime(),
  )
  if (look.status !== 'free') throw refusal(look, minutes, others)
  if (others.some((other) => overlaps(session, other))) throw new Problem('customer_busy')
  await takeTime(tx, { consultantId, bookingId: id, ...session, look, lapsesAt: null })
}
