import { type ChangeMessages, changeParts, changeTexts } from './notification-texts/changes.ts'
import { type SessionMessages, sessionParts, sessionTexts } from './notification-texts/sessions.ts'

export const bookingTexts = { ...changeTexts, ...sessionTexts }
export const bookingParts = { ...changeParts, ...sessionParts }

type BookingTexts = typeof bookingTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends ChangeMessages, SessionMessages {}
  interface MessageTexts extends BookingTexts {}
}
