import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Large refunds': 'बड़े रिफ़ंड',
  'Refunds that a second person approves.': 'रिफ़ंड जिन पर दूसरे व्यक्ति की मंज़ूरी चाहिए।',
  Proposed: 'प्रस्ताव की तारीख़',
  'Note on the decision': 'फ़ैसले पर नोट',
  '{count} need a second person': {
    one: '{count} पर दूसरे व्यक्ति की मंज़ूरी बाक़ी',
    other: '{count} पर दूसरे व्यक्ति की मंज़ूरी बाक़ी',
  },
  'No large refunds': 'कोई बड़ा रिफ़ंड नहीं',
  'Refunds that need a second person appear here, oldest first.':
    'जिन रिफ़ंड पर दूसरे व्यक्ति की मंज़ूरी चाहिए, वे यहाँ दिखते हैं, सबसे पुराने पहले।',
} satisfies Catalogue
