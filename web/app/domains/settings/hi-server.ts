import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'This is not available at the moment.': 'यह सुविधा अभी उपलब्ध नहीं है।',
  'Rate saved': 'दर सहेजी गई',
  'Rate removed': 'दर हटाई गई',
  'Enter the two digits of the GST code, such as 27.': 'GST कोड के दो अंक लिखें, जैसे 27।',
  'Enter a valid GSTIN.': 'सही GSTIN लिखें।',
  'Setting saved': 'सेटिंग सहेजी गई',
} satisfies Catalogue
