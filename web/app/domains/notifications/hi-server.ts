import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Text saved': 'पाठ सहेजा गया',
  'Test sent': 'जाँच का संदेश भेजा गया',
  'Your account has no email address. Please add one first.': 'आपके खाते में ईमेल पता नहीं है। पहले ईमेल जोड़ें।',
  'This message has no such part.': 'इस संदेश में यह हिस्सा नहीं होता।',
  'Links must begin with https://.': 'लिंक https:// से शुरू होने चाहिए।',
  'The code or link of the standard text must stay in the text.': 'मूल पाठ का कोड या लिंक पाठ में रहना चाहिए।',
  'This text is too long for an SMS or a push message.': 'SMS या पुश के लिए यह पाठ बहुत लंबा है।',
  'Only an SMS has a DLT template ID, of digits.': 'DLT टेम्पलेट आईडी सिर्फ़ SMS की होती है, और अंकों में।',
  'This message is always sent.': 'यह संदेश हमेशा भेजा जाता है।',
  'This push service is not supported.': 'यह पुश सेवा समर्थित नहीं है।',
} satisfies Catalogue
