import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Reply sent': 'जवाब भेजा गया',
  'Enquiry closed': 'पूछताछ बंद की गई',
  'Note added': 'नोट जोड़ा गया',
  Assigned: 'सौंपा गया',
  Saved: 'सहेजा गया',
  'Prepared reply added': 'तैयार जवाब जोड़ा गया',
  'Prepared reply saved': 'तैयार जवाब सहेजा गया',
  'Prepared reply deleted': 'तैयार जवाब हटाया गया',
} satisfies Catalogue
