import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Edit testimonial': 'कथन बदलें',
  'Add testimonial': 'कथन जोड़ें',
  'Only with the customer’s consent. Name a trade and a place, never a person or a company.':
    'सिर्फ़ ग्राहक की सहमति से। काम और जगह लिखें, किसी व्यक्ति या कंपनी का नाम कभी नहीं।',
  'Quote in English': 'कथन, अंग्रेज़ी में',
  'Quote in Hindi': 'कथन, हिन्दी में',
  'Who said it, in English': 'किसने कहा, अंग्रेज़ी में',
  'Who said it, in Hindi': 'किसने कहा, हिन्दी में',
  'Place and subject, in English': 'जगह और विषय, अंग्रेज़ी में',
  'Place and subject, in Hindi': 'जगह और विषय, हिन्दी में',
  'The first three are on the home page, the first one large.': 'पहले तीन होम पेज पर दिखते हैं, पहला बड़ा।',
  'On the site': 'साइट पर',
} satisfies Catalogue
