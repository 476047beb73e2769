import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'No gift card has this code. Please check it and try again.': 'इस कोड का कोई गिफ़्ट कार्ड नहीं है। कोड देखकर फिर लिखें।',
  'This gift card has already been redeemed.': 'यह गिफ़्ट कार्ड पहले ही भुनाया जा चुका है।',
  'This gift card is no longer valid.': 'यह गिफ़्ट कार्ड अब मान्य नहीं है।',
  'This gift card can no longer be refunded.': 'इस गिफ़्ट कार्ड के पैसे अब वापस नहीं हो सकते।',
  'Gift cards start at ₹500.': 'गिफ़्ट कार्ड ₹500 से शुरू होते हैं।',
  'Gift cards go up to ₹10,000.': 'गिफ़्ट कार्ड ज़्यादा से ज़्यादा ₹10,000 का होता है।',
  'Gift card cancelled': 'गिफ़्ट कार्ड रद्द हो गया',
  'Gift card redeemed': 'गिफ़्ट कार्ड भुनाया गया',
} satisfies Catalogue
