import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const calendar = {
  'Add to calendar': 'कैलेंडर में जोड़ें',
  'Calendar file': 'कैलेंडर फ़ाइल',
  Google: 'Google',
  Outlook: 'Outlook',
  'Sessions in your calendar': 'आपके कैलेंडर में सत्र',
  'A private link for your calendar app. New, rescheduled and cancelled sessions update automatically.':
    'आपके कैलेंडर ऐप के लिए निजी लिंक। नए, बदले और रद्द सत्र उसमें अपने-आप दिखेंगे।',
  'You created a link on {day}. A link is shown only once; create a new one to see it again.':
    '{day} को एक लिंक बनाया गया था। लिंक एक ही बार दिखता है; फिर देखने के लिए नया बनाएँ।',
  'Create a new link': 'नया लिंक बनाएँ',
  'Create link': 'लिंक बनाएँ',
  'Turn off link': 'लिंक बंद करें',
  'Create a new link?': 'नया लिंक बनाएँ?',
  'Keep the old link': 'पुराना लिंक रहने दें',
  'The old link stops working immediately. Add the new link to your calendars to keep them up to date.':
    'पुराना लिंक तुरंत बंद हो जाएगा। कैलेंडर में नया लिंक जोड़ें ताकि सत्र दिखते रहें।',
  Copied: 'कॉपी हो गया',
  'Could not copy. Select the link and copy it yourself.': 'कॉपी नहीं हो सका। लिंक चुनकर ख़ुद कॉपी करें।',
  'Your calendar link': 'आपके कैलेंडर का लिंक',
  Copy: 'कॉपी करें',
  'Open in your calendar app': 'अपने कैलेंडर ऐप में खोलें',
  'Anyone with this link can see your sessions. We will not show it again.':
    'जिसके पास यह लिंक हो, उसे आपके सत्र दिखेंगे। यह दोबारा नहीं दिखाया जाएगा।',
} satisfies Catalogue
