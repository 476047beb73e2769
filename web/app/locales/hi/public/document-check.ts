import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const documentCheck = {
  'Check an invoice': 'बिल की जाँच',
  'Whether an invoice or a credit note is ours, by the QR code it carries.':
    'बिल या क्रेडिट नोट हमारा है या नहीं, उस पर छपे QR कोड से।',
  'We do not know this document': 'यह काग़ज़ हमारे यहाँ दर्ज नहीं है',
  'Go to the home page': 'होम पेज पर जाएँ',
  'Scan the QR code on the paper again. If this stays, the paper may not be ours: please call the help desk.':
    'काग़ज़ का QR कोड फिर स्कैन करें। फिर भी यही दिखे तो हो सकता है यह हमारा न हो: कृपया सहायता केंद्र को फ़ोन करें।',
  'This invoice is ours': 'यह बिल हमारा है',
  'This credit note is ours': 'यह क्रेडिट नोट हमारा है',
  'Compare these lines with the paper in your hand.': 'इन पंक्तियों को अपने हाथ के काग़ज़ से मिलाएँ।',
  Number: 'नंबर',
  Date: 'तारीख़',
  Total: 'कुल',
  'Credited since': 'बाद में लौटाया गया',
  'Issued by': 'किसने दिया',
  'Issued to': 'किसके नाम',
} satisfies Catalogue
