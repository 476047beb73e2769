import { freeTime } from '#server/domains/availability/public.ts'
import { refund } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { minutesAfter } from '#server/platform/time.ts'
import type { BookingFacts, Side } from '../booking.ts'
import { lockToEnd } from '../changes/cancellations.ts'
import { hasOpenAppeal, setDecided } from '../changes/queries.ts'
import { changeBooking } from '../events.ts'
import { linesOfExtensions } from '../money/queries.ts'
import { earnWhole, endMoney } from '../money/service.ts'
import { notifyBookingChanged } from '../notifications.ts'
import { bookingById, lockBooking } from '../queries.ts'
import { appealUntil, joinFrom } from '../rules.ts'
import * as queries from './queries.ts'
import { type Outcome, outcomeOf, verdictOf } from './rules.ts'

interface Visitor {
  bookingId: number
  accountId: number
  at: Date
}

/** Records that a participant entered the room; with both inside, the session is in progress. Returns their side. */
export async function enterRoom(tx: Tx, { bookingId, accountId, at }: Visitor): Promise<Side> {
  const booking = await lockBooking(tx, bookingId)
  const role = booking && sideOfAccount(booking, accountId)
  if (!role) throw new Problem('not_found')
  const { joinMinutesBefore, noShowGraceMinutes } = await readSettings(tx, at)
  const closesAt = minutesAfter(booking.endsAt, noShowGraceMinutes)
  if (booking.state !== 'confirmed' && booking.state !== 'in_call') throw new Problem('stale')
  if (at < joinFrom(booking, joinMinutesBefore) || at >= closesAt) throw new Problem('too_late')
  await queries.insertVisit(tx, { bookingId, accountId, role, at })
  if (booking.state === 'confirmed' && (await queries.sidesInside(tx, bookingId)) === 2) {
    await changeBooking(tx, booking, { to: 'in_call', kind: 'in_call', by: null, at })
    await notifyBookingChanged(tx, { ...booking, state: 'in_call' }, { kind: 'in_call' }, at)
  }
  return role
}

export const leaveRoom = (tx: Tx, { bookingId, accountId, at }: Visitor) =>
  queries.endVisit(tx, bookingId, accountId, at)

const sideOfAccount = ({ customerId, consultantId }: BookingFacts, accountId: number): Side | undefined =>
  accountId === customerId ? 'customer' : accountId === consultantId ? 'consultant' : undefined

/** Whether both sides have met in a session that is not evaluated yet, so that it will count as completed. */
export async function haveMet(db: Db | Tx, id: number, now: Date) {
  const booking = await bookingById(db, id)
  if (!booking) return false
  const { noShowGraceMinutes } = await readSettings(db, now)
  return verdictOf(await queries.visitsOf(db, id), booking, noShowGraceMinutes) === 'completed'
}

/** Evaluates a finished session from the join log; sessions that are running or already evaluated are not changed. */
export async function judge(tx: Tx, id: number, now: Date) {
  const booking = await lockToEnd(tx, id)
  const { noShowGraceMinutes } = await readSettings(tx, now)
  if (booking.state !== 'confirmed' && booking.state !== 'in_call') return
  if (minutesAfter(booking.endsAt, noShowGraceMinutes) > now) return
  const verdict = verdictOf(await queries.visitsOf(tx, id), booking, noShowGraceMinutes)
  if (verdict === 'completed') return complete(tx, booking, now)
  const { noShowOf } = verdict
  await changeBooking(tx, booking, {
    ...{ to: 'no_show', kind: 'no_show', by: null, at: now, data: { of: noShowOf } },
    set: { no_show_of: noShowOf, judged_at: now },
  })
  await freeTime(tx, [id])
  await notifyBookingChanged(tx, { ...booking, state: 'no_show', noShowOf, judgedAt: now }, { kind: 'no_show' }, now)
}

async function complete(tx: Tx, booking: BookingFacts, now: Date) {
  await changeBooking(tx, booking, {
    ...{ to: 'completed', kind: 'completed', by: null, at: now },
    set: { judged_at: now, settled_at: now },
  })
  await earnWhole(tx, booking, now)
  await notifyBookingChanged(tx, { ...booking, state: 'completed' }, { kind: 'completed' }, now)
}

/** The appeal period is over without an appeal: the money follows the no-show. */
export async function settleNoShow(tx: Tx, id: number, now: Date) {
  const booking = await lockToEnd(tx, id)
  const until = appealUntil(booking, (await readSettings(tx, now)).appealHours)
  if (!booking.noShowOf || booking.settledAt || !until || until > now) return
  if (await hasOpenAppeal(tx, id)) return
  await changeBooking(tx, booking, { to: 'no_show', kind: 'settled', by: null, at: now, set: { settled_at: now } })
  await moveMoney(tx, booking, outcomeOf(booking.noShowOf), { by: null, at: now })
  await notifyBookingChanged(tx, { ...booking, settledAt: now }, { kind: 'settled' }, now)
}

export interface AppealDecision {
  bookingId: number
  outcome: Outcome
  /** The staff account. */
  by: number
  note: string
  at: Date
}

/** The staff decision: the session counts as completed, or the customer is refunded. Returns the refund made. */
export async function decideAppeal(tx: Tx, { bookingId, outcome, by, note, at }: AppealDecision) {
  const booking = await lockToEnd(tx, bookingId)
  if (!booking.noShowOf || booking.settledAt) throw new Problem('already_decided')
  const upheld = outcome !== outcomeOf(booking.noShowOf)
  const decided = await setDecided(tx, { bookingId, state: upheld ? 'upheld' : 'declined', by, note, at })
  if (!decided) throw new Problem('already_decided')
  const held = upheld && outcome === 'completed'
  await changeBooking(tx, booking, {
    ...{ to: held ? 'completed' : 'no_show', kind: 'appeal_decided', by: { id: by, role: 'staff' }, reason: note, at },
    data: { upheld, outcome },
    set: { settled_at: at, ...(held && { no_show_of: null }) },
  })
  const money = await moveMoney(tx, booking, outcome, { by, at })
  const after = { ...booking, settledAt: at, ...(held && ({ state: 'completed', noShowOf: null } as const)) }
  await notifyBookingChanged(tx, after, { kind: 'appeal_decided', upheld, refundPaise: money.refundPaise, note }, at)
  return { upheld, ...money }
}

/** A full refund of a session cancels it, so its extensions are refunded as well. */
export async function giveExtensionsBack(tx: Tx, id: number, now: Date) {
  const booking = await lockToEnd(tx, id)
  if (booking.state !== 'cancelled') return
  for (const line of await linesOfExtensions(tx, id))
    await refund(tx, {
      ...{ orderId: line.orderId, lines: [{ lineId: line.lineId }], to: 'wallet', by: null, at: now },
      ...{ reason: '', reasonCode: 'refunded_in_full' },
    })
}

/** An absent consultant is treated like one who cancels too late. */
async function moveMoney(tx: Tx, booking: BookingFacts, outcome: Outcome, { by, at }: { by: number | null; at: Date }) {
  if (outcome === 'completed') {
    await earnWhole(tx, booking, at)
    return { refundPaise: 0, creditPaise: 0 }
  }
  const { lateCancelCreditPercent } = await readSettings(tx, at)
  const creditPercent = booking.noShowOf === 'consultant' ? lateCancelCreditPercent : 0
  return endMoney(tx, booking, {
    percent: 100,
    creditPercent,
    letDownBy: 'consultant',
    to: 'wallet',
    reason: '',
    reasonCode: 'session_missed',
    by,
    at,
  })
}
