import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'This way into the room has lapsed. Please come in again.': 'कमरे में आने का यह रास्ता अब मान्य नहीं है। कृपया फिर से आएँ।',
  'The room is not open yet.': 'कमरा अभी खुला नहीं है।',
  'This call is over.': 'यह कॉल ख़त्म हो चुकी है।',
  'You have joined this call in another place.': 'आप इस कॉल में किसी और जगह से जुड़ चुके हैं।',
  'The connection to this call was lost. Please come in again.': 'इस कॉल से संपर्क टूट गया था। कृपया फिर से आएँ।',
} satisfies Catalogue
