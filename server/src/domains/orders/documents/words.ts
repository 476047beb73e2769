import type { DocumentKind } from './rules.ts'

type Words = Record<'en' | 'hi', string>

/** What documents say, in both languages. */
export const words = {
  titles: {
    invoice: { en: 'Tax invoice', hi: 'कर बिल' },
    credit_note: { en: 'Credit note', hi: 'क्रेडिट नोट' },
  } satisfies Record<DocumentKind, Words>,
  number: { en: 'Number', hi: 'संख्या' },
  date: { en: 'Date', hi: 'तारीख़' },
  order: { en: 'Order', hi: 'ऑर्डर' },
  billedTo: { en: 'Billed to', hi: 'ख़रीदार' },
  placeOfSupply: { en: 'Place of supply', hi: 'आपूर्ति का स्थान' },
  forInvoice: { en: 'For invoice', hi: 'इस बिल के लिए' },
  reason: { en: 'Reason', hi: 'कारण' },
  item: { en: 'Item', hi: 'विवरण' },
  price: { en: 'Price', hi: 'दाम' },
  discount: { en: 'Discount', hi: 'छूट' },
  taxable: { en: 'Taxable', hi: 'कर योग्य' },
  tax: { en: 'Tax', hi: 'कर' },
  amount: { en: 'Amount', hi: 'राशि' },
  taxableValue: { en: 'Taxable value', hi: 'कर योग्य मूल्य' },
  total: { en: 'Total', hi: 'कुल' },
  credited: { en: 'Credited', hi: 'लौटाया गया' },
  paidBy: { en: 'Paid in full', hi: 'पूरा भुगतान' },
  promo: { en: 'from promotional money', hi: 'प्रमोशनल राशि से' },
  wallet: { en: 'from the wallet', hi: 'वॉलेट से' },
  gateway: { en: 'by UPI, card or bank', hi: 'UPI, कार्ड या बैंक से' },
  scan: {
    invoice: {
      en: 'Scan to check this invoice. No signature is needed on a computer-made invoice.',
      hi: 'इस बिल की जाँच के लिए स्कैन करें। कंप्यूटर से बने बिल पर हस्ताक्षर की ज़रूरत नहीं।',
    },
    credit_note: {
      en: 'Scan to check this credit note. No signature is needed on a computer-made credit note.',
      hi: 'इस क्रेडिट नोट की जाँच के लिए स्कैन करें। कंप्यूटर से बने नोट पर हस्ताक्षर की ज़रूरत नहीं।',
    },
  } satisfies Record<DocumentKind, Words>,
  foot: {
    en: 'No tax is payable under reverse charge.',
    hi: 'रिवर्स चार्ज में कोई कर देय नहीं।',
  },
} as const
