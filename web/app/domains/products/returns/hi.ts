import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'History|a return': 'क्या-क्या हुआ',
  'It arrived damaged': 'सामान टूटा हुआ मिला',
  'It is not what I ordered': 'जो मँगाया था, वह नहीं आया',
  'It does not work': 'यह काम नहीं करता',
  'Something is missing': 'कुछ कम है',
  'It is not as described': 'जैसा बताया था, वैसा नहीं है',
  'Return accepted|goods': 'वापसी मंज़ूर',
  'On its way back': 'वापसी रास्ते में',
  'Return declined|goods': 'वापसी नहीं मानी गई',
  'With our team': 'हमारी टीम के पास',
  'No refund': 'रिफ़ंड नहीं',
  'Return closed': 'वापसी बंद हुई',
  'Our team was asked to decide': 'हमारी टीम से फ़ैसला माँगा गया',
  'Sent back|goods': 'वापस भेजा गया',
  'Received by the seller': 'विक्रेता को मिल गया',
  'Counted as received after 10 days': '10 दिन बाद मिला हुआ माना गया',
  'Automatic|a return': 'अपने-आप',
  'Message|about a return': 'संदेश',
  'Courier company': 'कूरियर कंपनी',
  'Tracking number': 'ट्रैकिंग नंबर',
} satisfies Catalogue
