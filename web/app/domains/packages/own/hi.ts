import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  '{used} of {count} sessions booked': '{count} में से {used} सत्र बुक',
  'Cancel package': 'पैकेज रद्द करें',
  'Sessions you bought together, and how many are left.': 'साथ ख़रीदे गए सत्र, और कितने बाक़ी हैं।',
  'You have no packages': 'आपके पास कोई पैकेज नहीं है',
  'Some consultants offer several sessions at a lower price. You see their packages when you book.':
    'कुछ सलाहकार कई सत्र साथ लेने पर कम क़ीमत रखते हैं। बुक करते समय उनके पैकेज दिखते हैं।',
  'Valid till {day}': '{day} तक मान्य',
} satisfies Catalogue
