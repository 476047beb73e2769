import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Your requests': 'आपके अनुरोध',
  'No requests yet. What you ask appears here with its number and the reply.':
    'अभी कोई अनुरोध नहीं। आपका पूछा हुआ यहाँ नंबर और जवाब के साथ दिखेगा।',
  'Reply on {day}': '{day} को जवाब',
  'To {name}, {day}': '{name} से, {day}',
  'Closed without a reply.': 'बिना जवाब के बंद।',
  'We will resolve it by {day}.': '{day} तक इसका निपटारा होगा।',
  'We will call you on {when}.': 'हम {when} पर फ़ोन करेंगे।',
  'Expect a reply by {when}.': 'जवाब {when} तक मिलेगा।',
} satisfies Catalogue
