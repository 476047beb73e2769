import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const testimonials = {
  Testimonials: 'ग्राहकों की बातें',
  'What customers let us repeat.': 'जो ग्राहकों ने हमें दोहराने दिया।',
  'Said by': 'किसने कहा',
  Quote: 'कथन',
  'Place and subject': 'जगह और विषय',
  'Place|in a row': 'क्रम',
  Stars: 'सितारे',
  'On the home page': 'होम पेज पर',
  Shown: 'दिखता है',
  'A new testimonial': 'नया कथन',
  'Change the testimonial': 'कथन बदलें',
  'Add the testimonial': 'कथन जोड़ें',
  'Only with the customer’s consent. Name a trade and a place, never a person or a company.':
    'सिर्फ़ ग्राहक की सहमति से। काम और जगह लिखें, किसी व्यक्ति या कंपनी का नाम कभी नहीं।',
  'What was said, in English': 'क्या कहा, अंग्रेज़ी में',
  'What was said, in Hindi': 'क्या कहा, हिन्दी में',
  'Who said it, in English': 'किसने कहा, अंग्रेज़ी में',
  'Who said it, in Hindi': 'किसने कहा, हिन्दी में',
  'Place and subject, in English': 'जगह और विषय, अंग्रेज़ी में',
  'Place and subject, in Hindi': 'जगह और विषय, हिन्दी में',
  'The first one is shown large.': 'पहला बड़ा दिखता है।',
  'Part of a quote, or who said it': 'कथन का हिस्सा, या किसने कहा',
  'There is no testimonial yet': 'अब तक कोई कथन नहीं है',
  'What customers let us repeat stands on the home page, the first one large.':
    'ग्राहकों ने जो दोहराने दिया, वह होम पेज पर दिखता है, पहला बड़ा।',
  'Testimonials exported': 'कथन डाउनलोड किए गए',
} satisfies Catalogue
