import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  Confirm: 'पुष्टि करें',
  'Confirm it is you': 'पुष्टि करें कि आप ही हैं',
  'Enter the code shown in your authenticator app. We ask again after 15 minutes.':
    'ऑथेंटिकेटर ऐप में अभी दिख रहा कोड लिखें। 15 मिनट बाद यह फिर माँगा जाता है।',
  Articles: 'लेख',
  Approvals: 'मंज़ूरी',
  'Course questions': 'कोर्स के सवाल',
  'Reports about people': 'लोगों के बारे में शिकायतें',
  Deliveries: 'डिलीवरी',
} satisfies Catalogue
