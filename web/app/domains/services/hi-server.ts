import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You have many services. Please delete one you no longer offer first.': 'आपकी सेवाएँ बहुत हैं। पहले कोई पुरानी सेवा हटाएँ।',
  'There are services in progress on this account. Please finish or cancel them first.':
    'इस खाते पर सेवाएँ चालू हैं। पहले उन्हें पूरा या रद्द करें।',
  'Service saved': 'सेवा सहेजी गई',
  'Service deleted': 'सेवा हटाई गई',
  'Brief sent': 'विवरण भेजा गया',
  'Message sent': 'संदेश भेजा गया',
  'Work started': 'काम शुरू हुआ',
  'Work delivered': 'काम भेजा गया',
  'Work accepted': 'काम स्वीकार हुआ',
  'Sent back': 'लौटाया गया',
  'Dispute opened': 'विवाद दर्ज हुआ',
  'Order cancelled': 'ऑर्डर रद्द हुआ',
  'Enter at most 100%.': '100% तक लिखें।',
  'Enter at least 1%.': 'कम से कम 1% लिखें।',
  'Enter at most 365 days.': '365 दिन तक लिखें।',
  'Enter at least 1 day.': 'कम से कम 1 दिन लिखें।',
  'The price must be at least ₹100.': 'क़ीमत कम से कम ₹100 हो।',
  'The shares of the milestones must add up to 100%.': 'चरणों के हिस्सों का जोड़ 100% हो।',
  'Dispute decided': 'विवाद का फ़ैसला हुआ',
  'Each package must cost more than the one before.': 'हर पैकेज की क़ीमत पिछले से ज़्यादा हो।',
  'Choose one of your industries.': 'अपने उद्योगों में से एक चुनें।',
  'Choose a day after the current one, at most 90 days later.': 'अभी की तारीख़ के बाद का, 90 दिन तक का दिन चुनें।',
} satisfies Catalogue
