import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'No text': 'कुछ लिखा नहीं',
  Replies: 'जवाब',
  'number shown after you reply': 'जवाब के बाद नंबर दिखेगा',
  'Reply|noun': 'जवाब',
  'Add a link to book me': 'मुझे बुक करने का लिंक जोड़ें',
  'Send reply': 'जवाब भेजें',
  'Close|an enquiry': 'बंद करें',
} satisfies Catalogue
