import type { IconName } from '~/ui/icon-names.ts'
import type { AppNotification } from './api.ts'

const byTopic: Record<AppNotification['topic'], IconName> = {
  reminders: 'clock',
  booking_changes: 'calendar-event',
  answers: 'file-text',
  wallet: 'wallet',
  workshops: 'armchair',
  membership: 'id-badge-2',
  news: 'speakerphone',
  account: 'user-check',
}
const byMessage: Partial<Record<string, IconName>> = {
  booking_message: 'message-2',
  booking_team_message: 'message-2',
  order_paid: 'receipt-rupee',
  order_refunded: 'receipt-refund',
  refund_sent: 'receipt-refund',
  refund_in_wallet: 'receipt-refund',
  refund_declined: 'receipt-refund',
  withdrawal_paid: 'building-bank',
  withdrawal_failed: 'building-bank',
  withdrawal_refused: 'building-bank',
  bank_account_added: 'building-bank',
  bank_account_verified: 'building-bank',
  bank_account_refused: 'building-bank',
  slot_freed: 'bell',
}

export const iconOf = ({ message, topic }: Pick<AppNotification, 'message' | 'topic'>): IconName =>
  byMessage[message] ?? byTopic[topic]
