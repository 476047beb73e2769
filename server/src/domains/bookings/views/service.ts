import type { z } from 'zod'
import type * as api from '#contract/bookings/endpoints.ts'
import type { BookingDetail } from '#contract/bookings/shapes.ts'
import type { Input, Reply } from '#contract/endpoint.ts'
import { presenceOf } from '#server/domains/consultants/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { executeTogether } from '#server/platform/db/db-driver.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { latest } from '#server/platform/time.ts'
import { sideOf } from '../access.ts'
import type { Side } from '../booking.ts'
import {
  creditOfBooking,
  linesOfExtensions,
  moneyOfExtensions,
  pendingPaymentsOf,
  pendingPaymentsOfAll,
} from '../money/queries.ts'
import { appealUntil } from '../rules.ts'
import { expectedOf } from './expected.ts'
import * as queries from './queries.ts'
import { isUnpaid, shownBooking } from './rows.ts'
import { timelineOf } from './timeline.ts'

async function shown(db: Db | Tx, rows: queries.BookingRow[], side: Side, now: Date) {
  const settings = await readSettings(db, now)
  const consultantIds = [...new Set(rows.map(({ consultantId }) => consultantId))]
  const presences = await presenceOf(db, consultantIds, now)
  const expected = side === 'consultant' ? await expectedOf(db, rows) : new Map()
  const unpaid = side === 'customer' ? rows.find(isUnpaid) : undefined
  const pending = unpaid ? await pendingPaymentsOf(db, unpaid.customerId) : []
  return rows.map((row) => shownBooking(row, { side, now, settings, presences, expected, pending }))
}

/** One of the caller's bookings; others are not found. */
export async function bookingFor(db: Db | Tx, id: number, actor: Pick<Actor, 'id' | 'type'>, now: Date) {
  const side = sideOf(actor)
  const row = await queries.ownRow(db, id, actor.id, side)
  if (!row) throw new Problem('not_found')
  return (await shown(db, [row], side, now))[0]!
}

interface OfCustomer {
  id: number
  customerId: number
  consultantId: number
  now: Date
}

/** Bookings as their customers see them, in this order. */
export async function shownToCustomers(db: Db | Tx, bookings: readonly OfCustomer[]) {
  const now = latest(bookings.map((booking) => booking.now))
  const settings = await readSettings(db, now)
  const [[rows, pending], presences] = await Promise.all([
    executeTogether(
      db,
      queries.rowsForCustomers(
        db,
        bookings.map(({ id }) => id),
      ),
      pendingPaymentsOfAll(
        db,
        bookings.map(({ customerId }) => customerId),
      ),
    ),
    presenceOf(db, [...new Set(bookings.map(({ consultantId }) => consultantId))], now),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return bookings.map(({ id, customerId }) => {
    const own = pending.filter((payment) => payment.customerId === customerId)
    const reading = { side: 'customer', now, settings, presences, expected: new Map(), pending: own } as const
    return shownBooking(byId.get(id)!, reading)
  })
}

export const getBooking = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.getBooking>) =>
  detailFor(db, id, actor, now)

/** Everything a side may see of a booking. */
export async function detailFor(
  db: Db | Tx,
  id: number,
  actor: Pick<Actor, 'id' | 'type'>,
  now: Date,
): Promise<z.output<typeof BookingDetail>> {
  const side = sideOf(actor)
  const row = await queries.ownRow(db, id, actor.id, side)
  if (!row) throw new Problem('not_found')
  const settings = await readSettings(db, now)
  const appeal = row.appealed ? await queries.appealOf(db, id) : undefined
  return {
    booking: (await shown(db, [row], side, now))[0]!,
    timeline: timelineOf(row, await queries.eventsOf(db, id), now, settings),
    money: side === 'customer' && row.lineId ? await moneyOf(db, id, row.lineId) : null,
    earning: side === 'consultant' && row.lineId ? await earningOf(db, id, row.lineId) : null,
    expectedEarning: side === 'consultant' ? ((await expectedOf(db, [row])).get(id) ?? null) : null,
    appeal: appeal ? { ...appeal, byRole: appeal.byId === row.customerId ? 'customer' : 'consultant' } : null,
    appealUntil: appealUntil(row, settings.appealHours),
    followedById: (await queries.followerOf(db, id))?.id ?? null,
  }
}

async function moneyOf(db: Db | Tx, id: number, lineId: number) {
  const money = await queries.moneyOfLine(db, lineId)
  if (!money) return null
  const documents = await queries.documentsOf(db, money.orderId)
  const refundedTo = await queries.refundedTo(db, money.orderId)
  const creditPaise = (await creditOfBooking(db, id))?.givenPaise ?? 0
  return { ...money, refundedTo, creditPaise, documents, extensions: await moneyOfExtensions(db, id) }
}

/** Including the earnings of its extensions. */
async function earningOf(db: Db | Tx, id: number, lineId: number) {
  const extended = await linesOfExtensions(db, id)
  return (await queries.earningOf(db, [lineId, ...extended.map((line) => line.lineId)])) ?? null
}

export async function listUserAppointments(
  { db, actor, now }: SignedIn,
  { page, limit, search, type }: Input<typeof api.listUserAppointments>,
): Promise<Reply<typeof api.listUserAppointments>> {
  const asked = { readerId: actor.id, side: 'customer', list: type, search, now } as const
  const { data, counts, count } = await listed(db, asked, { page, limit })
  return { data, appointments: data, bookings: data, counts, count, page, limit }
}

export async function listConsultantAppointments(
  { db, actor, now }: SignedIn,
  { page, limit, type, ...filters }: Input<typeof api.listConsultantAppointments>,
): Promise<Reply<typeof api.listConsultantAppointments>> {
  const asked = { ...filters, search: filters.search, readerId: actor.id, side: 'consultant', list: type, now } as const
  const { data, counts, count } = await listed(db, asked, { page, limit })
  const days = Map.groupBy(data, ({ date }) => date)
  const scheduleList = [...days].map(([date, rows]) => ({ date, count: rows.length, ids: rows.map(({ id }) => id) }))
  return { data, appointments: data, scheduleList, counts, count, page, limit }
}

async function listed(db: Db, asked: queries.Asked, { page, limit }: { page: number; limit: number }) {
  const [rows, { all, ...counts }] = await Promise.all([
    queries.pageOfRows(db, asked, { limit, offset: (page - 1) * limit }),
    queries.countRows(db, asked),
  ])
  const data = await shown(db, rows, asked.side, asked.now)
  return { data, counts, count: asked.list === 'all' ? all : counts[asked.list] }
}
