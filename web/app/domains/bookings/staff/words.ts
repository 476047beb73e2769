import { msg, type Translate } from '~/lib/i18n/texts.ts'

/** Label of a server code; an unknown code is shown as it is. */
const said = (words: Record<string, string>, word: string, t: Translate) => {
  const known = words[word]
  return known ? t(known) : humanised(word)
}

const humanised = (word: string) => {
  const words = word.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const events: Record<string, string> = {
  held: msg('Held|a time'),
  let_go: msg('Released'),
  expired: msg('Hold expired'),
  confirmed: msg('Confirmed'),
  moved: msg('Rescheduled'),
  move_declined: msg('New time declined'),
  cancelled: msg('Cancelled'),
  in_call: msg('In call'),
  extended: msg('Extended'),
  shortened: msg('Extension cancelled'),
  completed: msg('Completed'),
  no_show: msg('No-show'),
  appealed: msg('Appeal sent'),
  appeal_decided: msg('Appeal decided'),
  replaced: msg('Replaced by another hold'),
  brief: msg('Question updated'),
  settled: msg('Payment settled'),
  reassigned: msg('Assigned to another consultant'),
  refunded: msg('Refunded'),
}
export const eventInWords = (kind: string, t: Translate) => said(events, kind, t)

const roles: Record<string, string> = {
  customer: msg('customer'),
  consultant: msg('consultant'),
  staff: msg('staff'),
  system: msg('automatic'),
}
export const roleInWords = (role: string, t: Translate) => said(roles, role, t)

const channels: Record<string, string> = {
  bell: msg('in notifications'),
  sms: msg('by SMS'),
  mail: msg('by email'),
  push: msg('by push'),
}
const deliveries: Record<string, string> = {
  notified: msg('unread'),
  read: msg('read'),
  waiting: msg('being sent'),
  sent: msg('sent'),
  failed: msg('could not be sent'),
}
const notifications: Record<string, string> = {
  booking_confirmed: msg('Confirmation'),
  booking_booked: msg('Confirmation'),
  booking_moved: msg('New time'),
  booking_cancelled: msg('Cancellation'),
  booking_reassigned: msg('Another consultant'),
  booking_taken_over: msg('Another consultant'),
  booking_reminder: msg('Reminder'),
  booking_team_message: msg('Message from our team'),
  booking_message: msg('Message from the other person'),
  order_paid: msg('Payment received'),
  order_refunded: msg('Refund'),
}

export const notificationText = (message: string, t: Translate) => said(notifications, message, t)
/** 'by SMS to the customer, sent' */
export const deliveryInWords = (
  { channel, to, state }: { channel: string; to: 'customer' | 'consultant'; state: string },
  t: Translate,
) =>
  [
    said(channels, channel, t),
    to === 'customer' ? t('to the customer') : t('to the consultant'),
    said(deliveries, state, t),
  ].join(' · ')

const payments: Record<string, string> = {
  upi: msg('UPI'),
  card: msg('Card'),
  netbanking: msg('Net banking'),
  wallet: msg('Wallet'),
  other: msg('Gateway'),
}
export const paidByInWords = (method: string | null, t: Translate) =>
  method === null ? '' : said(payments, method in payments ? method : 'other', t)

const staffActions: Record<string, string> = {
  'booking.cancelled': msg('Cancelled by staff'),
  'booking.refunded': msg('Refunded by staff'),
  'booking.reassigned': msg('Assigned to another consultant by staff'),
  'booking.appeal_decided': msg('Appeal decided by staff'),
  'booking.credit_given': msg('Credit given by staff'),
  'booking.credit_dismissed': msg('Credit declined by staff'),
  'booking.messaged': msg('Message sent to both by staff'),
  'booking.reminded': msg('Reminder sent by staff'),
}
export const staffActionText = (action: string, t: Translate) => said(staffActions, action, t)
