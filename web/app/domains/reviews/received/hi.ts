import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Your reply': 'आपका जवाब',
  'Report to staff': 'टीम से शिकायत करें',
  Reply: 'जवाब दें',
  'Post reply': 'जवाब भेजें',
  'People say': 'लोग कहते हैं',
  'No reply yet': 'जवाब बाक़ी',
  '3 stars or less': '3 स्टार या कम',
  '{author} on {title}': '{author}, {title} पर',
  'Courses and products': 'कोर्स और उत्पाद',
  'These do not count in your rating. They are shown on the page of each course or product.':
    'ये आपकी रेटिंग में नहीं गिनी जातीं। ये हर कोर्स और उत्पाद के पेज पर दिखती हैं।',
} satisfies Catalogue
