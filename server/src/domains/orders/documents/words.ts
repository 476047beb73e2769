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
  paidBy: { en: 'Paid by', hi: 'भुगतान' },
  promo: { en: 'promotional credit', hi: 'प्रचार राशि' },
  wallet: { en: 'wallet', hi: 'वॉलेट' },
  gateway: { en: 'gateway', hi: 'गेटवे' },
  foot: {
    en: 'Made by computer and valid without a signature. No tax is payable under reverse charge.',
    hi: 'कंप्यूटर से बना, बिना हस्ताक्षर मान्य। रिवर्स चार्ज में कोई कर देय नहीं।',
  },
} as const
