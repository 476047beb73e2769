import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  Register: 'रजिस्टर करें',
  'Log in to {name} with your mobile number and an OTP.': 'मोबाइल नंबर और OTP से {name} में लॉगिन करें।',
  'Create your {name} account with your mobile number, as a customer or as a consultant.':
    'मोबाइल नंबर से अपना {name} खाता बनाएँ, ग्राहक या सलाहकार के रूप में।',
  'Staff login': 'स्टाफ़ लॉगिन',
  'Log in to the back office.': 'बैक ऑफ़िस का लॉगिन।',
  'The back office.': 'बैक ऑफ़िस।',
  'Every change you make is recorded in the audit log.': 'आपका हर बदलाव ऑडिट लॉग में दर्ज होता है।',
} satisfies Catalogue
