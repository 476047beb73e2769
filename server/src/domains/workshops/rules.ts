import { createHash } from 'node:crypto'
import {
  LAST_OFFER_HOURS,
  LINK_OPENS_MINUTES,
  NAME_CHANGE_HOURS,
  TICKET_REFUNDS,
  type WorkshopPlace,
} from '#contract/workshops/constants.ts'
import type { Secrets } from '#server/platform/security/secrets.ts'
import { dayInIndia, daysAfter, hoursAfter, minutesAfter, startOfDay } from '#server/platform/time.ts'

/** Sales close when the day before is over in India. */
export const salesEndOf = (startsAt: Date) => startOfDay(dayInIndia(startsAt))

export const mayOfferSeats = (startsAt: Date, now: Date) => now < hoursAfter(startsAt, -LAST_OFFER_HOURS)
export const mayRename = (startsAt: Date, now: Date) => now <= hoursAfter(startsAt, -NAME_CHANGE_HOURS)

/** Stands on the ticket of a further seat until the buyer enters a name; in the buyer's language. */
export const GUEST_NAMES = { en: 'Guest of {name}', hi: '{name} के अतिथि' }
export const isGuestName = (name: string) =>
  Object.values(GUEST_NAMES).some((words) => {
    const [before, after] = words.split('{name}') as [string, string]
    return name.startsWith(before) && name.endsWith(after)
  })

/** Null for a venue. */
export const joinFromOf = ({ place, startsAt }: { place: WorkshopPlace; startsAt: Date }) =>
  place === 'online' ? minutesAfter(startsAt, -LINK_OPENS_MINUTES) : null

/** What a ticket of a line cost: the shares of all its tickets add up to its total. */
export const shareOf = (totalPaise: number, seats: number, position: number) =>
  upTo(totalPaise, seats, position) - upTo(totalPaise, seats, position - 1)
const upTo = (totalPaise: number, seats: number, position: number) =>
  Number((BigInt(totalPaise) * BigInt(position)) / BigInt(seats))

interface Sold {
  startsAt: Date
  rescheduledAt: Date | null
  boughtAt: Date
}

export const wasRescheduled = ({ rescheduledAt, boughtAt }: Sold) => rescheduledAt !== null && rescheduledAt >= boughtAt

/** The share of the price that a buyer gets back now. A changed date gives all of it back until the start. */
export function refundPercent(sold: Sold, now: Date) {
  if (now >= sold.startsAt) return 0
  if (wasRescheduled(sold)) return 100
  return TICKET_REFUNDS.find(({ days }) => now <= daysAfter(sold.startsAt, -days))?.percent ?? 0
}

export const refundOf = (sharePaise: number, percent: number) => Math.floor((sharePaise * percent) / 100)

interface Attendance {
  state: string
  attendedAt: Date | null
  endsAt: Date
}

/** Whether the ticket earned a certificate of attendance. */
export const isAttended = ({ state, attendedAt, endsAt }: Attendance, now: Date) =>
  state === 'valid' && attendedAt !== null && endsAt <= now

/** The text of the QR code; only the server can write one. */
export const codeOf = (secrets: Secrets, ticketId: number) =>
  `PMW.${ticketId}.${secrets.urlSignature(`workshop ticket ${ticketId}`).slice(0, 22)}`

/** What a device at the door compares a scanned code with. */
export const codeHashOf = (secrets: Secrets, ticketId: number) =>
  createHash('sha256').update(codeOf(secrets, ticketId)).digest('hex')
