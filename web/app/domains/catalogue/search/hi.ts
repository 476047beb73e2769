import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Search results': 'खोज के नतीजे',
  'Recent searches': 'हाल की खोज',
  'Clear recent searches': 'हाल की खोज मिटाएँ',
  'Clear search': 'खोज मिटाएँ',
  Industries: 'उद्योग',
  '{count} industries match “{text}”': { one: '“{text}” से {count} उद्योग मिला', other: '“{text}” से {count} उद्योग मिले' },
  '{count} consultants': { one: '{count} सलाहकार', other: '{count} सलाहकार' },
  '{count} services': { one: '{count} सेवा', other: '{count} सेवाएँ' },
  '{count} products': { one: '{count} उत्पाद', other: '{count} उत्पाद' },
  '+ GST': '+ GST',
  'with GST': 'GST सहित',
  'No results for “{text}”. Try another word or spelling.': '“{text}” से कुछ नहीं मिला। कोई और शब्द या स्पेलिंग लिखकर देखें।',
  'See all consultants': 'सभी सलाहकार देखें',
  'Ask the help desk': 'सहायता केंद्र से पूछें',
  'Enter to open · Esc to close': 'खोलने के लिए Enter · बंद करने के लिए Esc',
} satisfies Catalogue
