import { freeTime } from '#server/domains/availability/service.ts'
import { refund } from '#server/domains/orders/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import type { BookingFacts, Side } from '../booking.ts'
import { lockToEnd } from '../cancelling/service.ts'
import { changeBooking } from '../changes/service.ts'
import { linesOfExtensions } from '../extensions/queries.ts'
import { earnWhole, endMoney } from '../money/service.ts'
import { lockBooking } from '../queries.ts'
import { appealUntil, joinFrom } from '../rules.ts'
import { tellChange } from '../telling.ts'
import * as queries from './queries.ts'
import { type Outcome, outcomeOf, verdictOf } from './rules.ts'

const MINUTE_MS = 60_000
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

interface Visitor {
  bookingId: number
  accountId: number
  at: Date
}

/** Somebody comes into the room; with both inside, the session is on. Answers which side they are. */
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
    await tellChange(tx, { ...booking, state: 'in_call' }, { kind: 'in_call' }, at)
  }
  return role
}

export const leaveRoom = (tx: Tx, { bookingId, accountId, at }: Visitor) =>
  queries.endVisit(tx, bookingId, accountId, at)

const sideOfAccount = ({ customerId, consultantId }: BookingFacts, accountId: number): Side | undefined =>
  accountId === customerId ? 'customer' : accountId === consultantId ? 'consultant' : undefined

/** Reads from the log how a session went that is over; one that is not, or was judged, stays as it is. */
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
  await tellChange(tx, { ...booking, state: 'no_show', noShowOf, judgedAt: now }, { kind: 'no_show' }, now)
}

async function complete(tx: Tx, booking: BookingFacts, now: Date) {
  await changeBooking(tx, booking, {
    ...{ to: 'completed', kind: 'completed', by: null, at: now },
    set: { judged_at: now, settled_at: now },
  })
  await earnWhole(tx, booking, now)
  await tellChange(tx, { ...booking, state: 'completed' }, { kind: 'completed' }, now)
}

/** The time to appeal is over and nobody did: the money goes where the no-show says. */
export async function settleNoShow(tx: Tx, id: number, now: Date) {
  const booking = await lockToEnd(tx, id)
  const until = appealUntil(booking, (await readSettings(tx, now)).appealHours)
  if (!booking.noShowOf || booking.settledAt || !until || until > now) return
  if (await queries.hasOpenAppeal(tx, id)) return
  await changeBooking(tx, booking, { to: 'no_show', kind: 'settled', by: null, at: now, set: { settled_at: now } })
  await moveMoney(tx, booking, outcomeOf(booking.noShowOf), { by: null, at: now })
  await tellChange(tx, { ...booking, settledAt: now }, { kind: 'settled' }, now)
}

export interface AppealDecision {
  bookingId: number
  outcome: Outcome
  /** Of staff. */
  by: number
  note: string
  at: Date
}

/** Staff have looked: the session counts as held, or the customer's money goes back. Answers what that moved. */
export async function decideAppeal(tx: Tx, { bookingId, outcome, by, note, at }: AppealDecision) {
  const booking = await lockToEnd(tx, bookingId)
  if (!booking.noShowOf || booking.settledAt) throw new Problem('already_decided')
  const upheld = outcome !== outcomeOf(booking.noShowOf)
  const decided = await queries.setDecided(tx, { bookingId, state: upheld ? 'upheld' : 'declined', by, note, at })
  if (!decided) throw new Problem('already_decided')
  const held = upheld && outcome === 'completed'
  await changeBooking(tx, booking, {
    ...{ to: held ? 'completed' : 'no_show', kind: 'appeal_decided', by: { id: by, role: 'staff' }, reason: note, at },
    data: { upheld, outcome },
    set: { settled_at: at, ...(held && { no_show_of: null }) },
  })
  const money = await moveMoney(tx, booking, outcome, { by, at })
  const after = { ...booking, settledAt: at, ...(held && ({ state: 'completed', noShowOf: null } as const)) }
  await tellChange(tx, after, { kind: 'appeal_decided', upheld, refundPaise: money.refundPaise, note }, at)
  return { upheld, ...money }
}

/** Whoever refunds a session whole calls it off; what it was extended by goes back as well. */
export async function giveExtensionsBack(tx: Tx, id: number, now: Date) {
  const booking = await lockToEnd(tx, id)
  if (booking.state !== 'cancelled') return
  for (const line of await linesOfExtensions(tx, id))
    await refund(tx, {
      ...{ orderId: line.orderId, lines: [{ lineId: line.lineId }], to: 'wallet', by: null, at: now },
      ...{ reason: '', reasonCode: 'refunded_in_full' },
    })
}

/** A consultant who was not there has let the customer down, as one who cancels too late. */
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
