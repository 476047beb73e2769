import type { Language } from '#server/platform/outbox/message.ts'
import { minutesIn } from '#server/platform/outbox/when.ts'

/** A session as one of its two participants sees it. */
export type SessionSeen = {
  bookingId: number
  number: string
  side: 'customer' | 'consultant'
  /** The other person's name, as they wrote it. */
  other: string
  mode: 'video' | 'audio'
  minutes: number
  startsAt: string
  /** The reader's time zone. */
  zone: string
  /** The two are in different time zones, so the zone is shown. */
  zoneSaid: boolean
}

export const pathOf = ({ side, bookingId }: Pick<SessionSeen, 'side' | 'bookingId'>, language: Language) =>
  `${language === 'hi' ? '/hi' : ''}${side === 'customer' ? '/dashboard/bookings' : '/bookings'}/${bookingId}`

const kinds = { video: { en: 'video session', hi: 'वीडियो सत्र' }, audio: { en: 'audio session', hi: 'ऑडियो सत्र' } }
export const kindOf = ({ mode }: Pick<SessionSeen, 'mode'>, language: Language) => kinds[mode][language]

export const open = {
  en: (session: SessionSeen) => ({ label: 'View booking', path: pathOf(session, 'en') }),
  hi: (session: SessionSeen) => ({ label: 'बुकिंग देखें', path: pathOf(session, 'hi') }),
}

export type JoinTime = {
  /** Until the session starts, when the message was written. */
  minutesLeft: number
  /** How many minutes before the start the room opens. */
  joinMinutes: number
}

/** The last sentence of an email; empty for a message queued by a version that did not store these times. */
export const joinWords: Record<Language, (time: Partial<JoinTime>) => string> = {
  en: ({ minutesLeft, joinMinutes }) => {
    if (minutesLeft === undefined || joinMinutes === undefined) return ''
    return minutesLeft > joinMinutes
      ? ` You can join ${minutesIn.en(joinMinutes)} before it starts.`
      : ' You can join now.'
  },
  hi: ({ minutesLeft, joinMinutes }) => {
    if (minutesLeft === undefined || joinMinutes === undefined) return ''
    return minutesLeft > joinMinutes ? ` शुरू होने से ${minutesIn.hi(joinMinutes)} पहले जुड़ें।` : ' अभी जुड़ें।'
  },
}
