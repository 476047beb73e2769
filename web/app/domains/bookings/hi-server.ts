import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Slot held for a few minutes': 'समय कुछ मिनट के लिए रोका गया',
  'Slot released': 'समय छोड़ा गया',
  'Session cancelled': 'सत्र रद्द हो गया',
  'Session rescheduled': 'सत्र का समय बदल गया',
  'Appeal sent to our team': 'अपील हमारी टीम को भेजी गई',
  'Calendar link created': 'कैलेंडर का लिंक बन गया',
  'Calendar link turned off': 'कैलेंडर का लिंक बंद हुआ',
  'Message sent to both': 'दोनों को संदेश भेजा गया',
  'Reminder sent to both': 'दोनों को रिमाइंडर भेजा गया',
  'Cancelled. Both have been notified': 'रद्द हुई। दोनों को सूचना भेजी गई',
  'Assigned to another consultant. All three have been notified': 'दूसरे सलाहकार को दी गई। तीनों को सूचना भेजी गई',
  'Decision saved': 'फ़ैसला सहेजा गया',
  'Decision saved. Both have been notified': 'फ़ैसला सहेजा गया। दोनों को सूचना भेजी गई',
  'Choose a different time.': 'कोई और समय चुनें।',
  'This industry is no longer in the catalogue.': 'यह उद्योग अब कैटलॉग में नहीं है।',
  'Choose someone else.': 'किसी और को चुनें।',
} satisfies Catalogue
