import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  Venue: 'जगह',
  'Open in maps': 'नक़्शे में देखें',
  'How to join': 'कैसे जुड़ें',
  'Your ticket opens the meeting from 15 minutes before the start.': 'शुरू होने से 15 मिनट पहले से आपका टिकट मीटिंग खोलेगा।',
  'Live, in small groups. Bring your own problem and your own papers.': 'लाइव, छोटे समूहों में। अपना सवाल और अपने काग़ज़ लाएँ।',
  'Want one in your town?': 'अपने शहर में चाहिए?',
  'Twelve people are enough for a workshop at a venue. Tell the help desk the subject and the city.':
    'आमने-सामने की कार्यशाला के लिए बारह लोग काफ़ी हैं। सहायता केंद्र को विषय और शहर बताएँ।',
  'No workshops found': 'कोई कार्यशाला नहीं मिली',
  'Try another month, or choose online.': 'कोई और महीना चुनें, या ऑनलाइन देखें।',
} satisfies Catalogue
