import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Guides and templates to download, and goods sent to your address.':
    'गाइड और टेम्पलेट डाउनलोड करें, सामान अपने पते पर मँगाएँ।',
  'All products': 'सभी उत्पाद',
  '{count} products found': { one: '{count} उत्पाद मिला', other: '{count} उत्पाद मिले' },
  'No products found': 'कोई उत्पाद नहीं मिला',
  'Show all products': 'सभी उत्पाद दिखाएँ',
  'Try other words, or the name of a consultant.': 'दूसरे शब्द या किसी सलाहकार का नाम लिखकर देखें।',
  'What consultants offer to download will appear here.': 'सलाहकार जो कुछ डाउनलोड के लिए रखेंगे, वह यहाँ दिखेगा।',
  'Version {number}, {day}': 'संस्करण {number}, {day}',
  'Buy this product': 'यह उत्पाद ख़रीदें',
  'Read the first pages': 'शुरू के पेज पढ़ें',
  'Five downloads of each file, PDFs with your name and order number':
    'हर फ़ाइल के पाँच डाउनलोड, PDF पर आपका नाम और ऑर्डर नंबर',
  'New versions free for a year': 'एक साल तक नए संस्करण मुफ़्त',
  'Full refund until the first download': 'पहले डाउनलोड तक पूरा रिफ़ंड',
  'Inside|a product': 'इसमें क्या है',
  'Sent by the seller, with a tracking number': 'विक्रेता की ओर से, ट्रैकिंग नंबर के साथ',
  'Return damaged or wrong goods within 7 days, at the seller’s cost': 'टूटा या ग़लत सामान 7 दिन में लौटाएँ, ख़र्च विक्रेता का',
  Seller: 'विक्रेता',
  'Weight, packed': 'पैकिंग सहित वज़न',
  Delivery: 'डिलीवरी',
  'Free|delivery': 'मुफ़्त',
  'Details|of goods': 'विवरण',
  'Sold out. Please look again later.': 'सब बिक गया। कृपया बाद में देखें।',
  'Only {count} pieces left': { one: 'सिर्फ़ {count} बचा है', other: 'सिर्फ़ {count} बचे हैं' },
} satisfies Catalogue
