import type { BookingFacts, Side } from '../booking.ts'
import type { CalendarEvent } from './ics.ts'

export type Language = 'en' | 'hi'

export interface Shown
  extends Pick<
    BookingFacts,
    | 'id'
    | 'number'
    | 'mode'
    | 'minutes'
    | 'room'
    | 'state'
    | 'sequence'
    | 'startsAt'
    | 'endsAt'
    | 'createdAt'
    | 'changedAt'
  > {
  side: Side
  other: string
}

const titles = {
  video: { en: (other: string) => `Video session with ${other}`, hi: (other: string) => `${other} के साथ वीडियो सत्र` },
  audio: { en: (other: string) => `Audio session with ${other}`, hi: (other: string) => `${other} के साथ ऑडियो सत्र` },
}

interface Reading {
  publicUrl: string
  language: Language
}

const prefix = (language: Language) => (language === 'hi' ? '/hi' : '')
const pageOf = ({ side, id }: Shown, { publicUrl, language }: Reading) =>
  `${publicUrl}${prefix(language)}${side === 'customer' ? '/dashboard/bookings' : '/bookings'}/${id}`

/**
 * The same event after every reschedule: its UID stays and its sequence increases. The customer's brief is left out.
 */
export function eventOf(booking: Shown, reading: Reading): CalendarEvent {
  const { sequence, startsAt, endsAt, createdAt, changedAt, state } = booking
  const { publicUrl, language } = reading
  const number = language === 'hi' ? `बुकिंग ${booking.number}` : `Booking ${booking.number}`
  return {
    ...{ uid: `paramarsh-booking-${booking.id}`, sequence, startsAt, endsAt, createdAt, changedAt },
    cancelled: state === 'cancelled',
    summary: titles[booking.mode][language](booking.other),
    description: `${number}\n${pageOf(booking, reading)}`,
    url: `${publicUrl}${prefix(language)}/room/${booking.room}`,
  }
}

/** 20240303T110000Z */
const instant = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Links to external calendar pages with the session filled in. */
export function addLinks({ summary, description, url, startsAt, endsAt }: CalendarEvent) {
  const google = new URL('https://calendar.google.com/calendar/render')
  google.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${instant(startsAt)}/${instant(endsAt)}`,
    details: description,
    location: url,
  }).toString()
  const outlook = new URL('https://outlook.live.com/calendar/0/deeplink/compose')
  outlook.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    body: description,
    location: url,
  }).toString()
  return { google: google.href, outlook: outlook.href }
}
