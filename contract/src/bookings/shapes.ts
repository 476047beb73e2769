import { z } from 'zod'
import { SLOT_LENGTHS } from '../availability/constants.ts'
import { Presence, Titles } from '../discovery/consultant-card.ts'
import { Day, Id, Instant, Paise, Percent, ReasonCode } from '../fields.ts'
import { APPEAL_STATES, BOOKING_ROLES, BOOKING_STATES, SESSION_MODES } from './constants.ts'

export const SessionMode = z.enum(SESSION_MODES)
export const Minutes = z.literal(SLOT_LENGTHS)
export const BookingState = z.enum(BOOKING_STATES)
export const BookingRole = z.enum(BOOKING_ROLES)

/** A participant of a booking as the other side sees them. */
export const Party = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  city: z.string(),
  /** Set for consultants; null for customers. */
  slug: z.string().nullable(),
  headline: z.string().nullable(),
  headlineHindi: z.string().nullable(),
  timeZone: z.string().nullable(),
  presence: Presence.nullable(),
})

/** Actions the caller may take now; the UI hides the others. */
export const May = z.object({
  /** An unpaid hold: it can be paid or released. */
  pay: z.boolean(),
  release: z.boolean(),
  brief: z.boolean(),
  cancel: z.boolean(),
  move: z.boolean(),
  /** The consultant rescheduled it, so the customer may decline for a full refund. */
  decline: z.boolean(),
  appeal: z.boolean(),
  message: z.boolean(),
  /** True from `joinFrom` until the end. */
  join: z.boolean(),
  /** The customer may book the same consultant again. */
  bookAgain: z.boolean(),
})

export const Booking = z.object({
  id: Id,
  /** The number shown to people: PM-26-00001. */
  number: z.string(),
  /** An expired hold already reads `expired`, even before the cleanup job runs. */
  state: BookingState,
  /** SPEC's name for `state`. */
  bookStatus: BookingState,
  /** The slug in /room/{slug}. */
  room: z.string(),
  mode: SessionMode,
  /** As originally booked. */
  minutes: z.int(),
  /** Minutes bought during the session; included in `endsAt`. */
  extendedMinutes: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  /** In the consultant's calendar and time zone. */
  date: Day,
  time: z.string(),
  timeZone: z.string(),
  customerId: Id,
  consultantId: Id,
  /** SPEC's name for the account of the other side. */
  peerId: Id,
  consultant: Party,
  customer: Party,
  heldUntil: Instant.nullable(),
  cancelledBy: z.enum(['customer', 'consultant', 'platform']).nullable(),
  noShowOf: z.enum(['customer', 'consultant', 'both']).nullable(),
  industry: Titles.nullable(),
  /** The topic of the session, written by the customer. */
  brief: z.string(),
  /** Before discounts and tax, fixed when the slot was held. */
  pricePaise: Paise,
  /** SPEC's name for the same amount in rupees. */
  amount: z.number(),
  /** For the consultant, while the session is upcoming: expected earnings after all deductions. */
  expectedNetPaise: Paise.nullable(),
  orderId: Id.nullable(),
  /**
   * For the customer of a hold: a payment the bank has neither confirmed nor declined; nothing else may be paid
   * meanwhile. `paise` is the part that goes through the gateway.
   */
  pendingPayment: z.object({ paymentId: Id, orderId: Id, paise: Paise }).nullable(),
  /** Refunded part of what the customer paid, including tax; null for the consultant and for unpaid bookings. */
  refundedPaise: Paise.nullable(),
  moves: z.int(),
  movedBy: z.enum(['customer', 'consultant', 'platform']).nullable(),
  mayDeclineUntil: Instant.nullable(),
  /** The maximum percentage refunded if the customer cancels: below 100 after a late reschedule. */
  refundMostPercent: Percent,
  /** Increases with every change that calendars must pick up (iCalendar SEQUENCE). */
  sequence: z.int(),
  /** The session this one is a follow-up of. */
  followsId: Id.nullable(),
  createdAt: Instant,
  changedAt: Instant,
  /** From when the room can be joined. */
  joinFrom: Instant,
  /** Until when either side may reschedule. */
  moveUntil: Instant,
  unreadMessages: z.int(),
  may: May,
})

export const TimelineEntry = z.object({
  /**
   * Past events: held, confirmed, let_go, expired, moved, move_declined, cancelled, in_call, extended, completed,
   * no_show, appealed, … Upcoming events: hold_ends, room_opens, starts, ends, appeal_ends.
   */
  kind: z.string(),
  at: Instant,
  /** False for upcoming events. */
  done: z.boolean(),
  byRole: BookingRole.nullable(),
  /** The name, if a person did it. */
  by: z.string().nullable(),
  /** The reason as its author wrote it. */
  reason: z.string(),
  /** Chosen from a list, or set by the system. */
  reasonCode: ReasonCode.nullable(),
  /** For a reschedule, the old and new start; for an extension, the old and new end. */
  fromAt: Instant.nullable(),
  toAt: Instant.nullable(),
})

/** The money of a booking. The consultant sees only their own share, not what the customer paid. */
export const BookingMoney = z.object({
  orderId: Id,
  subtotalPaise: Paise,
  discountPaise: Paise,
  taxPaise: Paise,
  /** The tax as calculated and as shown on the invoice. */
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  gstRateBp: z.int(),
  totalPaise: Paise,
  refundedPaise: Paise,
  /** Where the refund went. */
  refundedTo: z.object({ sourcePaise: Paise, walletPaise: Paise }),
  /** Additional promotional credit, granted when the customer was let down. */
  creditPaise: Paise,
  promoPaise: Paise,
  walletPaise: Paise,
  gatewayPaise: Paise,
  /** Ids for `POST /api/web/v1/orders/{id}/document-links`. */
  documents: z.array(z.object({ id: Id, kind: z.string(), number: z.string() })),
  /** Minutes bought during the session; each is a separate order and not part of the sums above. */
  extensions: z.array(z.object({ orderId: Id, minutes: z.int(), totalPaise: Paise, refundedPaise: Paise })),
})

const earningSteps = {
  grossPaise: Paise,
  commissionPaise: Paise,
  commissionGstPaise: Paise,
  tcsPaise: Paise,
  tdsPaise: Paise,
  netPaise: Paise,
}

/** The consultant's share; null before it is earned. */
export const BookingEarning = z.object({
  ...earningSteps,
  earnedAt: Instant,
  releaseAt: Instant,
})

export const Appeal = z.object({
  state: z.enum(APPEAL_STATES),
  byRole: BookingRole,
  reason: z.string(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  note: z.string(),
})

export const BookingDetail = z.object({
  booking: Booking,
  timeline: z.array(TimelineEntry),
  /** For the customer. */
  money: BookingMoney.nullable(),
  /** For the consultant. */
  earning: BookingEarning.nullable(),
  /** For the consultant, while the session is upcoming: the same steps at the rates of that day. */
  expectedEarning: z.object(earningSteps).nullable(),
  appeal: Appeal.nullable(),
  /** Until when an appeal can be made; null when there is nothing to appeal. */
  appealUntil: Instant.nullable(),
  /** A follow-up booking between the same two people. */
  followedById: Id.nullable(),
})
