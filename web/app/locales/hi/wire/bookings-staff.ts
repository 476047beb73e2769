import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The server's messages to staff about bookings. */
export const bookingsStaff = {
  'The session has not ended yet. Mark it as completed after it ends.':
    'सत्र अभी पूरा नहीं हुआ है। ख़त्म होने के बाद ही इसे पूरा हुआ मानें।',
  'Message sent to both': 'दोनों को संदेश भेजा गया',
  'Reminder sent to both': 'दोनों को रिमाइंडर भेजा गया',
  'Cancelled. Both have been notified': 'रद्द हुई। दोनों को सूचना भेजी गई',
  'Assigned to another consultant. All three have been notified': 'दूसरे सलाहकार को दी गई। तीनों को सूचना भेजी गई',
  'Decision saved': 'फ़ैसला सहेजा गया',
  'Decision saved. Both have been notified': 'फ़ैसला सहेजा गया। दोनों को सूचना भेजी गई',
} satisfies Catalogue
