import type { Message } from './message.ts'
import { type AccountMessages, accountMessages } from './messages/accounts.ts'
import { type BookingMessages, bookingMessages } from './messages/bookings.ts'
import { type ConsultantMessages, consultantMessages } from './messages/consultants.ts'
import { type EnquiryMessages, enquiryMessages } from './messages/enquiries.ts'
import { type LedgerMessages, ledgerMessages } from './messages/ledger.ts'
import { type OrderMessages, orderMessages } from './messages/orders.ts'
import { type PaymentMessages, paymentMessages } from './messages/payments.ts'
import { type PayoutMessages, payoutMessages } from './messages/payouts.ts'
import { type SessionMessages, sessionMessages } from './messages/sessions.ts'
import { type TalkLibraryMessages, talkLibraryMessages } from './messages/talk-library.ts'
import { type TalkMessages, talkMessages } from './messages/talks.ts'

/** Every text that leaves the house, in both languages. An area adds its file here. */
export const messages = {
  ...accountMessages,
  ...bookingMessages,
  ...consultantMessages,
  ...enquiryMessages,
  ...ledgerMessages,
  ...orderMessages,
  ...paymentMessages,
  ...payoutMessages,
  ...sessionMessages,
  ...talkLibraryMessages,
  ...talkMessages,
}

/** What each message is told about its occasion. */
export type MessageParams = AccountMessages &
  BookingMessages &
  ConsultantMessages &
  EnquiryMessages &
  LedgerMessages &
  OrderMessages &
  PaymentMessages &
  PayoutMessages &
  SessionMessages &
  TalkLibraryMessages &
  TalkMessages
export type MessageName = keyof MessageParams

/** Those that are told to a person: they have a topic, and words short enough for the bell. */
export type ToldMessage = {
  [M in MessageName]: (typeof messages)[M] extends { topic: string; push: object } ? M : never
}[MessageName]

/** A message by the name in a row; rows may be older or newer than this code. */
export const messageNamed = (name: string) =>
  Object.hasOwn(messages, name) ? (messages[name as MessageName] as Message<Record<string, unknown>>) : undefined
