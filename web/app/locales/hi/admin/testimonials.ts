import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const testimonials = {
  Testimonials: 'ग्राहकों की बातें',
  'Customer quotes for the home page.': 'होम पेज के लिए ग्राहकों के कथन।',
  'Said by': 'किसने कहा',
  Quote: 'कथन',
  'Place and subject': 'जगह और विषय',
  'Place|in a row': 'क्रम',
  Stars: 'सितारे',
  'On the home page': 'होम पेज पर',
  Shown: 'दिखता है',
  'New testimonial': 'नया कथन',
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
  'The first one is shown large.': 'पहला बड़ा दिखता है।',
  'Part of a quote, or who said it': 'कथन का हिस्सा, या किसने कहा',
  'No testimonials yet': 'अभी कोई कथन नहीं',
  'Testimonials appear on the home page. The first one is shown large.': 'कथन होम पेज पर दिखते हैं। पहला बड़ा दिखता है।',
  'Testimonials exported': 'कथन डाउनलोड किए गए',
} satisfies Catalogue
