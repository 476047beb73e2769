import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Your cart': 'आपका कार्ट',
  'Check your items before you pay.': 'भुगतान से पहले अपनी चीज़ें देख लें।',
  '{title} was removed from your cart.': '{title} कार्ट से हट गया।',
  '{count} items. You are not charged until you pay.': {
    one: '{count} चीज़। भुगतान करने तक आपसे कुछ नहीं लिया जाएगा।',
    other: '{count} चीज़ें। भुगतान करने तक आपसे कुछ नहीं लिया जाएगा।',
  },
  'Your cart is empty': 'आपका कार्ट ख़ाली है',
  'See top consultants': 'सलाहकार देखें',
  'Services, courses and workshops you add will appear here.': 'आपकी चुनी सेवाएँ, कोर्स और कार्यशालाएँ यहाँ दिखेंगी।',
  'Item {id}': 'चीज़ {id}',
  'Your order': 'आपका ऑर्डर',
  'Your payment status and next steps.': 'आपके भुगतान की स्थिति और आगे के क़दम।',
  'Your slot is held': 'आपका समय रोक लिया गया है',
  'Pay before the hold ends to confirm your session.': 'समय ख़त्म होने से पहले भुगतान करके सत्र पक्का करें।',
  'Buy a package': 'पैकेज ख़रीदें',
  'This package is no longer available': 'यह पैकेज अब उपलब्ध नहीं है',
  'The consultant may have changed or withdrawn it.': 'हो सकता है सलाहकार ने इसे बदल या बंद कर दिया हो।',
  'Book your sessions any time within a year. You can cancel any time: sessions you have not booked are refunded.':
    'एक साल के भीतर जब चाहें सत्र बुक करें। पैकेज कभी भी रद्द किया जा सकता है: जो सत्र बुक नहीं हुए, उनका पैसा वापस मिलता है।',
  'This gift card cannot be bought': 'यह गिफ़्ट कार्ड ख़रीदा नहीं जा सकता',
  'It may be paid already. You find the gift cards you bought on the page of gift cards.':
    'शायद इसका भुगतान हो चुका है। आपके ख़रीदे गिफ़्ट कार्ड, गिफ़्ट कार्ड पेज पर मिलेंगे।',
  'Valid for 12 months. You can cancel it within 7 days while nobody has redeemed it. GST is charged on what is bought with it.':
    '12 महीने मान्य। जब तक किसी ने भुनाया नहीं, 7 दिन में रद्द किया जा सकता है। GST उस पर लगता है जो इससे ख़रीदा जाए।',
  'Buy a gift card': 'गिफ़्ट कार्ड ख़रीदें',
  'Give money for consultations, courses and more.': 'सलाह, कोर्स और बहुत कुछ के लिए पैसे उपहार में दें।',
} satisfies Catalogue
