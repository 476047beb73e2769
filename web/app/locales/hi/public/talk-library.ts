import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const talkLibrary = {
  Length: 'अवधि',
  'Spoken in': 'भाषा',
  'Given on': 'कब दी गई',
  Views: 'कितनी बार देखी',
  'Ask {name} yourself': '{name} से ख़ुद पूछें',
  'A talk is general. For your own case, book a session.': 'वार्ता सबके लिए होती है। अपने मामले के लिए सत्र बुक करें।',
  'The recording will stand here soon.': 'रिकॉर्डिंग जल्दी यहाँ दिखेगी।',
  '{count} minutes': { one: '{count} मिनट', other: '{count} मिनट' },
  '{count} going': '{count} सुनेंगे',
  'Watch it live': 'लाइव देखें',
  'Recorded talks': 'रिकॉर्ड की गई वार्ताएँ',
  '{title}, by {name}': '{title}, {name}',
  'More talks': 'और वार्ताएँ',
  '{count} talks fit “{search}”': { one: '“{search}” की {count} वार्ता', other: '“{search}” की {count} वार्ताएँ' },
  '{count} talks, with captions in English and Hindi': {
    one: '{count} वार्ता, अंग्रेज़ी और हिन्दी कैप्शन के साथ',
    other: '{count} वार्ताएँ, अंग्रेज़ी और हिन्दी कैप्शन के साथ',
  },
  'No talk is recorded yet': 'अभी कोई वार्ता रिकॉर्ड नहीं हुई',
  'See the talks to come': 'आने वाली वार्ताएँ देखें',
  'What experts say in their talks will stand here, with captions.':
    'विशेषज्ञ अपनी वार्ताओं में जो कहेंगे, वह कैप्शन के साथ यहाँ दिखेगा।',
  'No talk fits these words': 'इन शब्दों की कोई वार्ता नहीं',
  'Show all talks': 'सभी वार्ताएँ देखें',
  'Try a shorter word, or the name of the speaker.': 'छोटा शब्द या वक्ता का नाम लिखकर देखें।',
  'Recorded industrial talks': 'रिकॉर्ड की गई औद्योगिक वार्ताएँ',
  'Experts of the trades on machines, plants and quality: short talks with captions, free to watch.':
    'मशीन, संयंत्र और गुणवत्ता पर विशेषज्ञ: कैप्शन के साथ छोटी वार्ताएँ, मुफ़्त देखें।',
  'Recorded professional talks': 'रिकॉर्ड की गई पेशेवर वार्ताएँ',
  'Experts on tax, loans, law and selling: short talks with captions, free to watch.':
    'कर, लोन, क़ानून और बिक्री पर विशेषज्ञ: कैप्शन के साथ छोटी वार्ताएँ, मुफ़्त देखें।',
  'Part of a title, or a speaker': 'शीर्षक का हिस्सा या वक्ता',
  'Order|of a list': 'क्रम',
  'Newest first': 'नई पहले',
  'Most viewed first': 'सबसे ज़्यादा देखी पहले',
  'Nothing was recorded yet. What experts say in their talks will stand here.':
    'अभी कुछ रिकॉर्ड नहीं हुआ। विशेषज्ञ अपनी वार्ताओं में जो कहेंगे वह यहाँ दिखेगा।',
  '{count} views': { one: '{count} बार देखी', other: '{count} बार देखी' },
  'Upcoming talks': 'आने वाली वार्ताएँ',
  'No talk is announced at the moment. The recorded ones are below.':
    'अभी किसी वार्ता की घोषणा नहीं है। रिकॉर्ड की हुई नीचे हैं।',
  Speed: 'गति',
  Captions: 'कैप्शन',
  'Off|captions': 'बंद',
  'Keys: K plays and pauses, J and L go 10 seconds, C captions, F full screen, < and > speed.':
    'कुंजियाँ: K चलाए और रोके, J और L 10 सेकंड, C कैप्शन, F पूरी स्क्रीन, < और > गति।',
  Player: 'प्लेयर',
  'This browser cannot play the recording.': 'यह ब्राउज़र रिकॉर्डिंग नहीं चला सकता।',
  'Download it instead': 'इसे डाउनलोड करें',
} satisfies Catalogue
