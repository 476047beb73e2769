/** A statement of more rows than this is asked for in shorter times. */
export const ROWS_MAX = 5_000

const WORDS = {
  en: {
    earnings: 'Statement of earnings',
    tds: 'TDS statement',
    for: 'For',
    from: 'From',
    to: 'To',
    pan: 'PAN',
    day: 'Day',
    what: 'Work, booking and customer',
    gross: 'Gross',
    fees: 'Commission and GST',
    tcs: 'TCS',
    tds_: 'TDS',
    net: 'Net',
    refunded: 'Refund',
    charged: 'Credit to the customer',
    none: 'Nothing was earned in this time.',
    without: 'not given',
    foot: 'Made by computer; no signature is needed.',
    deducted: 'TDS deducted',
  },
  hi: {
    earnings: 'कमाई का विवरण',
    tds: 'TDS विवरण',
    for: 'नाम',
    from: 'से',
    to: 'तक',
    pan: 'PAN',
    day: 'दिन',
    what: 'काम, बुकिंग और ग्राहक',
    gross: 'कुल',
    fees: 'कमीशन और GST',
    tcs: 'TCS',
    tds_: 'TDS',
    net: 'शुद्ध',
    refunded: 'रिफ़ंड',
    charged: 'ग्राहक को क्रेडिट',
    none: 'इस समय में कोई कमाई नहीं हुई।',
    without: 'नहीं दिया',
    foot: 'कंप्यूटर से बना; हस्ताक्षर ज़रूरी नहीं।',
    deducted: 'काटा गया TDS',
  },
} as const

export const wordsOf = (language: 'en' | 'hi') => WORDS[language]
