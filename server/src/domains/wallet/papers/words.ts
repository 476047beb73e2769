const english = {
  receipt: 'Receipt',
  statement: 'Wallet statement',
  number: 'Receipt no.',
  date: 'Date',
  period: 'Period',
  from: 'Received from',
  of: 'Account holder',
  method: 'Paid by',
  reference: 'Reference',
  details: 'Details',
  amount: 'Amount (₹)',
  balance: 'Balance (₹)',
  added: 'Added to wallet',
  automatic: 'by auto-refill',
  total: 'Total',
  opening: 'Opening balance',
  in: 'Money in',
  out: 'Money out',
  closing: 'Closing balance',
  inWords: 'Amount in words',
  noTax: 'No GST is charged on money added to a wallet. You get a GST invoice when you pay for something from it.',
  nothing: 'No transactions in this period.',
  foot: 'This is a computer-generated document and does not need a signature.',
  to: 'to',
}
export type PaperWords = typeof english

const hindi: PaperWords = {
  receipt: 'रसीद',
  statement: 'वॉलेट स्टेटमेंट',
  number: 'रसीद संख्या',
  date: 'तारीख़',
  period: 'अवधि',
  from: 'भुगतानकर्ता',
  of: 'खाताधारक',
  method: 'भुगतान का तरीक़ा',
  reference: 'रेफ़रेंस',
  details: 'विवरण',
  amount: 'रक़म (₹)',
  balance: 'बैलेंस (₹)',
  added: 'वॉलेट में जमा',
  automatic: 'ऑटो-रीफ़िल से',
  total: 'कुल',
  opening: 'शुरुआती बैलेंस',
  in: 'जमा',
  out: 'ख़र्च',
  closing: 'अंतिम बैलेंस',
  inWords: 'राशि शब्दों में',
  noTax: 'वॉलेट में जमा पैसे पर GST नहीं लगता। वॉलेट से कुछ ख़रीदने पर GST का बिल मिलेगा।',
  nothing: 'इस अवधि में कोई लेन-देन नहीं।',
  foot: 'यह कंप्यूटर से बना दस्तावेज़ है, इस पर हस्ताक्षर की ज़रूरत नहीं।',
  to: 'से',
}

export const paperWords = (language: 'en' | 'hi') => (language === 'hi' ? hindi : english)

/** Kinds of movements as shown on a statement; unknown kinds show their own name. */
const kinds: Record<string, [english: string, hindi: string]> = {
  top_up: ['Added to wallet', 'वॉलेट में जमा'],
  order_paid: ['Paid for order', 'ऑर्डर का भुगतान'],
  order_refund: ['Refund', 'रिफ़ंड'],
  refund_to_wallet: ['Refund returned by bank', 'बैंक से लौटा रिफ़ंड'],
  promotional_credit: ['Promotional credit', 'प्रमोशनल राशि'],
  gift_card_redeemed: ['Gift card', 'गिफ़्ट कार्ड'],
  correction: ['Correction', 'सुधार'],
}
const methods: Record<string, [english: string, hindi: string]> = {
  upi: ['UPI', 'UPI'],
  card: ['Card', 'कार्ड'],
  netbanking: ['Net banking', 'नेट बैंकिंग'],
  wallet: ['Wallet app', 'वॉलेट ऐप'],
  other: ['Other', 'अन्य'],
}

const pick = (pair: [string, string], language: 'en' | 'hi') => pair[language === 'hi' ? 1 : 0]
const plain = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`

export const kindIn = (kind: string, language: 'en' | 'hi') => (kinds[kind] ? pick(kinds[kind], language) : plain(kind))
export const methodIn = (method: string | null, language: 'en' | 'hi') =>
  pick(methods[method ?? 'other'] ?? methods.other!, language)
