import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You pay up front, and we hold the money until you accept the work. Two rounds of changes are included.':
    'भुगतान पहले होता है, और काम स्वीकार होने तक पैसा हमारे पास सुरक्षित रहता है। दो बार बदलाव शामिल हैं।',
  'Order|a service': 'ऑर्डर करें',
  'Basic|a package': 'मूल',
  'Prices are before GST.': 'क़ीमतें GST से पहले की हैं।',
} satisfies Catalogue
