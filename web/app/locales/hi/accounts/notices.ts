import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const notices = {
  'Choose what reaches you, and how.': 'चुनें कि आप तक क्या और कैसे पहुँचे।',
  'Session reminders': 'सत्र की याद',
  '24 hours, 1 hour and 10 minutes before': '24 घंटे, 1 घंटे और 10 मिनट पहले',
  'Changes to a booking': 'बुकिंग में बदलाव',
  'Booked, moved, cancelled, refunded, messages': 'बुक, समय बदला, रद्द, रिफ़ंड, संदेश',
  'Written answers': 'लिखित जवाब',
  'New answer or a question back': 'नया जवाब या उलटा सवाल',
  'Wallet and invoices': 'वॉलेट और बिल',
  'Top-ups, payments, credit notes, payouts': 'टॉप-अप, भुगतान, क्रेडिट नोट, निकासी',
  'Workshops and talks': 'कार्यशालाएँ और वार्ताएँ',
  'Seats, waiting list, reminders': 'सीटें, वेटिंग लिस्ट, याद',
  'Renewal and what is left': 'नवीनीकरण और क्या बचा है',
  'News and offers': 'समाचार और ऑफ़र',
  'At most twice a month': 'महीने में ज़्यादा से ज़्यादा दो बार',
  'Your account': 'आपका खाता',
  'Sign-ins and safety': 'लॉगिन और सुरक्षा',
  'In app': 'ऐप में',
  SMS: 'SMS',
  Push: 'पुश',
  Always: 'हमेशा',
  'Quiet hours': 'शांत समय',
  'Booking changes and payments always reach you in the app and by SMS. {quiet} {from} to {to} apply to other SMS and to push.':
    'बुकिंग के बदलाव और भुगतान ऐप में और SMS से हमेशा पहुँचते हैं। {quiet} {from} से {to} बाक़ी SMS और पुश पर लागू है।',
  'Push in this browser': 'इस ब्राउज़र में पुश',
  'Push is on in this browser': 'इस ब्राउज़र में पुश चालू है',
  'Notices appear even when the site is closed. Your browser asks you first.':
    'साइट बंद होने पर भी सूचनाएँ दिखती हैं। ब्राउज़र पहले आपसे पूछता है।',
  'You have blocked notices from this site. Allow them in the settings of your browser.':
    'आपने इस साइट की सूचनाएँ रोकी हैं। ब्राउज़र की सेटिंग में अनुमति दें।',
  'This browser’s push service did not answer. Try again later.':
    'इस ब्राउज़र की पुश सेवा ने जवाब नहीं दिया। बाद में फिर कोशिश करें।',
  'Turn on': 'चालू करें',
  'Turn off': 'बंद करें',
} satisfies Catalogue
