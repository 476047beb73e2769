import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  Kept: 'बनी रही',
  'Review {id}': 'समीक्षा {id}',
  'Reports and decisions': 'शिकायतें और फ़ैसले',
  'Deleted account': 'हटाया गया खाता',
  'Hide review': 'समीक्षा छिपाएँ',
  'Keep review': 'समीक्षा रहने दें',
  'Show review again': 'समीक्षा फिर दिखाएँ',
  'Required. It is saved in the audit log.': 'ज़रूरी है। यह ऑडिट लॉग में रहता है।',
  'Required. It is sent to the author and saved in the audit log.':
    'ज़रूरी है। यह लेखक को भेजा जाता है और ऑडिट लॉग में रहता है।',
} satisfies Catalogue
