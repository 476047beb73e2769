import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Your reply': 'आपका जवाब',
  'Report to staff': 'टीम से शिकायत करें',
  Reply: 'जवाब दें',
  'Post reply': 'जवाब भेजें',
  'People say': 'लोग कहते हैं',
  'No reply yet': 'जवाब बाकी',
  '3 stars or less': '3 स्टार या कम',
} satisfies Catalogue
