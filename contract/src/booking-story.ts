import { z } from 'zod'
import { Booking, BookingRole } from './booking-shapes.ts'
import { Id, Instant, Paise, ReasonCode } from './fields.ts'
import { APPEAL_STATES } from './limits.ts'
import { Person, StoryMovement, StoryPayment } from './staff-shapes.ts'

/** A booking as staff read it in a list. */
export const StaffBookingRow = z.object({
  id: Id,
  /** PM-26-00001 */
  number: z.string(),
  customer: Person,
  consultant: Person,
  ...Booking.pick({ mode: true, minutes: true, startsAt: true, endsAt: true, state: true, createdAt: true }).shape,
  ...Booking.pick({ cancelledBy: true, noShowOf: true }).shape,
  /** What the customer paid, tax included; before that, the fee. */
  amountPaise: Paise,
  refundedPaise: Paise,
  /** upi, card, netbanking, wallet; null while nothing was paid. */
  paidBy: z.string().nullable(),
  /** One of the two says that it was otherwise, and nobody has decided. */
  appealed: z.boolean(),
  /** The customer was let down and did not get all of the credit for it, and nobody has decided. */
  creditWithheld: z.boolean(),
})

const Money = z.object({
  orderId: Id.nullable(),
  invoiceNumber: z.string().nullable(),
  paidAt: Instant.nullable(),
  paidPaise: Paise,
  refundedPaise: Paise,
  refundablePaise: Paise,
  /** What could go back to where it came from; the rest was wallet or promotional. */
  gatewayPaise: Paise,
  /** Minutes bought while the session was on: orders of their own, in none of the sums above but in all below. */
  extensions: z.array(z.object({ orderId: Id, minutes: z.int(), totalPaise: Paise, refundedPaise: Paise })),
  /** Every movement of it, oldest first. */
  movements: z.array(StoryMovement),
  /** The same by account: what was taken out of it and what was put in. */
  accounts: z.array(z.object({ place: z.string(), of: z.string().nullable(), debitPaise: Paise, creditPaise: Paise })),
  /** Every movement sums to zero, and so do all of them. */
  balanced: z.boolean(),
  payments: z.array(StoryPayment.extend({ at: Instant })),
  /** What a full refund now would take back of the earning; nothing while it is not earned. */
  earned: z
    .object({
      grossPaise: Paise,
      commissionPaise: Paise,
      netPaise: Paise,
      state: z.enum(['on_hold', 'ready']),
    })
    .nullable(),
})

/** Everything that is known of a booking. */
export const BookingStory = z.object({
  booking: StaffBookingRow.extend({
    brief: z.string(),
    industry: z.object({ title_english: z.string(), title_hindi: z.string() }).nullable(),
    moves: z.int(),
    heldUntil: Instant,
    customerZone: z.string(),
    thumbnail: z.string(),
    /** Of the consultant, in the last 90 days. */
    missed: z.int(),
    sessions: z.int(),
  }),
  events: z.array(
    z.object({
      id: Id,
      at: Instant,
      kind: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      by: z.string().nullable(),
      byRole: BookingRole,
      reason: z.string(),
      reasonCode: ReasonCode.nullable(),
      /** Of a move; of an extension the end before and after. */
      fromAt: Instant.nullable(),
      toAt: Instant.nullable(),
      /** Of a move that made it less: the most that a cancellation by the customer gives back from then on. */
      refundMostPercent: z.int().nullable(),
    }),
  ),
  money: Money,
  notices: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      to: z.enum(['customer', 'consultant']),
      message: z.string(),
      /** bell, sms, mail, push */
      channel: z.string(),
      /** waiting, sent, failed; of the bell, told or read. */
      state: z.string(),
    }),
  ),
  visits: z.array(
    z.object({ id: Id, role: z.enum(['customer', 'consultant']), joinedAt: Instant, leftAt: Instant.nullable() }),
  ),
  appeal: z
    .object({
      id: Id,
      by: z.string(),
      byRole: z.enum(['customer', 'consultant']),
      reason: z.string(),
      askedAt: Instant,
      state: z.enum(APPEAL_STATES),
      decidedBy: z.string().nullable(),
      decidedAt: Instant.nullable(),
      note: z.string(),
    })
    .nullable(),
  /** What the customer was promised for having been let down, and what of it they got. */
  credit: z
    .object({
      promisedPaise: Paise,
      givenPaise: Paise,
      at: Instant,
      decidedBy: z.string().nullable(),
      decidedAt: Instant.nullable(),
    })
    .nullable(),
  deeds: z.array(
    z.object({ at: Instant, action: z.string(), by: z.string().nullable(), reason: z.string().nullable() }),
  ),
  may: z.object({
    cancel: z.boolean(),
    refund: z.boolean(),
    reassign: z.boolean(),
    decide: z.boolean(),
    decideCredit: z.boolean(),
  }),
})
