import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'What SMS, emails and notifications say, in English and Hindi.': 'SMS, ईमेल और सूचनाओं का पाठ, अंग्रेज़ी और हिन्दी में।',
  'Search messages': 'संदेश खोजें',
  'All messages': 'सभी संदेश',
  'No message with this name.': 'इस नाम का कोई संदेश नहीं।',
  'Changed|a text': 'बदला हुआ',
  'Text of a message': 'संदेश का पाठ',
  'This message does not exist': 'यह संदेश नहीं है',
  'The address may be wrong.': 'पता ग़लत हो सकता है।',
  'This message says different things. Choose one of its texts:':
    'यह संदेश अलग-अलग मौक़ों पर अलग बात कहता है। कोई एक पाठ चुनें:',
} satisfies Catalogue
