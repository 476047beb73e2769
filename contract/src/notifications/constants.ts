/** Notification topics, in the order of the preferences. `account` is always delivered and cannot be turned off. */
export const NOTIFICATION_TOPICS = [
  'reminders',
  'booking_changes',
  'answers',
  'wallet',
  'workshops',
  'membership',
  'news',
  'account',
] as const

export const NOTIFICATION_CHANNELS = ['in_app', 'sms', 'mail', 'push'] as const

/** Unread notifications are counted up to this number and shown as "99+" beyond. */
export const UNREAD_COUNTED_TO = 99

/** Messages that leave the product, as staff see them. */
export const DELIVERY_CHANNELS = ['sms', 'mail', 'push'] as const
export const DELIVERY_STATES = ['queued', 'sent', 'failed'] as const
