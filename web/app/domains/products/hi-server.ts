import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You can have 50 products. Change one of your drafts instead.':
    '50 उत्पाद रखे जा सकते हैं। नया जोड़ने के बजाय किसी ड्राफ़्ट को बदलें।',
  'Add the PDF that customers get first.': 'पहले वह PDF जोड़ें जो ग्राहकों को मिलेगी।',
  'Please choose a PDF. Customers get it stamped with their name.':
    'कृपया PDF चुनें। ग्राहकों को यह उनके नाम की मुहर के साथ मिलती है।',
  'We cannot open this PDF to stamp it. Please save it again without a password and add it once more.':
    'यह PDF खुल नहीं रही, इसलिए इस पर नाम नहीं लग सकता। कृपया बिना पासवर्ड के फिर सेव करके जोड़ें।',
  'A file can have 500 pages at most. Please split it.': 'एक फ़ाइल में ज़्यादा से ज़्यादा 500 पेज हो सकते हैं। कृपया इसे बाँट दें।',
  'You have downloaded this product, so it can no longer be refunded.':
    'यह उत्पाद डाउनलोड हो चुका है, इसलिए अब इसका रिफ़ंड नहीं हो सकता।',
  'You have used all 5 downloads of this version.': 'इस संस्करण के सभी 5 डाउनलोड हो चुके हैं।',
  'Product saved': 'उत्पाद सहेजा गया',
  'Cover photo saved': 'कवर फ़ोटो सहेजी गई',
  'File added': 'फ़ाइल जुड़ गई',
  'Sent for approval': 'मंज़ूरी के लिए भेजा गया',
  'Product withdrawn': 'उत्पाद बिक्री से हटा दिया गया',
  'Product approved': 'उत्पाद मंज़ूर हुआ',
  'Product sent back': 'उत्पाद वापस भेजा गया',
} satisfies Catalogue
