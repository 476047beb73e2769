import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Choose a state.': 'राज्य चुनें।',
  'The same item stands here twice.': 'एक ही चीज़ यहाँ दो बार है।',
  'Your cart is empty.': 'आपका कार्ट ख़ाली है।',
  'A GSTIN has 15 characters, such as 27ABCCP1234F1ZR.': 'GSTIN में 15 अक्षर होते हैं, जैसे 27ABCCP1234F1ZR।',
  'This GSTIN has a slip: its last character does not fit the others.':
    'इस GSTIN में चूक है: आख़िरी अक्षर बाक़ी से मेल नहीं खाता।',
  'Order placed': 'ऑर्डर हो गया',
  'Your request was sent': 'आपका अनुरोध भेज दिया गया',
  'The price has changed. Please look at the new total.': 'दाम बदल गया है। कृपया नया कुल देखें।',
  'Something in your cart cannot be bought any more.': 'आपके कार्ट की कोई चीज़ अब नहीं मिल सकती।',
  'This coupon cannot be used for this order.': 'यह कूपन इस ऑर्डर पर नहीं लग सकता।',
  'The time to pay this order is over. Please order again.':
    'इस ऑर्डर का भुगतान करने का समय निकल गया। कृपया फिर से ऑर्डर करें।',
  'Nothing of this order can be refunded any more.': 'इस ऑर्डर में अब लौटाने को कुछ नहीं बचा।',
  'This GSTIN belongs to another state than the one chosen.': 'यह GSTIN चुने हुए राज्य का नहीं है।',
  'A rate is set from that day already. Please choose another day.': 'उस दिन से दर पहले ही तय है। कृपया कोई और दिन चुनें।',
  'The rate is set': 'दर तय हो गई',
  'The rate was taken back': 'दर वापस ले ली गई',
  'Enter a number.': 'संख्या लिखें।',
  'There is a coupon with this code already.': 'इस कोड का कूपन पहले से है।',
  'Enter the two digits of the GST code, such as 27.': 'GST कोड के दो अंक लिखें, जैसे 27।',
  'Enter a valid GSTIN.': 'सही GSTIN लिखें।',
} satisfies Catalogue
