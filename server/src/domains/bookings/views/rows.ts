import type { z } from 'zod'
import type { Booking } from '#contract/bookings/shapes.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import { portraitPath, type presenceOf } from '#server/domains/consultants/public.ts'
import type { EarningSteps } from '#server/domains/orders/public.ts'
import { clockIn, INDIA } from '#server/platform/time.ts'
import type { Side } from '../booking.ts'
import type { PendingPayment } from '../money/queries.ts'
import { pendingPaymentFor } from '../money/rules.ts'
import { joinFrom, moveUntil, permissionsOf, stateAt } from '../rules.ts'
import type { BookingRow } from './queries.ts'

export interface Reading {
  side: Side
  now: Date
  settings: Settings
  presences: Awaited<ReturnType<typeof presenceOf>>
  /** For the consultant: by booking, for upcoming sessions. */
  expected: ReadonlyMap<number, EarningSteps>
  /** For the customer: the reader's own payments for sessions that the bank has not decided on. */
  pending: readonly PendingPayment[]
}

/** A hold, or an expired one. */
export const isUnpaid = ({ state }: Pick<BookingRow, 'state'>) => state === 'held' || state === 'expired'

/** A booking as one side sees it. */
export function shownBooking(
  row: BookingRow,
  { side, now, settings, presences, expected, pending }: Reading,
): z.output<typeof Booking> {
  const state = stateAt(row, now)
  const pendingPayment = isUnpaid(row) ? pendingPaymentFor(row, pending) : undefined
  const timeZone = row.timeZone ?? INDIA
  const clock = clockIn(timeZone, row.startsAt)
  return {
    ...{ id: row.id, number: row.number, state, bookStatus: state, room: row.room },
    ...{
      mode: row.mode,
      minutes: row.minutes,
      extendedMinutes: row.extendedMinutes,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      ...clock,
      timeZone,
    },
    ...{ customerId: row.customerId, consultantId: row.consultantId },
    peerId: side === 'customer' ? row.consultantId : row.customerId,
    consultant: {
      id: row.consultantId,
      name: row.consultantName,
      thumbnail: row.consultantThumbnail ?? portraitPath('plain', row.consultantId),
      city: row.consultantCity ?? '',
      slug: row.consultantSlug,
      headline: row.headline,
      headlineHindi: row.headlineHindi,
      timeZone,
      presence: presences.get(row.consultantId) ?? null,
    },
    customer: {
      id: row.customerId,
      name: row.customerName,
      thumbnail: row.customerThumbnail,
      city: row.customerCity ?? '',
      ...{ slug: null, headline: null, headlineHindi: null, timeZone: row.customerZone, presence: null },
    },
    heldUntil: isUnpaid(row) ? row.heldUntil : null,
    ...{ cancelledBy: row.cancelledBy, noShowOf: row.noShowOf },
    industry: industryOf(row),
    ...{ brief: row.brief, pricePaise: row.pricePaise, amount: row.pricePaise / 100, orderId: row.orderId },
    pendingPayment: pendingPayment ?? null,
    expectedNetPaise: expected.get(row.id)?.netPaise ?? null,
    refundedPaise: side === 'customer' ? row.refundedPaise : null,
    ...{ moves: row.moves, movedBy: row.movedBy, mayDeclineUntil: row.mayDeclineUntil, sequence: row.sequence },
    refundMostPercent: row.refundMostPercent,
    ...{ followsId: row.followsId, createdAt: row.createdAt, changedAt: row.changedAt },
    joinFrom: joinFrom(row, settings.joinMinutesBefore),
    moveUntil: moveUntil(row, settings),
    unreadMessages: row.unreadMessages,
    may: { ...permissionsOf(row, side, now, settings, row.appealed), ...(pendingPayment && NOTHING_TO_PAY) },
  }
}

/** While the bank is confirming. */
const NOTHING_TO_PAY = { pay: false, release: false, bookAgain: false }

const industryOf = ({ industryId, industrySlug, industryEnglish, industryHindi }: BookingRow) =>
  industryId === null
    ? null
    : {
        id: industryId,
        slug: industrySlug ?? '',
        title_english: industryEnglish ?? '',
        title_hindi: industryHindi ?? '',
      }
