import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You are not logged in as a customer. Log out to talk to an expert.':
    'आप ग्राहक के रूप में लॉगिन नहीं हैं। विशेषज्ञ से बात करने के लिए लॉग आउट करें।',
  'Your call': 'आपकी कॉल',
  'You are on a call with {name}.': '{name} के साथ आपकी कॉल चल रही है।',
  'Return to call': 'कॉल पर लौटें',
} satisfies Catalogue
