import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  Speed: 'गति',
  Captions: 'कैप्शन',
  'Off|captions': 'बंद',
  'Keys: K plays and pauses, J and L go 10 seconds, C captions, F full screen, < and > speed.':
    'कुंजियाँ: K चलाए और रोके, J और L 10 सेकंड, C कैप्शन, F पूरी स्क्रीन, < और > गति।',
} satisfies Catalogue
