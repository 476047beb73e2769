import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The server's messages about bank accounts, earnings and withdrawals. */
export default {
  'Enter the IFSC of your branch, such as HDFC0000007.': 'अपनी शाखा का IFSC लिखें, जैसे HDFC0000007।',
  'Enter 9 to 18 digits.': '9 से 18 अंक लिखें।',
  'Enter a PAN such as ABCPK1234M.': 'PAN लिखें, जैसे ABCPK1234M।',
  'This GSTIN has a mistake in it. Please check each character.': 'इस GSTIN में कोई ग़लती है। कृपया हर अक्षर देखें।',
  'The two numbers do not match.': 'दोनों नंबर मेल नहीं खाते।',
  'Account added': 'खाता जोड़ा गया',
  'Account removed': 'खाता हटाया गया',
  'This GSTIN is for a different PAN.': 'यह GSTIN किसी और PAN का है।',
  Saved: 'सहेजा गया',
  'This amount is too large.': 'यह रक़म बहुत बड़ी है।',
  'Enter an amount.': 'रक़म लिखें।',
  'Withdrawal requested. It is waiting for approval.': 'निकासी का अनुरोध मिल गया। मंज़ूरी का इंतज़ार है।',
  'Withdrawal cancelled': 'निकासी रद्द की गई',
  'The end date is before the start date.': 'आख़िरी तारीख़ शुरू की तारीख़ से पहले है।',
  Approved: 'मंज़ूर',
  'Withdrawal rejected': 'निकासी नामंज़ूर',
  'You have already added this account.': 'यह खाता पहले से जुड़ा है।',
  'Please remove an account you no longer use first.': 'पहले कोई खाता हटाएँ जो अब काम का नहीं।',
  'A withdrawal to this account is in progress. Please wait until it is paid.':
    'इस खाते में एक निकासी जा रही है। पहुँचने तक रुकें।',
  'The bank has not confirmed this account.': 'बैंक ने अभी इस खाते की पुष्टि नहीं की है।',
  'Withdrawals are paused for a while after you change your bank account.':
    'बैंक खाता बदलने के बाद कुछ समय निकासी रुकी रहती है।',
  'This is below the minimum withdrawal.': 'यह न्यूनतम निकासी से कम है।',
} satisfies Catalogue
