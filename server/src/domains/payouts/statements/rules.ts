/** A statement with more rows has to be requested for a shorter period. */
export const ROWS_MAX = 5_000

const WORDS = {
  en: {
    earnings: 'Earnings statement',
    tds: 'TDS statement',
    for: 'Consultant',
    from: 'From',
    to: 'To',
    pan: 'PAN',
    day: 'Date',
    what: 'Work, booking and customer',
    gross: 'Gross amount',
    fees: 'Commission + GST',
    tcs: 'TCS',
    tds_: 'TDS',
    net: 'Net amount',
    refunded: 'Refund',
    charged: 'Credit to the customer',
    none: 'No earnings in this period.',
    without: 'Not provided',
    foot: 'This is a computer-generated statement and does not need a signature.',
    deducted: 'TDS deducted',
  },
  hi: {
    earnings: 'कमाई का विवरण',
    tds: 'TDS विवरण',
    for: 'सलाहकार',
    from: 'से',
    to: 'तक',
    pan: 'PAN',
    day: 'तारीख़',
    what: 'काम, बुकिंग और ग्राहक',
    gross: 'कुल राशि',
    fees: 'कमीशन + GST',
    tcs: 'TCS',
    tds_: 'TDS',
    net: 'शुद्ध राशि',
    refunded: 'रिफ़ंड',
    charged: 'ग्राहक को क्रेडिट',
    none: 'इस अवधि में कोई कमाई नहीं।',
    without: 'नहीं दिया गया',
    foot: 'यह कंप्यूटर से बना विवरण है, इस पर हस्ताक्षर की ज़रूरत नहीं।',
    deducted: 'काटा गया TDS',
  },
} as const

export const wordsOf = (language: 'en' | 'hi') => WORDS[language]
