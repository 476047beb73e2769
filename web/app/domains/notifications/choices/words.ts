import { msg } from '~/lib/i18n/texts.ts'
import type { NotificationChannel, Topic } from './api.ts'

interface TopicWords {
  title: string
  line: string
}

export const topicWords: Record<Topic, TopicWords> = {
  reminders: { title: msg('Session reminders'), line: msg('24 hours, 1 hour and 10 minutes before') },
  booking_changes: {
    title: msg('Changes to a booking'),
    line: msg('Booked, rescheduled, cancelled, refunded, messages'),
  },
  answers: { title: msg('Written answers and services'), line: msg('Answers, messages, deliveries, deadlines') },
  wallet: { title: msg('Wallet and invoices'), line: msg('Top-ups, payments, credit notes, payouts') },
  workshops: { title: msg('Courses, workshops and talks'), line: msg('New courses, seats, waiting list, reminders') },
  membership: { title: msg('Membership'), line: msg('Renewals and remaining benefits') },
  news: { title: msg('News and offers'), line: msg('At most twice a month') },
  account: { title: msg('Your account'), line: msg('Logins and security') },
}

export const channels: readonly { channel: NotificationChannel; label: string }[] = [
  { channel: 'in_app', label: msg('In app') },
  { channel: 'sms', label: msg('SMS') },
  { channel: 'mail', label: msg('Email') },
  { channel: 'push', label: msg('Push') },
]
