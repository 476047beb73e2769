import type { Language } from '../message.ts'
import { instantIn, zoneIn } from './when.ts'

/** A session as one of its two people sees it. */
export type SessionSeen = {
  bookingId: number
  number: string
  side: 'customer' | 'consultant'
  /** The other one's name, as they wrote it. */
  other: string
  mode: 'video' | 'audio'
  minutes: number
  startsAt: string
  /** The reader's. */
  zone: string
  /** The two live by different clocks, so the zone is said. */
  zoneSaid: boolean
}

export const pathOf = ({ side, bookingId }: Pick<SessionSeen, 'side' | 'bookingId'>, language: Language) =>
  `${language === 'hi' ? '/hi' : ''}${side === 'customer' ? '/dashboard/bookings' : '/bookings'}/${bookingId}`

export const whenOf = ({ startsAt, zone, zoneSaid }: Timed, language: Language) => {
  const when = instantIn(new Date(startsAt), language, zone)
  return zoneSaid ? `${when} (${zoneIn(zone, language)})` : when
}
interface Timed {
  startsAt: string
  zone: string
  zoneSaid: boolean
}

const kinds = { video: { en: 'video session', hi: 'वीडियो सत्र' }, audio: { en: 'audio session', hi: 'ऑडियो सत्र' } }
export const kindOf = ({ mode }: Pick<SessionSeen, 'mode'>, language: Language) => kinds[mode][language]

export const open = {
  en: (session: SessionSeen) => ({ label: 'View booking', path: pathOf(session, 'en') }),
  hi: (session: SessionSeen) => ({ label: 'बुकिंग खोलें', path: pathOf(session, 'hi') }),
}

export type JoinTime = {
  /** Until the session starts, when the message was written. */
  minutesLeft: number
  /** The room opens so many minutes before. */
  joinMinutes: number
}

/** The last sentence of a mail; empty for a message that was queued by a version that did not store these times. */
export const joinWords: Record<Language, (time: Partial<JoinTime>) => string> = {
  en: ({ minutesLeft, joinMinutes }) => {
    if (minutesLeft === undefined || joinMinutes === undefined) return ''
    return minutesLeft > joinMinutes ? ` You can join from ${joinMinutes} minutes before.` : ' You can join now.'
  },
  hi: ({ minutesLeft, joinMinutes }) => {
    if (minutesLeft === undefined || joinMinutes === undefined) return ''
    return minutesLeft > joinMinutes ? ` आप ${joinMinutes} मिनट पहले से जुड़ सकते हैं।` : ' आप अभी जुड़ सकते हैं।'
  },
}

export const minutesIn: Record<Language, (minutes: number) => string> = {
  en: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  hi: (minutes) => `${minutes} मिनट`,
}
