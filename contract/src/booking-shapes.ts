import { z } from 'zod'
import { Presence, Titles } from './consultant-card.ts'
import { Day, Id, Instant, Paise, ReasonCode } from './fields.ts'
import { APPEAL_STATES, BOOKING_ROLES, BOOKING_STATES, SESSION_MODES, SLOT_LENGTHS } from './limits.ts'

export const SessionMode = z.enum(SESSION_MODES)
export const Minutes = z.literal(SLOT_LENGTHS)
export const BookingState = z.enum(BOOKING_STATES)
export const BookingRole = z.enum(BOOKING_ROLES)

/** Somebody in a booking, as the other side sees them. */
export const Party = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  city: z.string(),
  /** Of consultants; null of customers. */
  slug: z.string().nullable(),
  headline: z.string().nullable(),
  headlineHindi: z.string().nullable(),
  timeZone: z.string().nullable(),
  presence: Presence.nullable(),
})

/** What the caller may do now; a button that is not allowed is not shown. */
export const May = z.object({
  /** A hold: it can be paid, and it can be let go. */
  pay: z.boolean(),
  letGo: z.boolean(),
  brief: z.boolean(),
  cancel: z.boolean(),
  move: z.boolean(),
  /** The consultant moved it: the customer may decline for all of the money. */
  decline: z.boolean(),
  appeal: z.boolean(),
  message: z.boolean(),
  /** From `joinFrom` on until the end. */
  join: z.boolean(),
  /** The customer may book the same consultant again. */
  bookAgain: z.boolean(),
})

export const Booking = z.object({
  id: Id,
  /** PM-26-00001: how people call it. */
  number: z.string(),
  /** Of a hold whose time is over it is already `expired`. */
  state: BookingState,
  /** SPEC's name of it. */
  bookStatus: BookingState,
  /** The slug of /room/{slug}. */
  room: z.string(),
  mode: SessionMode,
  /** As booked. */
  minutes: z.int(),
  /** Bought while the session was on; `endsAt` has them. */
  extendedMinutes: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  /** On the consultant's calendar and clock. */
  date: Day,
  time: z.string(),
  timeZone: z.string(),
  customerId: Id,
  consultantId: Id,
  /** SPEC's name of whom the caller meets: the account of the other side. */
  peerId: Id,
  consultant: Party,
  customer: Party,
  heldUntil: Instant.nullable(),
  cancelledBy: z.enum(['customer', 'consultant', 'platform']).nullable(),
  noShowOf: z.enum(['customer', 'consultant', 'both']).nullable(),
  industry: Titles.nullable(),
  /** What the session is to be about, in the customer's words. */
  brief: z.string(),
  /** Before discounts and tax, frozen when the time was taken. */
  pricePaise: Paise,
  /** SPEC: the same in rupees. */
  amount: z.number(),
  /** To the consultant, of a session to come: what they will get after all deductions if it takes place. */
  expectedNetPaise: Paise.nullable(),
  orderId: Id.nullable(),
  /**
   * To the customer, of a hold: a payment for this session that the bank has not confirmed or declined yet. Nothing more is to be
   * paid meanwhile. `paise` is the part that goes through the gateway.
   */
  pendingPayment: z.object({ paymentId: Id, orderId: Id, paise: Paise }).nullable(),
  /** Of what the customer paid, with its tax; null for the consultant, and of what was never paid. */
  refundedPaise: Paise.nullable(),
  moves: z.int(),
  movedBy: z.enum(['customer', 'consultant', 'platform']).nullable(),
  mayDeclineUntil: Instant.nullable(),
  /** The most that a cancellation by the customer gives back of what they paid: less than 100 once they moved it late. */
  refundMostPercent: z.int(),
  /** Rises with every change that a calendar must know. */
  sequence: z.int(),
  /** The session this one follows up. */
  followsId: Id.nullable(),
  createdAt: Instant,
  changedAt: Instant,
  /** From when the room lets people in. */
  joinFrom: Instant,
  /** Until when either side may move it. */
  moveUntil: Instant,
  unreadMessages: z.int(),
  may: May,
})

export const TimelineEntry = z.object({
  /**
   * What happened: held, confirmed, let_go, expired, moved, move_declined, cancelled, in_call, extended, completed, no_show, appealed, …
   * What is to come: hold_ends, room_opens, starts, ends, appeal_ends.
   */
  kind: z.string(),
  at: Instant,
  /** False of what is still to come. */
  done: z.boolean(),
  byRole: BookingRole.nullable(),
  /** The name, where a person did it. */
  by: z.string().nullable(),
  /** In the words of whoever wrote it. */
  reason: z.string(),
  /** Chosen from a list, or given by the system. */
  reasonCode: ReasonCode.nullable(),
  /** Of a move; of an extension the end before and after. */
  fromAt: Instant.nullable(),
  toAt: Instant.nullable(),
})

/** The money of a booking; the consultant sees only their own share, not what the customer paid. */
export const BookingMoney = z.object({
  orderId: Id,
  subtotalPaise: Paise,
  discountPaise: Paise,
  taxPaise: Paise,
  /** The tax as computed and as the invoice shows it. */
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  gstRateBp: z.int(),
  totalPaise: Paise,
  refundedPaise: Paise,
  /** Where what was refunded went. */
  refundedTo: z.object({ sourcePaise: Paise, walletPaise: Paise }),
  /** Promotional credit on top, because somebody let the customer down. */
  creditPaise: Paise,
  promoPaise: Paise,
  walletPaise: Paise,
  gatewayPaise: Paise,
  /** For `POST /api/web/v1/orders/{id}/document-links`. */
  documents: z.array(z.object({ id: Id, kind: z.string(), number: z.string() })),
  /** Minutes bought while the session was on; each is an order of its own and in none of the sums above. */
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

/** What the consultant gets of it; null before it is earned. */
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
  /** Of the customer. */
  money: BookingMoney.nullable(),
  /** Of the consultant. */
  earning: BookingEarning.nullable(),
  /** Of the consultant, of a session to come: the same steps at the rates of its day. */
  expectedEarning: z.object(earningSteps).nullable(),
  appeal: Appeal.nullable(),
  /** Until when an appeal can be made; null where there is nothing to appeal. */
  appealUntil: Instant.nullable(),
  /** A booking of the same two people that followed this one. */
  followedById: Id.nullable(),
})
