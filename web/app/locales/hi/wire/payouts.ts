import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** What the server says of bank accounts, earnings and withdrawals. */
export default {
  'Enter the IFSC of your branch, such as HDFC0000007.': 'अपनी शाखा का IFSC लिखें, जैसे HDFC0000007।',
  'Enter 9 to 18 digits.': '9 से 18 अंक लिखें।',
  'Enter a PAN such as ABCPK1234M.': 'PAN लिखें, जैसे ABCPK1234M।',
  'This GSTIN has a mistake in it. Please check each character.': 'इस GSTIN में कोई ग़लती है। कृपया हर अक्षर देखें।',
  'The two numbers differ.': 'दोनों नंबर अलग हैं।',
  'Account added': 'खाता जोड़ा गया',
  'Account removed': 'खाता हटाया गया',
  'This GSTIN belongs to another PAN.': 'यह GSTIN किसी और PAN का है।',
  Saved: 'सहेजा गया',
  'This amount is too large.': 'यह रक़म बहुत बड़ी है।',
  'Enter an amount.': 'रक़म लिखें।',
  'Withdrawal requested. It is waiting for approval.': 'निकासी का अनुरोध मिल गया। मंज़ूरी का इंतज़ार है।',
  'Withdrawal cancelled': 'निकासी रद्द की गई',
  'This day is before the first one.': 'यह दिन पहले दिन से पहले का है।',
  Approved: 'मंज़ूर',
  Refused: 'नामंज़ूर',
  'You have added this account already.': 'यह खाता आप जोड़ चुके हैं।',
  'Remove an account you no longer use first.': 'पहले कोई खाता हटाएँ जो अब काम का नहीं।',
  'A withdrawal is on its way to this account. Wait until it has arrived.': 'इस खाते में एक निकासी जा रही है। पहुँचने तक रुकें।',
  'The bank has not confirmed this account.': 'बैंक ने अभी इस खाते की पुष्टि नहीं की है।',
  'Withdrawals are locked for a while after a change of bank account.': 'बैंक खाता बदलने के बाद कुछ समय निकासी बंद रहती है।',
  'This is less than the least that can be withdrawn.': 'यह सबसे कम निकासी से भी कम है।',
} satisfies Catalogue
