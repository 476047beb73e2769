import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  '{length} characters, sent as {parts} SMS': '{length} अक्षर, {parts} SMS में जाएगा',
  'Sent to {address}': '{address} पर भेजा गया',
  'Save text': 'पाठ सहेजें',
  'Subject|of an email': 'ईमेल का विषय',
  'Title|of a message': 'शीर्षक',
  'Message text': 'संदेश का पाठ',
  'Button|of an email': 'बटन',
  'Words in curly brackets are filled in when the message is sent:':
    'कोष्ठक { } में लिखे शब्दों की जगह भेजते समय सही मान आते हैं:',
  'must stay': 'रहना ज़रूरी है',
  'DLT template ID': 'DLT टेम्पलेट आईडी',
  'Operators deliver only texts registered with them. Leave it empty to keep the current ID.':
    'मोबाइल कंपनियाँ सिर्फ़ अपने यहाँ रजिस्टर किए गए टेक्स्ट पहुँचाती हैं। मौजूदा आईडी रखनी हो, तो ख़ाली छोड़ें।',
  'Preview|of a message': 'ऐसा दिखेगा',
  'Send a test to me': 'मुझे जाँच के लिए भेजें',
  'The test of a notification arrives as an SMS.': 'सूचना की जाँच SMS से आती है।',
  'Back to the standard text': 'मूल पाठ पर लौटें',
  'Back to the standard text?': 'मूल पाठ पर लौटें?',
  'Versions|of a message text': 'संस्करण',
  'This text was never changed.': 'यह पाठ कभी नहीं बदला गया।',
  'Standard text': 'मूल पाठ',
} satisfies Catalogue
