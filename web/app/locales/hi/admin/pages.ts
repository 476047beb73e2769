import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const pages = {
  Overview: 'सारांश',
  Users: 'उपयोगकर्ता',
  Settings: 'सेटिंग',
  'Audit log': 'ऑडिट लॉग',
  'Daily figures and tasks.': 'रोज़ के आँकड़े और काम।',
  'All accounts.': 'सभी खाते।',
  'Account details.': 'खाते का विवरण।',
  'Who did what, and why.': 'किसने क्या किया, और क्यों।',
  'Product settings.': 'प्रोडक्ट की सेटिंग।',
  Catalogue: 'सूची',
  'Types, sectors and industries.': 'प्रकार, क्षेत्र और उद्योग।',
  'Your login': 'आपका लॉगिन',
  'Two-step login and devices.': 'दो चरण वाला लॉगिन और डिवाइस।',
  'How you log in to the back office.': 'बैक ऑफ़िस में आपका लॉगिन।',
  Payouts: 'निकासी',
} satisfies Catalogue
