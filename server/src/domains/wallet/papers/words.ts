const english = {
  receipt: 'Receipt',
  statement: 'Wallet statement',
  number: 'Number',
  date: 'Date',
  period: 'Period',
  from: 'Received from',
  of: 'Wallet of',
  method: 'Paid by',
  reference: 'Reference',
  details: 'Details',
  amount: 'Amount (₹)',
  balance: 'Balance (₹)',
  added: 'Added to the wallet',
  automatic: 'by auto-refill',
  total: 'Total',
  opening: 'Opening balance',
  in: 'Money in',
  out: 'Money out',
  closing: 'Closing balance',
  noTax: 'Money added to a wallet carries no GST. GST is charged, and invoiced, when the wallet pays for something.',
  nothing: 'Nothing moved in this time.',
  foot: 'Made by computer, needs no signature.',
  to: 'to',
}
export type PaperWords = typeof english

const hindi: PaperWords = {
  receipt: 'रसीद',
  statement: 'वॉलेट स्टेटमेंट',
  number: 'नंबर',
  date: 'तारीख़',
  period: 'अवधि',
  from: 'किससे मिला',
  of: 'वॉलेट किसका',
  method: 'भुगतान का तरीक़ा',
  reference: 'रेफ़रेंस',
  details: 'विवरण',
  amount: 'रक़म (₹)',
  balance: 'बैलेंस (₹)',
  added: 'वॉलेट में जोड़े गए',
  automatic: 'ऑटो-रीफ़िल से',
  total: 'कुल',
  opening: 'शुरुआती बैलेंस',
  in: 'आए',
  out: 'गए',
  closing: 'अंतिम बैलेंस',
  noTax: 'वॉलेट में जोड़े पैसे पर GST नहीं लगता। GST और उसका बिल तब बनता है जब वॉलेट से कुछ ख़रीदा जाता है।',
  nothing: 'इस अवधि में कुछ नहीं हुआ।',
  foot: 'कंप्यूटर से बना, हस्ताक्षर की ज़रूरत नहीं।',
  to: 'से',
}

export const paperWords = (language: 'en' | 'hi') => (language === 'hi' ? hindi : english)

/** Why money moved, as a statement says it; kinds of later domains fall back to their own name. */
const kinds: Record<string, [english: string, hindi: string]> = {
  top_up: ['Added to the wallet', 'वॉलेट में जोड़े'],
  order_paid: ['Paid for an order', 'ऑर्डर का भुगतान'],
  order_refund: ['Refund', 'रिफ़ंड'],
  refund_to_wallet: ['Refund returned by the bank', 'रिफ़ंड जो बैंक ने नहीं लिया'],
  promotional_credit: ['Promotional credit', 'प्रमोशनल राशि'],
  correction: ['Correction', 'सुधार'],
}
const methods: Record<string, [english: string, hindi: string]> = {
  upi: ['UPI', 'UPI'],
  card: ['Card', 'कार्ड'],
  netbanking: ['Netbanking', 'नेटबैंकिंग'],
  wallet: ['Wallet app', 'वॉलेट ऐप'],
  other: ['Other', 'अन्य'],
}

const pick = (pair: [string, string], language: 'en' | 'hi') => pair[language === 'hi' ? 1 : 0]
const plain = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`

export const kindIn = (kind: string, language: 'en' | 'hi') => (kinds[kind] ? pick(kinds[kind], language) : plain(kind))
export const methodIn = (method: string | null, language: 'en' | 'hi') =>
  pick(methods[method ?? 'other'] ?? methods.other!, language)
