import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Enter the IFSC of your branch, such as HDFC0000007.': 'अपनी शाखा का IFSC लिखें, जैसे HDFC0000007।',
  'Enter 9 to 18 digits.': '9 से 18 अंक लिखें।',
  'Enter a PAN such as ABCPK1234M.': 'PAN लिखें, जैसे ABCPK1234M।',
  'This GSTIN has a mistake in it. Please check each character.': 'इस GSTIN में कोई ग़लती है। कृपया हर अक्षर देखें।',
  'The two numbers do not match.': 'दोनों नंबर मेल नहीं खाते।',
  'Account added': 'खाता जोड़ा गया',
  'Account removed': 'खाता हटाया गया',
  'This amount is too large.': 'यह रक़म बहुत बड़ी है।',
  'Withdrawal requested. It is waiting for approval.': 'निकासी का अनुरोध मिल गया। मंज़ूरी का इंतज़ार है।',
  'Withdrawal cancelled': 'निकासी रद्द की गई',
  Approved: 'मंज़ूर',
  'Approval withdrawn': 'मंज़ूरी वापस ली गई',
  'Withdrawal rejected': 'निकासी नामंज़ूर',
} satisfies Catalogue
