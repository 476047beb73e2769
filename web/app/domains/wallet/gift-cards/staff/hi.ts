import type { Catalogue } from '../../../../lib/i18n/texts.ts'

export default {
  'The code stops working, and {name} gets {amount} back to the account it was paid from.':
    'कोड काम नहीं करेगा, और {name} को {amount} उसी खाते में लौटेंगे जिससे भुगतान हुआ था।',
  'Gift cards that were bought.': 'ख़रीदे गए गिफ़्ट कार्ड।',
  'For|who gets a gift card': 'किसके लिए',
  'Redeemed by': 'किसने भुनाया',
  'Name or mobile of the buyer': 'ख़रीदार का नाम या मोबाइल',
  'No gift cards yet': 'अभी कोई गिफ़्ट कार्ड नहीं',
  'Gift cards appear here when they are paid.': 'भुगतान होते ही गिफ़्ट कार्ड यहाँ दिखते हैं।',
  '{amount} can still be redeemed.': '{amount} अभी भुनाए जा सकते हैं।',
  'Cancel gift card': 'गिफ़्ट कार्ड रद्द करें',
  'Cancel this gift card?': 'यह गिफ़्ट कार्ड रद्द करें?',
} satisfies Catalogue
