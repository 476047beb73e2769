import type { Catalogue } from '../../../../lib/i18n/texts.ts'

export default {
  'Enter the code of your gift card.': 'अपने गिफ़्ट कार्ड का कोड लिखें।',
  'Redeem a gift card': 'गिफ़्ट कार्ड भुनाएँ',
  'Code of the gift card': 'गिफ़्ट कार्ड का कोड',
  '16 letters and digits, from the email or from whoever gave it to you.':
    '16 अक्षर और अंक, ईमेल से या जिसने आपको दिया उससे।',
  'Add to my wallet': 'मेरे वॉलेट में जोड़ें',
  '{amount} added. Your balance is {balance}.': '{amount} जुड़ गए। आपका बैलेंस {balance} है।',
  'Open wallet': 'वॉलेट खोलें',
  'Enter an amount from {min} to {max}.': '{min} से {max} के बीच की रक़म लिखें।',
  'Who is it for?': 'किसके लिए है?',
  'Their email address (optional)': 'उनका ईमेल पता (ज़रूरी नहीं)',
  'We send the code there. Without it, you see the code here and pass it on yourself.':
    'कोड वहाँ भेजा जाएगा। पता न हो तो कोड यहाँ दिखेगा, उसे ख़ुद दे दें।',
  'Your message (optional)': 'आपका संदेश (ज़रूरी नहीं)',
  '{amount} for {name}': '{name} के लिए {amount}',
  'Sent to {address}': '{address} पर भेजा गया',
  'Cancel gift card': 'गिफ़्ट कार्ड रद्द करें',
  'Could not copy. Select the code and copy it yourself.': 'कॉपी नहीं हुआ। कोड चुनकर ख़ुद कॉपी करें।',
  'Cancel this gift card?': 'यह गिफ़्ट कार्ड रद्द करें?',
  'Keep gift card': 'गिफ़्ट कार्ड रखें',
  'The code stops working. {amount} will be refunded to your original payment method in 3 to 5 working days.':
    'कोड काम नहीं करेगा। {amount} का रिफ़ंड 3 से 5 कामकाजी दिनों में उसी खाते या कार्ड में आएगा जिससे भुगतान हुआ था।',
  'Gift cards you bought': 'आपके ख़रीदे गिफ़्ट कार्ड',
} satisfies Catalogue
