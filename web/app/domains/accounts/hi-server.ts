import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Thank you': 'धन्यवाद',
  'Use at most 72 characters.': 'ज़्यादा से ज़्यादा 72 अक्षर रखें।',
  'Use at least 8 characters.': 'कम से कम 8 अक्षर रखें।',
  'OTP sent': 'OTP भेज दिया गया',
  'OTP verified': 'OTP की पुष्टि हो गई',
  'Login successfull': 'लॉगिन हो गया',
  'The two passwords do not match.': 'दोनों पासवर्ड मेल नहीं खाते।',
  'Registration successfull': 'रजिस्ट्रेशन हो गया',
  'Logged out': 'लॉग आउट हो गया',
  'Profile updated': 'प्रोफ़ाइल अपडेट हो गई',
  'All other devices are logged out': 'बाक़ी सभी डिवाइस लॉग आउट कर दिए गए',
  'Mobile number changed': 'मोबाइल नंबर बदल गया',
  'Password changed': 'पासवर्ड बदल गया',
  'Suspended and logged out everywhere': 'खाता रोका गया और हर जगह से लॉग आउट किया गया',
  Restored: 'फिर से चालू किया गया',
  'Your account will be deleted': 'आपका खाता हटा दिया जाएगा',
  'Deletion cancelled': 'खाता हटाना रद्द हुआ',
  'Your data is being prepared': 'आपका डेटा तैयार किया जा रहा है',
  'Your old recovery codes no longer work': 'आपके पुराने रिकवरी कोड अब नहीं चलेंगे',
  'Enter the 6 digits from your app, or a recovery code.': 'ऐप के 6 अंक या कोई रिकवरी कोड लिखें।',
  Confirmed: 'पुष्टि हो गई',
  'Blocked. You can no longer book, call or ask each other.':
    'ब्लॉक किया गया। अब एक-दूसरे को न बुक किया जा सकता है, न कॉल, न सवाल भेजा जा सकता है।',
  Unblocked: 'अनब्लॉक किया गया',
  'Logged out everywhere': 'सब जगह से लॉग आउट हो गया',
} satisfies Catalogue
