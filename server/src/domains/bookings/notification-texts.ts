import { type ChangeMessages, changeTexts } from './notification-texts/changes.ts'
import { type SessionMessages, sessionTexts } from './notification-texts/sessions.ts'

export const bookingTexts = { ...changeTexts, ...sessionTexts }

type BookingTexts = typeof bookingTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends ChangeMessages, SessionMessages {}
  interface MessageTexts extends BookingTexts {}
}
