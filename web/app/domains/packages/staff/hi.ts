import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'No session has been booked with it yet.': 'इससे अभी कोई सत्र बुक नहीं हुआ।',
  'Session booked on {day}': '{day} को बुक किया सत्र',
  'cancelled, back in the package': 'रद्द, पैकेज में वापस',
  'Packages that were bought.': 'ख़रीदे गए पैकेज।',
  'Booked|sessions of a package': 'बुक सत्र',
  'Name or mobile of the customer': 'ग्राहक का नाम या मोबाइल',
  'Packages appear here when they are paid.': 'भुगतान होते ही पैकेज यहाँ दिखते हैं।',
  Package: 'पैकेज',
} satisfies Catalogue
