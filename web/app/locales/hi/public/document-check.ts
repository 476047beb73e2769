import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const documentCheck = {
  'Check an invoice': 'बिल की जाँच',
  'Check with its QR code whether an invoice or credit note is genuine.':
    'QR कोड से जाँचें कि बिल या क्रेडिट नोट असली है या नहीं।',
  'Document not found': 'यह काग़ज़ नहीं मिला',
  'Go to the home page': 'होम पेज पर जाएँ',
  'Scan the QR code again. If you still see this, the document may not be genuine; please call our help desk.':
    'QR कोड फिर स्कैन करें। फिर भी यही दिखे तो काग़ज़ असली न हो, ऐसा हो सकता है; कृपया सहायता केंद्र को फ़ोन करें।',
  'This invoice is genuine': 'यह बिल असली है',
  'This credit note is genuine': 'यह क्रेडिट नोट असली है',
  'Compare these details with your copy.': 'इन विवरणों को अपने काग़ज़ से मिलाएँ।',
  Number: 'नंबर',
  Date: 'तारीख़',
  Total: 'कुल',
  'Credited later': 'बाद में लौटाया गया',
  'Issued by': 'किसने दिया',
  'Issued to': 'किसके नाम',
} satisfies Catalogue
