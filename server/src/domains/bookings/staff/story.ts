import type { getBookingStory } from '#contract/bookings/staff.ts'
import type { Reply } from '#contract/endpoint.ts'
import { staffActionsOn } from '#server/domains/audit/public.ts'
import { flowsOf } from '#server/domains/calls/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { orderStory } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { visitsOf } from '../attendance/queries.ts'
import { creditOfBooking, moneyOfExtensions } from '../money/queries.ts'
import * as queries from './queries.ts'
import { byAccount, isBalanced, msConnected, unconnectedPaise } from './rules.ts'

type Story = Reply<typeof getBookingStory>

export const rowShown = (row: queries.BookingRow) => {
  const { customerId, customerName, customerMobile, consultantId, consultantName, consultantMobile, ...rest } = row
  return {
    ...rest,
    customer: { id: customerId, name: customerName, mobile: customerMobile },
    consultant: { id: consultantId, name: consultantName, mobile: consultantMobile },
  }
}

/** The full history of a booking for staff. */
export async function storyOf(db: Db | Tx, id: number, now: Date): Promise<Story> {
  const view = { sort: 'starts', descending: false, limit: 1, offset: 0 } as const
  const [row] = await queries.bookingsMatching(db, { id, appealed: false, creditWithheld: false, now }, view)
  const facts = await queries.factsOf(db, id, now)
  if (!row || !facts) throw new Problem('not_found')
  const { orderId, lineId, industryEnglish, industryHindi, record, thumbnail, settledAt, ...rest } = facts
  const connected = msConnected(await flowsOf(db, 'booking', id), now)
  const held = { minutes: row.minutes, connectedMs: connected }
  const money = await moneyOf(db, { id, orderId, lineId, held }, now)
  const appeal = (await queries.appealOf(db, id)) ?? null
  const { customerId, consultantId, ...shown } = rest
  return {
    booking: {
      ...rowShown(row),
      ...shown,
      ...record,
      bookedMinutes: row.minutes + money.extensions.reduce((sum, { minutes }) => sum + minutes, 0),
      connectedSeconds: Math.floor(connected / 1000),
      thumbnail: thumbnail ?? portraitPath('plain', consultantId),
      industry:
        industryEnglish && industryHindi ? { title_english: industryEnglish, title_hindi: industryHindi } : null,
    },
    events: (await queries.eventsOf(db, id)).map(({ data, ...event }) => ({ ...event, ...moveOf(data) })),
    money,
    notifications: await queries.notificationsOf(db, { id, number: row.number, orderId, customerId, consultantId }),
    visits: await visitsOf(db, id),
    appeal,
    credit: (await creditOfBooking(db, id)) ?? null,
    staffActions: await staffActionsOn(db, { kind: 'booking', id }),
    may: {
      cancel: ['confirmed', 'in_call'].includes(row.state),
      refund: money.refundablePaise > 0 || isFreeAndEarned(money),
      reassign: row.state === 'confirmed' && row.startsAt > now,
      decide: appeal?.state === 'open' && settledAt === null,
      decideCredit: row.creditWithheld,
    },
  }
}

/** Fully paid by a coupon: there is nothing to refund to the customer, but the earning can be taken back. */
const isFreeAndEarned = ({ paidPaise, earned }: Story['money']) => paidPaise === 0 && (earned?.grossPaise ?? 0) > 0

/** The times of a reschedule. */
function moveOf(data: unknown) {
  const { fromAt, toAt, refundMostPercent = null } = data as Partial<Move>
  return { fromAt: fromAt ? new Date(fromAt) : null, toAt: toAt ? new Date(toAt) : null, refundMostPercent }
}

interface Move {
  fromAt: string
  toAt: string
  refundMostPercent: number
}

const NOTHING: Story['money'] = {
  ...{ orderId: null, invoiceNumber: null, paidAt: null, paidPaise: 0, refundedPaise: 0, refundablePaise: 0 },
  ...{
    byMinutesPaise: 0,
    gatewayPaise: 0,
    extensions: [],
    movements: [],
    accounts: [],
    balanced: true,
    payments: [],
    earned: null,
  },
}

interface Sold {
  id: number
  orderId: number | null
  lineId: number | null
  held: { minutes: number; connectedMs: number }
}

async function moneyOf(db: Db | Tx, { id, orderId, lineId, held }: Sold, now: Date): Promise<Story['money']> {
  if (orderId === null || lineId === null) return NOTHING
  const extensions = await moneyOfExtensions(db, id)
  const stories = await Promise.all(
    [orderId, ...extensions.map((one) => one.orderId)].map((one) => orderStory(db, one, now)),
  )
  const { order } = stories[0]!
  const movements = stories.flatMap((story) => story.movements)
  const payments = stories.flatMap((story) => story.payments)
  const line = order.lines.find(({ id }) => id === lineId)!
  const paidPaise = order.paidAt === null ? 0 : line.totalPaise
  const refundablePaise = Math.max(0, paidPaise - line.refundedPaise)
  return {
    orderId,
    invoiceNumber: order.documents.find(({ kind }) => kind === 'invoice')?.number ?? null,
    paidAt: order.paidAt,
    paidPaise,
    refundedPaise: line.refundedPaise,
    refundablePaise,
    byMinutesPaise: unconnectedPaise({ paidPaise, refundablePaise, ...held }),
    gatewayPaise: order.gatewayPaise,
    extensions,
    movements,
    accounts: byAccount(movements),
    balanced: isBalanced(movements),
    payments: payments.map(({ createdAt, settledAt, ...payment }) => ({ ...payment, at: settledAt ?? createdAt })),
    earned: (await queries.earnedOf(db, lineId)) ?? null,
  }
}
