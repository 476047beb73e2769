import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const talkSettings = {
  'Minimum balance for a call': 'कॉल के लिए इतने का बैलेंस ज़रूरी',
  'This amount is blocked before the call starts.': 'इतना पैसा कॉल शुरू होने से पहले रोका जाता है।',
  'Ring for': 'घंटी इतनी देर बजे',
  'End a call when no one is connected for': 'कोई जुड़ा न हो तो कॉल इतनी देर बाद ख़त्म',
  'No calls before a session for': 'सत्र से इतने पहले कॉल न जाए',
  'Keep a turn in the queue for': 'क़तार में बारी इतनी देर रखी जाए',
} satisfies Catalogue
