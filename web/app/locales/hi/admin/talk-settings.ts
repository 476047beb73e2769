import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const talkSettings = {
  'A talk needs balance for': 'बातचीत के लिए इतने का बैलेंस ज़रूरी',
  'They are set aside before it begins.': 'इतना पैसा शुरू होने से पहले रोका जाता है।',
  'A talk rings for': 'घंटी इतनी देर बजे',
  'A talk ends when nobody is connected for': 'कोई जुड़ा न हो तो बातचीत इतनी देर बाद ख़त्म',
  'Nobody is rung before a session for': 'सत्र से इतने पहले कॉल न जाए',
  'A turn in the line is kept for': 'क़तार में बारी इतनी देर रखी जाए',
} satisfies Catalogue
