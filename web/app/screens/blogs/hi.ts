import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'RSS feed of new articles': 'नए लेखों का RSS फ़ीड',
  'Read next': 'आगे पढ़ें',
  'About the author': 'लेखक के बारे में',
  'Ask {name} about your own case': '{name} से अपने मामले पर पूछें',
  'Short, practical articles, written by our consultants.': 'काम के छोटे लेख, ख़ुद सलाहकारों के लिखे हुए।',
  '{count} articles': { one: '{count} लेख', other: '{count} लेख' },
  'Search articles': 'लेख खोजें',
  'All|articles': 'सब',
  Topics: 'विषय',
  'No articles found': 'कोई लेख नहीं मिला',
  'Show all articles': 'सभी लेख दिखाएँ',
  'Try a shorter word, or another topic.': 'कोई छोटा शब्द या दूसरा विषय चुनकर देखें।',
} satisfies Catalogue
