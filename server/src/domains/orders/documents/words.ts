import type { DocumentKind } from './rules.ts'

/** A receipt instead of a tax invoice, for vouchers. */
export type Worded = DocumentKind | 'receipt'

type Words = Record<'en' | 'hi', string>

/** Texts of the documents, in both languages. */
export const words = {
  titles: {
    invoice: { en: 'Tax invoice', hi: 'कर बिल (टैक्स इनवॉइस)' },
    credit_note: { en: 'Credit note', hi: 'क्रेडिट नोट' },
    receipt: { en: 'Receipt', hi: 'रसीद' },
  } satisfies Record<Worded, Words>,
  number: {
    invoice: { en: 'Invoice no.', hi: 'बिल संख्या' },
    credit_note: { en: 'Credit note no.', hi: 'क्रेडिट नोट संख्या' },
    receipt: { en: 'Receipt no.', hi: 'रसीद संख्या' },
  } satisfies Record<Worded, Words>,
  date: {
    invoice: { en: 'Invoice date', hi: 'बिल की तारीख़' },
    credit_note: { en: 'Credit note date', hi: 'क्रेडिट नोट की तारीख़' },
    receipt: { en: 'Receipt date', hi: 'रसीद की तारीख़' },
  } satisfies Record<Worded, Words>,
  order: { en: 'Order no.', hi: 'ऑर्डर संख्या' },
  billedTo: { en: 'Bill to', hi: 'ख़रीदार' },
  placeOfSupply: { en: 'Place of supply', hi: 'आपूर्ति का स्थान' },
  forInvoice: { en: 'Against invoice', hi: 'मूल बिल' },
  reason: { en: 'Reason', hi: 'कारण' },
  item: { en: 'Description', hi: 'विवरण' },
  taxCode: { en: 'HSN/SAC', hi: 'HSN/SAC' },
  quantity: { en: 'Qty', hi: 'मात्रा' },
  rate: { en: 'Rate', hi: 'दर' },
  shipping: { en: 'Shipping', hi: 'डिलीवरी' },
  discount: { en: 'Discount', hi: 'छूट' },
  taxable: { en: 'Taxable value', hi: 'कर योग्य मूल्य' },
  tax: { en: 'GST', hi: 'GST' },
  amount: { en: 'Amount', hi: 'राशि' },
  taxableValue: { en: 'Taxable value', hi: 'कर योग्य मूल्य' },
  total: { en: 'Total', hi: 'कुल' },
  credited: { en: 'Total credited', hi: 'कुल वापस' },
  inWords: { en: 'Amount in words', hi: 'राशि शब्दों में' },
  paidBy: { en: 'Paid in full', hi: 'पूरा भुगतान हुआ' },
  promo: { en: 'from promotional credit', hi: 'प्रमोशनल राशि से' },
  wallet: { en: 'from wallet', hi: 'वॉलेट से' },
  gateway: { en: 'by UPI, card or net banking', hi: 'UPI, कार्ड या नेट बैंकिंग से' },
  scan: {
    invoice: {
      en: 'Scan to verify this invoice. This is a computer-generated invoice and does not need a signature.',
      hi: 'इस बिल की जाँच के लिए स्कैन करें। यह कंप्यूटर से बना बिल है, इस पर हस्ताक्षर की ज़रूरत नहीं।',
    },
    credit_note: {
      en: 'Scan to verify this credit note. This is a computer-generated credit note and does not need a signature.',
      hi: 'इस क्रेडिट नोट की जाँच के लिए स्कैन करें। यह कंप्यूटर से बना क्रेडिट नोट है, इस पर हस्ताक्षर की ज़रूरत नहीं।',
    },
    receipt: {
      en: 'Scan to verify this receipt. This is a computer-generated receipt and does not need a signature.',
      hi: 'इस रसीद की जाँच के लिए स्कैन करें। यह कंप्यूटर से बनी रसीद है, इस पर हस्ताक्षर की ज़रूरत नहीं।',
    },
  } satisfies Record<Worded, Words>,
  foot: {
    en: 'Tax payable under reverse charge: No.',
    hi: 'रिवर्स चार्ज के तहत देय कर: नहीं।',
  },
} as const
