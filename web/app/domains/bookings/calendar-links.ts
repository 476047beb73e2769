import type { Booking } from './api.ts'
import { roomPath } from './paths.ts'

interface Entry {
  title: string
  /** One line; the address of the room follows it. */
  details: string
  booking: Pick<Booking, 'startsAt' | 'endsAt' | 'room'>
  /** Under which people reach us. */
  origin?: string
}

const withRoom = ({ details, booking, origin = window.location.origin }: Entry) =>
  `${details} ${origin}${roomPath(booking.room)}`

/** '20260304T110000Z'. */
const compact = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

export function googleLink(entry: Entry) {
  const { startsAt, endsAt } = entry.booking
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: withRoom(entry),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

export function outlookLink(entry: Entry) {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(entry.booking.startsAt).toISOString(),
    enddt: new Date(entry.booking.endsAt).toISOString(),
    body: withRoom(entry),
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}
