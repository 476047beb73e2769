import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Log in as a customer to talk to an expert.': 'विशेषज्ञ से बात करने के लिए ग्राहक के रूप में लॉगिन करें।',
  'Your call': 'आपकी कॉल',
  'You are on a call with {name}.': '{name} के साथ आपकी कॉल चल रही है।',
  'Return to call': 'कॉल पर लौटें',
} satisfies Catalogue
