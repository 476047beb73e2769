import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const notices = {
  Notifications: 'सूचनाएँ',
  'Notifications, {count} unread': 'सूचनाएँ, {count} बिना पढ़ी',
  '{count} new|notices': '{count} नई',
  'Mark all as read': 'सब पढ़ी हुई मानें',
  'Notification settings': 'सूचनाओं की सेटिंग',
  Unread: 'बिना पढ़ी',
  'All notifications': 'सभी सूचनाएँ',
  'Nothing yet': 'अभी कुछ नहीं',
  'Nothing yet. Updates on your bookings and payments will appear here.':
    'अभी कुछ नहीं। आपकी बुकिंग और भुगतान की सूचनाएँ यहाँ दिखेंगी।',
  'Updates on your bookings and payments, newest first.': 'आपकी बुकिंग और भुगतान की सूचनाएँ, सबसे नई पहले।',
  'Updates on your bookings and payments.': 'आपकी बुकिंग और भुगतान की सूचनाएँ।',
  'Show older notifications': 'पुरानी सूचनाएँ दिखाएँ',
  'You have seen all notifications of the last six months.': 'पिछले छह महीनों की सूचनाएँ बस इतनी ही हैं।',
} satisfies Catalogue
