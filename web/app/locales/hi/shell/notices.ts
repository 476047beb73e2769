import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const notices = {
  Notices: 'सूचनाएँ',
  'Notices, {count} not read': 'सूचनाएँ, {count} बिना पढ़ी',
  '{count} new|notices': '{count} नई',
  'Mark all read': 'सब पढ़ी हुई मानें',
  'Choose what reaches you': 'चुनें कि आप तक क्या पहुँचे',
  'Not read': 'बिना पढ़ी',
  'All notices': 'सभी सूचनाएँ',
  'Nothing yet': 'अभी कुछ नहीं',
  'Nothing yet. News about your bookings and payments will appear here.':
    'अभी कुछ नहीं। आपकी बुकिंग और पैसे के साथ जो होगा, यहाँ बताया जाएगा।',
  'News about your bookings and payments appears here, newest first.':
    'आपकी बुकिंग और पैसे के साथ जो होता है, यहाँ बताया जाता है, सबसे नया पहले।',
  'News about your bookings and payments.': 'आपकी बुकिंग और पैसे के साथ क्या हुआ।',
  'Show older notices': 'पुरानी सूचनाएँ दिखाएँ',
  'That is everything from the last six months.': 'पिछले छह महीनों की बस इतनी ही हैं।',
} satisfies Catalogue
