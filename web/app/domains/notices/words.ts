import type { IconName } from '~/ui/icon-names.ts'
import type { Notice } from './api.ts'

const byTopic: Record<Notice['topic'], IconName> = {
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
  order_paid: 'receipt-2',
  order_refunded: 'receipt-2',
  refund_sent: 'receipt-2',
  refund_in_wallet: 'receipt-2',
  refund_declined: 'receipt-2',
  withdrawal_paid: 'building-bank',
  withdrawal_failed: 'building-bank',
  withdrawal_refused: 'building-bank',
  bank_account_added: 'building-bank',
  bank_account_verified: 'building-bank',
  bank_account_refused: 'building-bank',
  slot_freed: 'bell',
}

export const iconOf = ({ message, topic }: Pick<Notice, 'message' | 'topic'>): IconName =>
  byMessage[message] ?? byTopic[topic]
