import { z } from 'zod'
import { Id, Instant, Paise, Percent, ReasonCode } from '../fields.ts'
import { Person, StoryMovement, StoryPayment } from '../staff-shapes.ts'
import { APPEAL_STATES } from './constants.ts'
import { Booking, BookingRole } from './shapes.ts'

/** A booking in the staff list. */
export const StaffBookingRow = z.object({
  id: Id,
  /** PM-26-00001 */
  number: z.string(),
  customer: Person,
  consultant: Person,
  ...Booking.pick({ mode: true, minutes: true, startsAt: true, endsAt: true, state: true, createdAt: true }).shape,
  ...Booking.pick({ cancelledBy: true, noShowOf: true }).shape,
  /** What the customer paid including tax; the fee while unpaid. */
  amountPaise: Paise,
  refundedPaise: Paise,
  /** upi, card, netbanking or wallet; null while unpaid. */
  paidBy: z.string().nullable(),
  /** One side has appealed and staff have not decided. */
  appealed: z.boolean(),
  /** The customer did not receive the full compensation credit, and staff have not decided. */
  creditWithheld: z.boolean(),
})

const Money = z.object({
  orderId: Id.nullable(),
  invoiceNumber: z.string().nullable(),
  paidAt: Instant.nullable(),
  paidPaise: Paise,
  refundedPaise: Paise,
  refundablePaise: Paise,
  /** The share of the minutes in which the two were not connected, of what is left; extensions not included. */
  byMinutesPaise: Paise,
  /** The part that can be refunded to its source; the rest was wallet or promotional money. */
  gatewayPaise: Paise,
  /** Minutes bought during the session: separate orders, not included in the sums above but included in those below. */
  extensions: z.array(z.object({ orderId: Id, minutes: z.int(), totalPaise: Paise, refundedPaise: Paise })),
  /** All ledger movements of the booking, oldest first. */
  movements: z.array(StoryMovement),
  /** The same by account: total debits and credits. */
  accounts: z.array(z.object({ place: z.string(), of: z.string().nullable(), debitPaise: Paise, creditPaise: Paise })),
  /** Every movement sums to zero, and so does the total. */
  balanced: z.boolean(),
  payments: z.array(StoryPayment.extend({ at: Instant })),
  /** What a full refund now would take back from the earning; zero while nothing is earned. */
  earned: z
    .object({
      grossPaise: Paise,
      commissionPaise: Paise,
      netPaise: Paise,
      state: z.enum(['on_hold', 'ready']),
    })
    .nullable(),
})

/** Everything recorded about a booking. */
export const BookingStory = z.object({
  booking: StaffBookingRow.extend({
    brief: z.string(),
    industry: z.object({ title_english: z.string(), title_hindi: z.string() }).nullable(),
    moves: z.int(),
    heldUntil: Instant,
    customerZone: z.string(),
    thumbnail: z.string(),
    /** The consultant's no-shows in the last 90 days. */
    missed: z.int(),
    sessions: z.int(),
    /** Including minutes bought during the session. */
    bookedMinutes: z.int(),
    /** How long both sides were connected. */
    connectedSeconds: z.int(),
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
      /** For a reschedule, the old and new start; for an extension, the old and new end. */
      fromAt: Instant.nullable(),
      toAt: Instant.nullable(),
      /** For a reschedule that reduced it: the maximum percentage refunded from then on if the customer cancels. */
      refundMostPercent: Percent.nullable(),
    }),
  ),
  money: Money,
  notifications: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      to: z.enum(['customer', 'consultant']),
      message: z.string(),
      /** bell, sms, mail, push */
      channel: z.string(),
      /** waiting, sent or failed; for the bell, notified (unread) or read. */
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
  /** The promised compensation credit and how much of it was granted. */
  credit: z
    .object({
      promisedPaise: Paise,
      givenPaise: Paise,
      at: Instant,
      decidedBy: z.string().nullable(),
      decidedAt: Instant.nullable(),
    })
    .nullable(),
  staffActions: z.array(
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
