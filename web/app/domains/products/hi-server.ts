import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You can have 50 products. Change one of your drafts instead.':
    '50 उत्पाद रखे जा सकते हैं। नया जोड़ने के बजाय किसी ड्राफ़्ट को बदलें।',
  'First add the files that customers get.': 'पहले वे फ़ाइलें जोड़ें जो ग्राहकों को मिलेंगी।',
  'Please choose PDF, Word or Excel files.': 'कृपया PDF, Word या Excel फ़ाइलें चुनें।',
  'We cannot open this PDF to stamp it. Please save it again without a password and add it once more.':
    'यह PDF खुल नहीं रही, इसलिए इस पर नाम नहीं लग सकता। कृपया बिना पासवर्ड के फिर सेव करके जोड़ें।',
  'A file can have 500 pages at most. Please split it.': 'एक फ़ाइल में ज़्यादा से ज़्यादा 500 पेज हो सकते हैं। कृपया इसे बाँट दें।',
  'You have downloaded this product, so it can no longer be refunded.':
    'यह उत्पाद डाउनलोड हो चुका है, इसलिए अब इसका रिफ़ंड नहीं हो सकता।',
  'You have used all 5 downloads of this file.': 'इस फ़ाइल के सभी 5 डाउनलोड हो चुके हैं।',
  'Product saved': 'उत्पाद सहेजा गया',
  'Photo added': 'फ़ोटो जोड़ी गई',
  'Photos saved': 'फ़ोटो सहेजी गईं',
  'A product can have 8 photos. Remove one first.': 'एक उत्पाद की 8 फ़ोटो हो सकती हैं। पहले एक हटाएँ।',
  'Files saved': 'फ़ाइलें सहेजी गईं',
  'Sent for approval': 'मंज़ूरी के लिए भेजा गया',
  'Product withdrawn': 'उत्पाद बिक्री से हटा दिया गया',
  'Product approved': 'उत्पाद मंज़ूर हुआ',
  'Product sent back': 'उत्पाद वापस भेजा गया',
  'Add your GSTIN in your bank details first. Goods can only be sold with one.':
    'पहले बैंक विवरण में अपना GSTIN जोड़ें। सामान उसके साथ ही बेचा जा सकता है।',
  'Save your delivery terms first.': 'पहले डिलीवरी की शर्तें सहेजें।',
  'A product stays digital or physical. Start a new one instead.': 'PDF और सामान आपस में बदले नहीं जा सकते। नया उत्पाद बनाएँ।',
  'Customers are paying for some pieces now. Try again in 10 minutes.':
    'कुछ ग्राहक अभी भुगतान कर रहे हैं। 10 मिनट बाद फिर कोशिश करें।',
  'Choose a delivery address first.': 'पहले डिलीवरी का पता चुनें।',
  'You can save 10 addresses. Remove one first.': '10 पते सहेजे जा सकते हैं। पहले एक हटाएँ।',
  'Enter the HSN: 4 to 8 digits.': 'HSN लिखें: 4 से 8 अंक।',
  'Enter the first digits of PIN codes.': 'पिन कोड के शुरू के अंक लिखें।',
  'Selling terms saved': 'शर्तें सहेजी गईं',
  'Thank you. The delivery is confirmed.': 'धन्यवाद। सामान मिलना दर्ज हो गया।',
  'Thank you. Our team will look into it.': 'धन्यवाद। हमारी टीम इसे देखेगी।',
  'The seller still has time to send it. You can cancel if it is not sent after our last reminder.':
    'विक्रेता के पास इसे भेजने का समय अभी है। हमारे आख़िरी रिमाइंडर के बाद भी न भेजा जाए, तो इसे रद्द किया जा सकता है।',
  'It may still arrive. You can tell us 3 days after it was sent.':
    'सामान अभी पहुँच सकता है। भेजे जाने के 3 दिन बाद हमें बताया जा सकता है।',
  'Order updated': 'ऑर्डर बदला गया',
  'Address saved': 'पता सहेजा गया',
  'Default address changed': 'मुख्य पता बदल गया',
  'Address removed': 'पता हटाया गया',
  'Please choose photos: JPG, PNG or WebP.': 'कृपया फ़ोटो चुनें: JPG, PNG या WebP।',
  'Return requested': 'वापसी का अनुरोध हुआ',
  'Return updated': 'वापसी की जानकारी सहेजी गई',
  'Our team will decide': 'हमारी टीम फ़ैसला करेगी',
  'Return cancelled': 'वापसी रद्द हुई',
  'Return completed': 'वापसी पूरी हुई',
} satisfies Catalogue
