import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'We will remind you shortly before it starts.': 'शुरू होने से थोड़ा पहले हम याद दिलाएँगे।',
  'Reminder set': 'याद दिलाएँगे',
  'Remind me': 'याद दिलाएँ',
} satisfies Catalogue
