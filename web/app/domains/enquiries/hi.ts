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
  'Tell us where you are and what you make. Our help desk will call you back within {time}.':
    'अपनी जगह और अपना काम बताएँ। सहायता केंद्र {time} में फ़ोन करेगा।',
  'Ask {name} a question, free. You get a reply by email or SMS, usually within {time}.':
    '{name} से मुफ़्त में सवाल पूछें। जवाब ईमेल या SMS से मिलेगा, आम तौर पर {time} में।',
  'Your question to {name}': '{name} से आपका सवाल',
  'one working hour': 'काम के एक घंटे',
  '{hours} working hours': 'काम के {hours} घंटों',
  '{minutes} working minutes': 'काम के {minutes} मिनट',
  'We acknowledge your grievance within 48 hours, by SMS and email, and resolve it within one month.':
    'शिकायत मिलने की सूचना 48 घंटे में SMS और ईमेल से, और निपटारा एक महीने में।',
  'What is the grievance?': 'शिकायत क्या है?',
  Name: 'नाम',
  Email: 'ईमेल',
  Optional: 'ज़रूरी नहीं',
  'What do you need?': 'आपको क्या चाहिए?',
  'A line is enough.': 'एक पंक्ति काफ़ी है।',
  Submit: 'भेजें',
} satisfies Catalogue
