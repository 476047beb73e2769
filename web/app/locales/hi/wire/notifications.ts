import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Notifications are on in this browser': 'इस ब्राउज़र पर सूचनाएँ चालू हैं',
  'Notifications are off in this browser': 'इस ब्राउज़र पर सूचनाएँ बंद हैं',
  'There is a free slot on these days. Book it now.': 'इन दिनों में एक समय ख़ाली है। अभी बुक करें।',
  'Please choose a later day.': 'कृपया बाद का दिन चुनें।',
  'We will notify you when a slot opens': 'समय ख़ाली होते ही हम आपको बताएँगे',
  'Slot alert turned off': 'ख़ाली समय की सूचना बंद की गई',
  'Calendar link created': 'कैलेंडर का लिंक बन गया',
  'Calendar link turned off': 'कैलेंडर का लिंक बंद हुआ',
} satisfies Catalogue
