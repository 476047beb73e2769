import type * as api from '#contract/bookings-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import { COUNTED_TO } from '#server/domains/accounts/service.ts'
import * as audit from '#server/domains/audit/service.ts'
import { refund } from '#server/domains/orders/service.ts'
import type { Once, SignedIn } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { signedUrl } from '#server/platform/signed-urls.ts'
import { cancelAsPlatform, lockToEnd } from '../cancelling/service.ts'
import { countWithheld } from '../credits/queries.ts'
import * as lifecycle from '../lifecycle/service.ts'
import { tellBrowsers } from '../telling.ts'
import { bookingsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf } from './rules.ts'
import { rowShown, storyOf } from './story/service.ts'

export { decideCredit } from './crediting/service.ts'
export { listSubstitutes, reassignBooking } from './reassigning/service.ts'
export { messageBoth, remindBoth } from './writing/service.ts'

export async function listAllBookings({ db, now }: SignedIn, wish: Input<typeof api.listAllBookings>) {
  const { page, limit, sort, ...filters } = wish
  const filter = filterOf(filters, now)
  const view = {
    sort: sort.replace('-', '') as queries.BookingView['sort'],
    descending: sort.startsWith('-'),
    limit,
    offset: (page - 1) * limit,
  }
  const [rows, { count, grossPaise }, appealsWaiting, creditsWaiting] = await Promise.all([
    queries.bookingsMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
    queries.countOpenAppeals(db),
    countWithheld(db),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(rowShown), ...counted, grossPaise, appealsWaiting, creditsWaiting, page, limit }
}

/** Personal data leaves the house, so it is written down who took which. */
export async function exportBookings(context: SignedIn, filter: Input<typeof api.exportBookings>) {
  const { house, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'bookings.exported', after: filter }))
  return { url: signedUrl(house, bookingsFile, filter, { actor, now }) }
}

export const getBookingStory = ({ db, now }: SignedIn, { id }: Input<typeof api.getBookingStory>) =>
  storyOf(db, id, now)

export async function cancelBookingByStaff(context: Once, wish: Input<typeof api.cancelBookingByStaff>) {
  const { tx, actor, now } = context
  const { id, to, reason } = wish
  const by = { id: actor.id, role: 'staff' } as const
  const after = await cancelAsPlatform(tx, { bookingId: id, by, reason: '', to, at: now })
  const subject = { kind: 'booking', id }
  await audit.record(tx, context, { action: 'booking.cancelled', subject, after: { ...after, to }, reason })
  return storyOf(tx, id, now)
}

export async function refundBooking(context: Once, wish: Input<typeof api.refundBooking>) {
  const { tx, actor, now } = context
  const { id, paise, to, reason } = wish
  const { orderId, lineId, customerId, consultantId } = await lockToEnd(tx, id)
  if (orderId === null || lineId === null) throw new Problem('nothing_to_refund')
  const back = await refund(tx, {
    ...{ orderId, lines: [{ lineId, paise }], by: actor.id, to, at: now },
    // What the two sides read; why staff made it is in the audit log.
    ...{ reason: '', reasonCode: 'refunded_by_staff' },
  })
  const after = { refund: back.refundId, paise: back.paise, to, creditNote: back.creditNote }
  await audit.record(tx, context, { action: 'booking.refunded', subject: { kind: 'booking', id }, after, reason })
  await tellBrowsers(tx, now, id, [customerId, consultantId])
  return storyOf(tx, id, now)
}

/** The money waited for this: the session counts as held, or everything goes back. */
export async function decideAppeal(context: Once, { id, outcome, note }: Input<typeof api.decideAppeal>) {
  const { tx, actor, now } = context
  const decided = await lifecycle.decideAppeal(tx, { bookingId: id, outcome, by: actor.id, note, at: now })
  const subject = { kind: 'booking', id }
  const after = { outcome, ...decided }
  await audit.record(tx, context, { action: 'booking.appeal_decided', subject, after, reason: note })
  return storyOf(tx, id, now)
}
