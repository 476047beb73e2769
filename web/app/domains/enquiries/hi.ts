import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'in {minutes} minutes|call me': '{minutes} मिनट में',
  'today at {time}|call me': 'आज {time} पर',
  'tomorrow at {time}|call me': 'कल {time} पर',
  'In {minutes} min': '{minutes} मिनट में',
  'Tomorrow, {time}': 'कल, {time}',
  'We call from {phone}, in the language you choose.': '{phone} से, आपकी चुनी भाषा में।',
  'Call me on': 'मुझे इस नंबर पर फ़ोन करें',
  'About|a call': 'किस बारे में',
  'Call me {when}': 'मुझे {when} फ़ोन करें',
  Language: 'भाषा',
  When: 'कब',
  'Tell us where you are and what you make. Our help desk will call you back within one working hour.':
    'अपनी जगह और अपना काम बताएँ। सहायता केंद्र काम के एक घंटे में फ़ोन करेगा।',
  Name: 'नाम',
  Email: 'ईमेल',
  Optional: 'ज़रूरी नहीं',
  'What do you need?': 'आपको क्या चाहिए?',
  'Optional. A line is enough.': 'ज़रूरी नहीं। एक पंक्ति काफ़ी है।',
  Submit: 'भेजें',
} satisfies Catalogue
