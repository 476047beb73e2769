import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/workshops/endpoints.ts'
import { lockOrder, refund, refundable } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { isAttended, joinFromOf, mayRename, refundOf, refundPercent, shareOf } from '../rules.ts'
import { lockWorkshop } from '../seats/queries.ts'
import { freeSeats } from '../seats/service.ts'
import { certificateFile } from './certificate.ts'
import { calendarFile, meetingAddress } from './files.ts'
import { ticketFile } from './paper.ts'
import * as queries from './queries.ts'

async function own(db: Db | Tx, id: number, accountId: number) {
  const ticket = await queries.ticketOf(db, id, accountId)
  if (!ticket) throw new Problem('not_found')
  return ticket
}

export async function saveAttendees({ db, actor, now }: SignedIn, { id, names }: Input<typeof api.saveAttendees>) {
  if (!(await queries.workshopIsOnSale(db, id))) throw new Problem('not_found')
  await queries.saveDraft(db, actor.id, id, names, now)
  return { names }
}

export async function renameTicket({ db, actor, now }: SignedIn, { id, name }: Input<typeof api.renameTicket>) {
  const { startsAt } = await own(db, id, actor.id)
  if (!mayRename(startsAt, now) || !(await queries.setName(db, id, name))) throw new Problem('too_late')
  return { name }
}

/** Orders are locked before workshops, as a refund by staff does it. */
export async function giveUpTicket({ tx, actor, now }: Once, input: Input<typeof api.giveUpTicket>) {
  const { id, to, expectedRefundPaise } = input
  const { orderId, lineId, workshopId } = await own(tx, id, actor.id)
  await lockOrder(tx, orderId)
  await lockWorkshop(tx, workshopId)
  const ticket = await own(tx, id, actor.id)
  if (ticket.state !== 'valid' || ticket.workshopState === 'cancelled') throw new Problem('stale')
  if (now >= ticket.startsAt) throw new Problem('too_late')
  const sharePaise = shareOf(ticket.totalPaise, ticket.seats, ticket.position)
  const paise = refundOf(sharePaise, refundPercent(ticket, now))
  if (paise !== expectedRefundPaise) throw new Problem('refund_changed')
  await queries.setGivenUp(tx, id)
  await freeSeats(tx, workshopId, 1, now)
  if (paise === 0) return { refundedPaise: 0 }
  // Staff may have refunded a part already.
  const { leftPaise } = await refundable(tx, lineId)
  const line = paise < leftPaise ? { lineId, paise } : { lineId }
  const asked = { orderId, lines: [line], reason: '', reasonCode: 'cancelled_by_customer' } as const
  const refunded = await refund(tx, { ...asked, by: actor.id, to, at: now })
  return { refundedPaise: refunded.paise }
}

/** The address behind the link is not shown to anybody. */
export async function linkMeeting({ db, services, actor, now }: SignedIn, { id }: Input<typeof api.linkMeeting>) {
  const ticket = await own(db, id, actor.id)
  const opensAt = joinFromOf(ticket)
  if (!opensAt || ticket.state !== 'valid' || ticket.workshopState === 'cancelled') throw new Problem('not_found')
  if (now < opensAt || ticket.meetingUrl === '') throw new Problem('too_early')
  if (now >= ticket.endsAt) throw new Problem('too_late')
  return { url: signedUrl(services, meetingAddress, { id }, { actor, now }) }
}

export async function linkTicketCalendar(context: SignedIn, { id }: Input<typeof api.linkTicketCalendar>) {
  const { db, services, actor, now, language } = context
  await own(db, id, actor.id)
  return { url: signedUrl(services, calendarFile, { id, language }, { actor, now }) }
}

export async function linkTicketPdf(context: SignedIn, { id }: Input<typeof api.linkTicketPdf>) {
  const { db, services, actor, now, language } = context
  const { state, workshopState } = await own(db, id, actor.id)
  if (state !== 'valid' || workshopState === 'cancelled') throw new Problem('not_found')
  return { url: signedUrl(services, ticketFile, { id, language }, { actor, now }) }
}

export async function linkAttendance(context: SignedIn, { id }: Input<typeof api.linkAttendance>) {
  const { db, services, actor, now, language } = context
  if (!isAttended(await own(db, id, actor.id), now)) throw new Problem('too_early')
  return { url: signedUrl(services, certificateFile, { id, language }, { actor, now }) }
}
