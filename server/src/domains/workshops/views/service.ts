import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/workshops/endpoints.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { qrOf } from '#server/platform/documents/qr.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import {
  codeOf,
  isAttended,
  isGuestName,
  joinFromOf,
  mayRename,
  refundOf,
  refundPercent,
  salesEndOf,
  shareOf,
  wasRescheduled,
} from '../rules.ts'
import { seatsFor } from '../sales/service.ts'
import { availabilities, ownWaiting } from '../seats/queries.ts'
import * as queries from './queries.ts'

const customerIdOf = ({ actor }: Context) => (actor?.type === 'user' ? actor.id : undefined)

/** Free seats belong to those who wait. */
export const cardOf = <C extends { free: number; waiting: number; startsAt: Date }>({ free, ...card }: C) => ({
  ...card,
  seatsLeft: card.waiting > 0 ? 0 : free,
  salesEndAt: salesEndOf(card.startsAt),
})

export async function listWorkshops({ db, now }: Context, input: Input<typeof api.listWorkshops>) {
  const { page, limit, ...filter } = input
  const [rows, count, cities, months] = await Promise.all([
    queries.pageOfWorkshops(db, filter, now, { limit, offset: (page - 1) * limit }),
    queries.countWorkshops(db, filter, now),
    queries.citiesToCome(db, now),
    queries.monthsToCome(db, now),
  ])
  return { data: rows.map(cardOf), count, page, limit, cities, months }
}

/** Withdrawn and cancelled workshops stay readable for those who have the address. */
export async function getWorkshop(
  context: Context,
  { id: name }: Input<typeof api.getWorkshop>,
): Promise<Reply<typeof api.getWorkshop>> {
  const { db, now } = context
  const row = await queries.workshopNamed(db, name)
  if (!row || row.state === 'draft') throw new Problem('not_found')
  const buyerId = customerIdOf(context)
  const { headline, headline_hindi, thumbnail, ...workshop } = row
  const [[available], waiting, own] = await Promise.all([
    availabilities(db, [row.id], buyerId, now),
    buyerId === undefined ? undefined : ownWaiting(db, row.id, buyerId, now),
    buyerId === undefined ? undefined : queries.ownOf(db, row.id, buyerId),
  ])
  const detail = {
    ...cardOf(workshop),
    trainer: {
      ...row.trainer,
      headline,
      headline_hindi,
      thumbnail: thumbnail ?? portraitPath('plain', row.trainer.id),
    },
    mostSeats: seatsFor(available!, now),
    ownWaiting: waiting ?? null,
    ownSeats: own?.seats ?? 0,
    attendees: own?.names ?? [],
  }
  return { detail }
}

type Row = Awaited<ReturnType<typeof queries.pageOfBookings>>[number]

async function shown({ db, now, services }: Context, rows: readonly Row[]) {
  const tickets = await queries.ticketsOfLines(
    db,
    rows.map(({ lineId }) => lineId),
  )
  return rows.map(({ lineId, orderId, boughtAt, boughtSeats, totalPaise, rescheduledAt, ...row }) => {
    const sold = { startsAt: row.startsAt, boughtAt: boughtAt!, rescheduledAt }
    const percent = refundPercent(sold, now)
    const isToCome = now < row.startsAt && row.state !== 'cancelled'
    return {
      ...{ lineId, orderId, boughtAt: boughtAt!, workshop: cardOf(row) },
      joinFrom: joinFromOf(row),
      wasRescheduled: wasRescheduled(sold),
      tickets: tickets
        .filter((ticket) => ticket.lineId === lineId)
        .map((ticket) => ({
          ...ticket,
          code: codeOf(services.secrets, ticket.id),
          qr: qrOf(codeOf(services.secrets, ticket.id)),
          refundPaise:
            ticket.state === 'valid' ? refundOf(shareOf(totalPaise, boughtSeats, ticket.position), percent) : 0,
          mayGiveUp: isToCome && ticket.state === 'valid',
          mayRename: isToCome && ticket.state === 'valid' && mayRename(row.startsAt, now),
          needsName: isGuestName(ticket.name),
          hasCertificate: isAttended({ ...ticket, endsAt: row.endsAt }, now),
        })),
    }
  })
}

export async function listWorkshopBookings(context: Context, { id }: Input<typeof api.listWorkshopBookings>) {
  const accountId = customerIdOf(context)
  if (accountId === undefined) return { userBookings: [] }
  return { userBookings: await shown(context, await queries.bookingsOfWorkshop(context.db, accountId, id)) }
}

export async function listOwnBookings(context: SignedIn, { page, limit, when }: Input<typeof api.listOwnBookings>) {
  const { db, actor, now } = context
  const [rows, count, awaited] = await Promise.all([
    queries.pageOfBookings(db, actor.id, when, now, { limit, offset: (page - 1) * limit }),
    queries.countBookings(db, actor.id, when, now),
    when === 'upcoming' ? queries.workshopsAwaited(db, actor.id, now) : [],
  ])
  return {
    ...{ data: await shown(context, rows), count, page, limit },
    awaited: awaited.map(({ position, offeredUntil, ...card }) => ({
      ...cardOf(card),
      ownWaiting: { position, offeredUntil },
    })),
  }
}

/** Pages for search engines: workshops that are to come. */
export const workshopPages = async (db: Db, now: Date) =>
  (await queries.workshopsToCome(db, now)).map(({ slug, updatedAt }) => ({ path: `/workshops/${slug}`, updatedAt }))
