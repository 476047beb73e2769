import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** Sections of the home page. */
export const home = {
  'Expert talk: online now': 'अभी बात करें: ऑनलाइन',
  'No appointment. Talk by the minute and stop whenever you like.':
    'समय लेने की ज़रूरत नहीं। मिनट के हिसाब से बात करें और जब चाहें रोक दें।',
  'See all {count}': 'सभी {count} देखें',
  'See profile': 'प्रोफ़ाइल देखें',
  'See profile of {name}': '{name} की प्रोफ़ाइल देखें',
  'What customers said': 'ग्राहकों ने क्या कहा',
  'of 5 stars': '5 में से सितारे',
} satisfies Catalogue
