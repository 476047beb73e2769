import { z } from 'zod'
import { Id, Instant, Paise } from '../fields.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '../talks/constants.ts'
import { TICKET_STATES, WORKSHOP_PLACES, WORKSHOP_STATES } from './constants.ts'

const titles = { title_english: z.string(), title_hindi: z.string() }

const Trainer = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  headline_hindi: z.string().nullable(),
  thumbnail: z.string(),
})

export const WorkshopCard = z.object({
  /** Also the id of the cart item. */
  id: Id,
  slug: z.string(),
  ...titles,
  trainer: Trainer.pick({ id: true, slug: true, name: true }),
  state: z.enum(WORKSHOP_STATES),
  place: z.enum(WORKSHOP_PLACES),
  /** Empty for an online workshop. */
  city_english: z.string(),
  city_hindi: z.string(),
  languages: z.array(z.string()),
  startsAt: Instant,
  endsAt: Instant,
  /** Seats are sold until then. */
  salesEndAt: Instant,
  seats: z.int(),
  /** Seats that anybody can buy now; none while people are waiting. */
  seatsLeft: z.int(),
  waiting: z.int(),
  /** Of one seat, before tax. */
  pricePaise: Paise,
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
})

export const AgendaItem = z.object({
  /** HH:MM in India. */
  at: z.string(),
  ...titles,
  about_english: z.string(),
  about_hindi: z.string(),
})

/** The caller and a waiting list. */
export const OwnWaiting = z.object({
  /** 1 is next. 0 once a seat is offered. */
  position: z.int(),
  /** A seat is offered until then. */
  offeredUntil: Instant.nullable(),
})

export const WorkshopDetail = WorkshopCard.extend({
  about_english: z.string(),
  about_hindi: z.string(),
  /** What the price contains besides the seat. */
  included_english: z.string(),
  included_hindi: z.string(),
  agenda: z.array(AgendaItem),
  trainer: Trainer,
  venue_english: z.string(),
  venue_hindi: z.string(),
  /** How to get there. */
  directions_english: z.string(),
  directions_hindi: z.string(),
  /** The most seats that the caller can put into one order. */
  mostSeats: z.int(),
  /** Null for visitors and for those who are not waiting. */
  ownWaiting: OwnWaiting.nullable(),
  /** Valid tickets of the caller. */
  ownSeats: z.int(),
  /** Attendees whose names the caller has saved for the next order. */
  attendees: z.array(z.string()),
})

export const Ticket = z.object({
  id: Id,
  number: z.string(),
  seat: z.int(),
  name: z.string(),
  state: z.enum(TICKET_STATES),
  /** The text of its QR code. */
  code: z.string(),
  /** The code drawn: a path on a grid of squares. */
  qr: z.object({ squares: z.int(), path: z.string() }),
  /** When it was scanned at the door, or when the meeting was opened. */
  attendedAt: Instant.nullable(),
  /** What the buyer gets back for giving it up now, tax included. */
  refundPaise: Paise,
  mayGiveUp: z.boolean(),
  mayRename: z.boolean(),
  /** The seat of a guest whose name the buyer has not entered. */
  needsName: z.boolean(),
  /** The workshop is over and was attended. */
  hasCertificate: z.boolean(),
})

export const Booking = z.object({
  orderId: Id,
  lineId: Id,
  boughtAt: Instant,
  workshop: WorkshopCard.extend({ venue_english: z.string(), venue_hindi: z.string() }),
  tickets: z.array(Ticket),
  /** An online workshop can be joined from then. */
  joinFrom: Instant.nullable(),
  /** The date was changed after the purchase: every ticket can be returned in full until the start. */
  wasRescheduled: z.boolean(),
})
