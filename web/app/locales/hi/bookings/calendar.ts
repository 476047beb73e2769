import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const calendar = {
  'Add to calendar': 'कैलेंडर में जोड़ें',
  'Calendar file': 'कैलेंडर फ़ाइल',
  Google: 'Google',
  Outlook: 'Outlook',
  'Sessions in your calendar': 'आपके कैलेंडर में सत्र',
  'A private address that your calendar program reads by itself: new, moved and cancelled sessions follow.':
    'एक निजी पता जिसे आपका कैलेंडर ख़ुद पढ़ता है: नए, बदले और रद्द सत्र अपने-आप आ जाते हैं।',
  'You made an address on {day}. It was shown once; make a new one to see it again.':
    'आपने {day} को पता बनाया था। वह एक ही बार दिखाया गया; फिर देखने के लिए नया बनाएँ।',
  'Make a new address': 'नया पता बनाएँ',
  'Make an address': 'पता बनाएँ',
  'Close it': 'बंद करें',
  'Make a new address?': 'नया पता बनाएँ?',
  'Keep the old one': 'पुराना रखें',
  'The old address stops working at once. Calendars that read it stay as they are until you give them the new one.':
    'पुराना पता तुरंत बंद हो जाता है। उसे पढ़ने वाले कैलेंडर तब तक वैसे ही रहते हैं जब तक आप उन्हें नया पता न दें।',
  Copied: 'कॉपी हो गया',
  'Copying did not work. Mark the address and copy it by hand.': 'कॉपी नहीं हो सका। पता चुनकर ख़ुद कॉपी करें।',
  'Address of your calendar': 'आपके कैलेंडर का पता',
  Copy: 'कॉपी करें',
  'Open in your calendar program': 'अपने कैलेंडर में खोलें',
  'Anyone who has this address can see your sessions. It is shown only now.':
    'जिसके पास यह पता है, वह आपके सत्र देख सकता है। यह सिर्फ़ अभी दिखाया जा रहा है।',
} satisfies Catalogue
