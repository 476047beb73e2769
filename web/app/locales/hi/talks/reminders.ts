import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const reminders = {
  'We tell you shortly before it begins.': 'शुरू होने से थोड़ा पहले हम आपको बताएँगे।',
  'Reminder set': 'याद दिलाएँगे',
  'Remind me': 'याद दिलाएँ',
} satisfies Catalogue
