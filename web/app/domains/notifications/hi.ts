import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  '{count} new|notices': '{count} नई',
  'Mark all as read': 'सब पढ़ी हुई मानें',
  'Notification settings': 'सूचनाओं की सेटिंग',
  Unread: 'बिना पढ़ी',
} satisfies Catalogue
