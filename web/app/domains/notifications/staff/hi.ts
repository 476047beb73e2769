import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Messages|SMS, emails, push': 'संदेश',
  'SMS, emails and push notifications that were sent.': 'भेजे गए SMS, ईमेल और पुश सूचनाएँ।',
  'Sent messages are stored for 7 days, failed ones for 90.': 'भेजे गए संदेश 7 दिन और असफल संदेश 90 दिन रखे जाते हैं।',
  'SMS|of a message': 'SMS',
  'Push|of a message': 'पुश',
  Channel: 'माध्यम',
  'To|a person': 'किसे',
  'Text|of a message': 'संदेश',
  'Queued|of a message': 'क़तार में',
  'Sent|of a message': 'भेजा गया',
  'Browser|of a push notification': 'ब्राउज़र',
  'Not stored, because it contained a code.': 'इसमें कोड था, इसलिए सहेजा नहीं गया।',
  'Written on': 'कब',
  'Next attempt': 'अगली कोशिश',
  'Sent or failed on': 'भेजा गया या असफल',
  'No messages': 'कोई संदेश नहीं',
  'Messages to customers and consultants will appear here.': 'ग्राहकों और सलाहकारों को भेजे संदेश यहाँ दिखेंगे।',
  'No messages.': 'कोई संदेश नहीं।',
} satisfies Catalogue
