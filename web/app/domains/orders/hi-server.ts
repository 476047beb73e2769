import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Choose a state.': 'राज्य चुनें।',
  'The same item is listed twice.': 'एक ही चीज़ दो बार लिखी है।',
  'Your cart is empty.': 'आपका कार्ट ख़ाली है।',
  'A GSTIN has 15 characters, such as 27ABCCP1234F1ZR.': 'GSTIN में 15 अक्षर होते हैं, जैसे 27ABCCP1234F1ZR।',
  'This GSTIN is not valid. Please check each character.': 'यह GSTIN सही नहीं है। कृपया हर अक्षर जाँचें।',
  'Order placed': 'ऑर्डर हो गया',
  'Your request was sent': 'आपका अनुरोध भेज दिया गया',
  'Enter at most 100 percent.': 'ज़्यादा से ज़्यादा 100 प्रतिशत लिखें।',
  'Enter a percentage.': 'प्रतिशत लिखें।',
  'Use 3 to 24 letters, digits or hyphens.': '3 से 24 अक्षर, अंक या हाइफ़न रखें।',
  'Coupon created': 'कूपन बन गया',
  'Coupon saved': 'कूपन सहेजा गया',
  'Choose what to refund.': 'चुनें कि किसका रिफ़ंड देना है।',
  'Marked as delivered': 'पूरा हुआ मान लिया गया',
  'Decision saved. The customer has been notified': 'फ़ैसला सहेजा गया। ग्राहक को सूचना भेजी गई',
  'It has already been used more often.': 'इसका इस्तेमाल इससे ज़्यादा बार हो चुका है।',
} satisfies Catalogue
