import type * as api from '#contract/bookings/staff.ts'
import type { Input } from '#contract/endpoint.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { post } from '#server/domains/ledger/public.ts'
import { isSamePerson, proposable, refund } from '#server/domains/orders/public.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import * as attendance from '../attendance/service.ts'
import { cancelAsPlatform, lockToEnd } from '../changes/cancellations.ts'
import { countWithheld, decideWithheld, setGivenWhole } from '../money/queries.ts'
import { notifyBrowsers } from '../notifications.ts'
import { bookingById } from '../queries.ts'
import { bookingsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf } from './rules.ts'
import { rowShown, storyOf } from './story.ts'

export async function listAllBookings({ db, contacts, now }: SignedIn, input: Input<typeof api.listAllBookings>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts, now)
  const view = {
    sort: sort.replace('-', '') as queries.BookingView['sort'],
    descending: sort.startsWith('-'),
    limit,
    offset: (page - 1) * limit,
  }
  const [rows, count, appealsWaiting, creditsWaiting] = await Promise.all([
    queries.bookingsMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
    queries.countOpenAppeals(db),
    countWithheld(db),
  ])
  const countedAll = count <= COUNTED_TO
  const counted = { count: Math.min(count, COUNTED_TO), countedAll }
  const grossPaise = countedAll ? await queries.grossMatching(db, filter) : 0
  return { data: rows.map(rowShown), ...counted, grossPaise, appealsWaiting, creditsWaiting, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportBookings(context: SignedIn, filter: Input<typeof api.exportBookings>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'bookings.exported', after: filter }))
  return { url: signedUrl(services, bookingsFile, filter, { actor, now }) }
}

export const getBookingStory = ({ db, now }: SignedIn, { id }: Input<typeof api.getBookingStory>) =>
  storyOf(db, id, now)

const unchanged = ({ tx, now }: Once, { id }: { id: number }) => storyOf(tx, id, now)

export const cancelBookingByStaff = proposable('booking_cancellation', cancelNow, unchanged)

async function cancelNow(context: Once, input: Input<typeof api.cancelBookingByStaff>) {
  const { tx, actor, now } = context
  const { id, to, reason } = input
  const by = { id: actor.id, role: 'staff' } as const
  const after = await cancelAsPlatform(tx, { bookingId: id, by, reason: '', to, at: now })
  const subject = { kind: 'booking', id }
  await audit.record(tx, context, { action: 'booking.cancelled', subject, after: { ...after, to }, reason })
  return storyOf(tx, id, now)
}

export const refundBooking = proposable('booking', refundNow, unchanged)

async function refundNow(context: Once, input: Input<typeof api.refundBooking>) {
  const { tx, actor, now } = context
  const { id, paise, to, reason, reasonCode } = input
  const { orderId, lineId, customerId, consultantId } = await lockToEnd(tx, id)
  if (orderId === null || lineId === null) throw new Problem('nothing_to_refund')
  const back = await refund(tx, {
    ...{ orderId, lines: [{ lineId, paise }], by: actor.id, to, at: now },
    ...{ reason: '', reasonCode },
  })
  const after = { refund: back.refundId, paise: back.paise, to, reasonCode, creditNote: back.creditNote }
  await audit.record(tx, context, { action: 'booking.refunded', subject: { kind: 'booking', id }, after, reason })
  await notifyBrowsers(tx, now, id, [customerId, consultantId])
  return storyOf(tx, id, now)
}

/** The money was frozen until this decision: the session counts as completed, or the customer is fully refunded. */
export const decideAppeal = proposable('appeal', decideAppealNow, unchanged)

async function decideAppealNow(context: Once, { id, outcome, note }: Input<typeof api.decideAppeal>) {
  const { tx, actor, now } = context
  const decided = await attendance.decideAppeal(tx, { bookingId: id, outcome, by: actor.id, note, at: now })
  const subject = { kind: 'booking', id }
  const after = { outcome, ...decided }
  await audit.record(tx, context, { action: 'booking.appeal_decided', subject, after, reason: note })
  return storyOf(tx, id, now)
}

/** The consultant owed too much to pay the customer's credit: the platform grants it, or it is dismissed. */
export async function decideCredit(context: Once, { id, decision, reason }: Input<typeof api.decideCredit>) {
  const { tx, actor, now } = context
  const booking = await bookingById(tx, id)
  if (!booking) throw new Problem('not_found')
  if (await isSamePerson(tx, actor.id, [booking.customerId])) throw new Problem('own_account')
  const withheld = await decideWithheld(tx, { bookingId: id, by: actor.id, at: now })
  if (!withheld) throw new Problem('already_decided')
  const { paise } = withheld
  if (decision === 'give') {
    await setGivenWhole(tx, id)
    await post(tx, {
      ...{ key: `booking ${id} credit by staff`, kind: 'promotional_credit', at: now, memo: booking.number },
      refs: { orderId: booking.orderId ?? undefined },
      entries: [
        { place: 'promotions', paise: -paise },
        { place: { balance: 'promo', of: booking.customerId }, paise },
      ],
    })
  }
  const action = decision === 'give' ? 'booking.credit_given' : 'booking.credit_dismissed'
  await audit.record(tx, context, { action, subject: { kind: 'booking', id }, after: { paise }, reason })
  await notifyBrowsers(tx, now, id, [booking.customerId])
  return storyOf(tx, id, now)
}
