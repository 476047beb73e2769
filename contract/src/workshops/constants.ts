export const WORKSHOP_STATES = ['draft', 'published', 'withdrawn', 'cancelled'] as const
export type WorkshopState = (typeof WORKSHOP_STATES)[number]

export const WORKSHOP_PLACES = ['online', 'venue'] as const
export type WorkshopPlace = (typeof WORKSHOP_PLACES)[number]

export const WORKSHOP_SEATS_MAX = 1000
/** Seats in one order. */
export const WORKSHOP_ORDER_SEATS_MAX = 10
export const AGENDA_MAX = 30

/** How long a seat stays offered to a person on the waiting list. */
export const SEAT_OFFER_HOURS = 2
/** No seat is offered in the last hours before the start. */
export const LAST_OFFER_HOURS = 3

/** Attendees can be renamed until then. */
export const NAME_CHANGE_HOURS = 24

/** Refund of a ticket that the buyer gives up: the first rule that applies, by days before the start. */
export const TICKET_REFUNDS = [
  { days: 7, percent: 100 },
  { days: 2, percent: 50 },
] as const

/** The meeting link of an online workshop opens this many minutes before the start. */
export const LINK_OPENS_MINUTES = 15

/** Reminders are sent these many hours before the start. */
export const WORKSHOP_REMINDER_HOURS = [24, 1] as const

/** Scans that a device at the door sends at once. */
export const SCANS_MAX = 200

/** `given_up`: by the buyer. `refunded`: in full, by the organiser or staff. */
export const TICKET_STATES = ['valid', 'given_up', 'refunded'] as const

/** What staff sort their list by. */
export const WORKSHOP_SORTS = ['startsAt', 'title', 'sold', 'price'] as const
export type WorkshopSort = (typeof WORKSHOP_SORTS)[number]
