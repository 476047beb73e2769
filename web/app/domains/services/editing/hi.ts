import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'What is delivered, in English': 'क्या मिलेगा, अंग्रेज़ी में',
  'What is delivered, in Hindi (optional)': 'क्या मिलेगा, हिन्दी में (ज़रूरी नहीं)',
  'Days until delivery': 'कितने दिन में',
  'Milestone in English': 'चरण, अंग्रेज़ी में',
  'Milestone in Hindi (optional)': 'चरण, हिन्दी में (ज़रूरी नहीं)',
  'Share in %': 'हिस्सा, % में',
  'Add a milestone': 'चरण जोड़ें',
  'Basic package': 'मूल पैकेज',
  'Package {number}': 'पैकेज {number}',
  'Name in English': 'नाम, अंग्रेज़ी में',
  'Name in Hindi (optional)': 'नाम, हिन्दी में (ज़रूरी नहीं)',
  'Add a package': 'पैकेज जोड़ें',
  'Title in English|of a service': 'अंग्रेज़ी शीर्षक',
  'Title in Hindi (optional)|of a service': 'हिन्दी शीर्षक (ज़रूरी नहीं)',
} satisfies Catalogue
