import type { Message } from './message.ts'
import { type AccountMessages, accountMessages } from './messages/accounts.ts'
import { type ConsultantMessages, consultantMessages } from './messages/consultants.ts'
import { type EnquiryMessages, enquiryMessages } from './messages/enquiries.ts'
import { type LedgerMessages, ledgerMessages } from './messages/ledger.ts'
import { type OrderMessages, orderMessages } from './messages/orders.ts'
import { type PaymentMessages, paymentMessages } from './messages/payments.ts'
import { type PayoutMessages, payoutMessages } from './messages/payouts.ts'

/** Every text that leaves the house, in both languages. An area adds its file here. */
export const messages = {
  ...accountMessages,
  ...consultantMessages,
  ...enquiryMessages,
  ...ledgerMessages,
  ...orderMessages,
  ...paymentMessages,
  ...payoutMessages,
}

/** What each message is told about its occasion. */
export type MessageParams = AccountMessages &
  ConsultantMessages &
  EnquiryMessages &
  LedgerMessages &
  OrderMessages &
  PaymentMessages &
  PayoutMessages
export type MessageName = keyof MessageParams

/** A message by the name in a row; rows may be older or newer than this code. */
export const messageNamed = (name: string) =>
  Object.hasOwn(messages, name) ? (messages[name as MessageName] as Message<Record<string, unknown>>) : undefined
