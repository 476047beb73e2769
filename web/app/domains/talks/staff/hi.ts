import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'End call': 'कॉल ख़त्म करें',
  Timeline: 'क्या-क्या हुआ',
  'Not connected': 'कनेक्टेड नहीं',
  'End call {number}?': 'कॉल {number} ख़त्म करें?',
  'Both are notified immediately. The customer pays for the connected time; the rest of the blocked amount is released.':
    'दोनों को तुरंत सूचना जाएगी। जुड़े समय का भुगतान होगा; रोकी गई बाक़ी रक़म छूट जाएगी।',
  'Not joined': 'कॉल में नहीं',
  'Joined, connected': 'कॉल में, कनेक्टेड',
  'Joined, not connected': 'कॉल में, कनेक्टेड नहीं',
  'Customer is': 'ग्राहक',
  'Consultant is': 'सलाहकार',
  'Blocked amount': 'रोकी गई रक़म',
  'Billed time': 'भुगतान का समय',
  Price: 'क़ीमत',
  'Including GST': 'GST सहित',
  'To the consultant': 'सलाहकार को',
  'Both sides': 'दोनों ओर',
  Automatic: 'अपने-आप',
  'Call started': 'कॉल शुरू',
  Answered: 'जवाब दिया',
  Disconnected: 'कनेक्शन टूटा',
  'Amount blocked': 'रक़म रोकी गई',
  'Low balance alert sent': 'कम बैलेंस की चेतावनी भेजी गई',
} satisfies Catalogue
