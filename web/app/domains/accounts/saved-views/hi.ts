import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Saved views': 'सहेजे गए व्यू',
  'All|rows of a list': 'सभी',
  '(default)': '(डिफ़ॉल्ट)',
  'Save view': 'व्यू सहेजें',
  'Rename view': 'व्यू का नाम बदलें',
  'View “{name}”': 'व्यू “{name}”',
  'Open the list with this view': 'सूची इसी व्यू से खुले',
  'Do not open with this view': 'सूची इस व्यू से न खुले',
  'Name|of a view': 'नाम',
  'A view keeps search, filters, order and columns. Only you see it.':
    'व्यू में खोज, फ़िल्टर, क्रम और कॉलम रहते हैं। यह सिर्फ़ आपको दिखता है।',
} satisfies Catalogue
