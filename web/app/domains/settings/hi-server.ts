import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'This is not available at the moment.': 'यह सुविधा अभी उपलब्ध नहीं है।',
  'Enter the SAC: 99 and 2 to 4 more digits.': 'SAC लिखें: 99 और उसके बाद 2 से 4 अंक।',
  'A SAC can only be set for GST rates.': 'SAC सिर्फ़ GST की दरों के लिए दिया जा सकता है।',
  'Rate saved': 'दर सहेजी गई',
  'Rate removed': 'दर हटाई गई',
  'This GSTIN does not belong to an Indian state.': 'यह GSTIN किसी भारतीय राज्य का नहीं है।',
  'Enter a valid GSTIN.': 'सही GSTIN लिखें।',
  'Brand saved': 'ब्रांड सहेजा गया',
  'Enter a colour such as #0b5c6b.': 'रंग ऐसे लिखें: #0b5c6b।',
  'White text on buttons of this colour cannot be read. Choose a darker colour.':
    'इस रंग के बटन पर सफ़ेद अक्षर पढ़े नहीं जा सकते। गहरा रंग चुनें।',
  'Setting saved': 'सेटिंग सहेजी गई',
  'Choose a time after the help desk opens.': 'सहायता केंद्र खुलने के बाद का समय चुनें।',
  'Add a logo for light and one for dark backgrounds.': 'हल्की और गहरी पृष्ठभूमि के लिए एक-एक लोगो जोड़ें।',
  'Choose a date after today. Earlier sales keep the old rate.': 'आज के बाद की तारीख़ चुनें। पहले की बिक्री पर पुरानी दर रहेगी।',
} satisfies Catalogue
