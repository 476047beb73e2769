import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Report this review?': 'इस समीक्षा की शिकायत करें?',
  'Our team checks it. It stays visible until they decide.': 'हमारी टीम जाँच करेगी। फ़ैसले तक यह दिखती रहेगी।',
  'What is wrong with it?': 'इसमें क्या ग़लत है?',
  'Tell us more': 'और बताएँ',
  'Optional.': 'ज़रूरी नहीं।',
  'Report review': 'शिकायत भेजें',
  'Abusive or insulting': 'अपमानजनक भाषा',
  'Not true': 'सही नहीं है',
  'Contains private details': 'निजी जानकारी है',
  'Advertising or spam': 'विज्ञापन या स्पैम',
  'Not about this session': 'इस सत्र के बारे में नहीं',
  'Something else': 'कुछ और',
} satisfies Catalogue
