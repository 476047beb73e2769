import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Your reply': 'आपका जवाब',
  'Report to staff': 'टीम से शिकायत करें',
  Reply: 'जवाब दें',
  'Post reply': 'जवाब भेजें',
  'People say': 'लोग कहते हैं',
  'Report this review?': 'इस समीक्षा की शिकायत करें?',
  'Our team checks it. It stays visible until they decide.': 'हमारी टीम जाँच करेगी। फ़ैसले तक यह दिखती रहेगी।',
  'What is wrong with it?': 'इसमें क्या ग़लत है?',
  'Tell us more': 'और बताएँ',
  'Optional.': 'ज़रूरी नहीं।',
  'Report review': 'शिकायत भेजें',
  'No reply yet': 'जवाब बाकी',
  '3 stars or less': '3 स्टार या कम',
} satisfies Catalogue
