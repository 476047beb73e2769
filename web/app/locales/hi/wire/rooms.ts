import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'This join link has expired. Please join again.': 'जुड़ने का यह लिंक अब मान्य नहीं है। कृपया फिर जुड़ें।',
  'You cannot join yet.': 'जुड़ने का समय अभी नहीं हुआ।',
  'This call has ended.': 'यह कॉल ख़त्म हो चुकी है।',
  'You have joined this call on another device.': 'यह कॉल दूसरे डिवाइस पर खुली है।',
  'The connection was lost. Please join again.': 'कनेक्शन टूट गया था। कृपया फिर जुड़ें।',
} satisfies Catalogue
