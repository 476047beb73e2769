import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const pages = {
  Overview: 'सारांश',
  People: 'लोग',
  Settings: 'सेटिंग',
  'Audit log': 'ऑडिट लॉग',
  'The work of the staff.': 'स्टाफ़ का काम।',
  'Every account.': 'सभी खाते।',
  'One account with everything about it.': 'एक पूरा खाता।',
  'Who did what, and why.': 'किसने क्या किया, और क्यों।',
  'What staff can change.': 'जो स्टाफ़ बदल सकता है।',
  Catalogue: 'सूची',
  'Types, sectors and industries.': 'प्रकार, क्षेत्र और उद्योग।',
  'Your sign-in': 'आपका लॉगिन',
  'Second factor and devices.': 'दूसरी सुरक्षा और डिवाइस।',
  'How you log in to the back office.': 'जिससे बैक ऑफ़िस सिर्फ़ आपका रहता है।',
  Payouts: 'निकासी',
} satisfies Catalogue
