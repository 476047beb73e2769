import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Enter at least ₹1.': 'कम से कम ₹1 लिखें।',
  'Enter at most ₹1,00,000.': 'ज़्यादा से ज़्यादा ₹1,00,000 लिखें।',
  'Enter a year such as 2009.': '2009 जैसा साल लिखें।',
  'Enter at most 70 years.': 'ज़्यादा से ज़्यादा 70 साल लिखें।',
  'Enter the link of a YouTube or Vimeo video, starting with https://':
    'YouTube या Vimeo वीडियो का लिंक लिखें, जो https:// से शुरू हो',
  'Profile saved': 'प्रोफ़ाइल सहेजी गई',
  'Expertise saved': 'विशेषज्ञता सहेजी गई',
  'Sent to our team': 'हमारी टीम को भेज दिया गया',
  'Decision saved. The applicant has been notified': 'फ़ैसला सहेजा गया। आवेदक को सूचना भेजी गई',
  'This cannot be decided now.': 'इस पर अभी फ़ैसला नहीं हो सकता।',
  'Check every item before you approve.': 'मंज़ूरी से पहले हर बिंदु जाँचें।',
  'Choose a state from the list.': 'सूची से राज्य चुनें।',
} satisfies Catalogue
