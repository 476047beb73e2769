import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'This browser will tell you': 'यह ब्राउज़र आपको बताएगा',
  'This browser stays quiet': 'यह ब्राउज़र चुप रहेगा',
  'There is a free time in these days already. Book it before somebody else does.':
    'इन दिनों में एक समय पहले से ख़ाली है। किसी और से पहले बुक कर लें।',
  'Please choose a later day.': 'कृपया बाद का दिन चुनें।',
  'We tell you when a time frees': 'समय ख़ाली होते ही हम आपको बताएँगे',
  'We no longer watch for you': 'अब हम आपके लिए नहीं देख रहे',
  'Your calendar has a new address': 'आपके कैलेंडर का नया पता बन गया',
  'The address is closed': 'पता बंद कर दिया गया',
} satisfies Catalogue
