import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  '{count} video sessions, {minutes} minutes each': '{minutes} मिनट के {count} वीडियो सत्र',
  '{count} audio sessions, {minutes} minutes each': '{minutes} मिनट के {count} ऑडियो सत्र',
  'Active|of a package': 'चालू',
  'All sessions booked': 'सारे सत्र बुक हो गए',
  'Ended|of a package': 'ख़त्म',
  'No packages yet': 'अभी कोई पैकेज नहीं',
  'Several sessions at a lower price.': 'कई सत्र, कम क़ीमत में।',
} satisfies Catalogue
