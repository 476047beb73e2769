import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'sessions completed': 'सत्र पूरे हुए',
  'average rating': 'औसत रेटिंग',
  '{plan} membership': '{plan} सदस्यता',
  '+ GST a year': '+ GST सालाना',
  '+ GST for {count} months': { one: '+ GST, {count} महीने के लिए', other: '+ GST, {count} महीनों के लिए' },
  'See plans': 'योजनाएँ देखें',
  '{percent} off every consultation': 'हर परामर्श पर {percent} छूट',
  '{count} minutes of expert talk, free': 'विशेषज्ञ से {count} मिनट बात, मुफ़्त',
  '{count} written consultancies, free': { one: '{count} लिखित परामर्श, मुफ़्त', other: '{count} लिखित परामर्श, मुफ़्त' },
  '{count} courses included': { one: '{count} कोर्स शामिल', other: '{count} कोर्स शामिल' },
  'Priority help desk': 'सहायता केंद्र में सबसे पहले जवाब',
  'Learn at your pace, earn a certificate.': 'अपनी रफ़्तार से सीखें, सर्टिफ़िकेट पाएँ।',
  'Live, small groups, bring your questions.': 'लाइव, छोटे समूह, अपने सवाल लेकर आएँ।',
  'All workshops': 'सभी कार्यशालाएँ',
} satisfies Catalogue
