import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You pay up front, and we hold the money until you accept the work. Two rounds of changes are included.':
    'भुगतान पहले होता है, और काम स्वीकार होने तक पैसा हमारे पास सुरक्षित रहता है। दो बार बदलाव शामिल हैं।',
  'Order|a service': 'ऑर्डर करें',
  'Basic|a package': 'मूल',
  'Prices are before GST.': 'क़ीमतें GST से पहले की हैं।',
  'Services: {place}': 'सेवाएँ: {place}',
  'Project reports, licences, audits: fixed scope, fixed price, delivered in days.':
    'प्रोजेक्ट रिपोर्ट, लाइसेंस, ऑडिट: तय काम, तय क़ीमत, कुछ ही दिनों में तैयार।',
  'Fixed scope, fixed price. We hold your money until you accept the work.':
    'तय काम, तय क़ीमत। काम स्वीकार होने तक आपका पैसा हमारे पास सुरक्षित रहता है।',
  'List of services': 'सेवाओं की सूची',
  '{count} services found': { one: '{count} सेवा मिली', other: '{count} सेवाएँ मिलीं' },
  'No services found': 'कोई सेवा नहीं मिली',
  'Show all services': 'सभी सेवाएँ देखें',
  'Choose another sector, or ask a consultant for a quote.': 'कोई दूसरा क्षेत्र चुनें, या किसी सलाहकार से कोटेशन माँगें।',
  'No services to buy yet': 'अभी ख़रीदने के लिए कोई सेवा नहीं',
  'Work that consultants offer at a fixed price will appear here.': 'सलाहकारों के तय क़ीमत वाले काम यहाँ दिखेंगे।',
  'All industries': 'सभी उद्योग',
} satisfies Catalogue
