import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Membership, {time}': 'सदस्यता, {time}',
  'Change plan': 'योजना बदलें',
  'Your details': 'आपकी जानकारी',
  'Name on the card': 'कार्ड पर नाम',
  'Business name': 'कारोबार का नाम',
  'Main industry': 'मुख्य उद्योग',
  'Choose an industry': 'उद्योग चुनें',
  'Notes for the help desk': 'सहायता केंद्र के लिए नोट',
  'What will you need advice on this year? They suggest consultants for it.':
    'इस साल किन बातों पर सलाह चाहिए? वे उसके लिए सलाहकार सुझाएँगे।',
  'Remind me 30 days, 7 days and 1 day before it ends': 'समाप्ति से 30 दिन, 7 दिन और 1 दिन पहले याद दिलाएँ',
  'I accept the terms: no automatic renewal, and a refund within 7 days if nothing was used':
    'मुझे शर्तें मंज़ूर हैं: अपने-आप रिन्यू नहीं होगी, और कुछ इस्तेमाल न हो तो 7 दिन में रिफ़ंड',
} satisfies Catalogue
