import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Your account': 'आपका खाता',
  'Session reminders': 'सत्र के रिमाइंडर',
  '24 hours, 1 hour and 10 minutes before': '24 घंटे, 1 घंटे और 10 मिनट पहले',
  'Changes to a booking': 'बुकिंग में बदलाव',
  'Booked, rescheduled, cancelled, refunded, messages': 'बुक, समय बदला, रद्द, रिफ़ंड, संदेश',
  'Written answers and services': 'लिखित जवाब और सेवाएँ',
  'Answers, messages, deliveries, deadlines': 'जवाब, संदेश, पूरा किया काम, समय-सीमा',
  'Wallet and invoices': 'वॉलेट और बिल',
  'Top-ups, payments, credit notes, payouts': 'टॉप-अप, भुगतान, क्रेडिट नोट, निकासी',
  'Courses, workshops and talks': 'कोर्स, कार्यशालाएँ और वार्ताएँ',
  'New courses, seats, waiting list, reminders': 'नए कोर्स, सीटें, वेटिंग लिस्ट, रिमाइंडर',
  'Renewals and remaining benefits': 'नवीनीकरण और बचे हुए लाभ',
  'News and offers': 'समाचार और ऑफ़र',
  'At most twice a month': 'महीने में ज़्यादा से ज़्यादा दो बार',
  'Logins and security': 'लॉगिन और सुरक्षा',
  'In app': 'ऐप में',
  SMS: 'SMS',
  Push: 'पुश',
  Always: 'हमेशा',
  'Quiet hours': 'शांत समय',
  'Booking changes and payments always reach you in the app and by SMS. {quiet} ({from} to {to}) apply to other SMS and push notifications.':
    'बुकिंग के बदलाव और भुगतान ऐप में और SMS से हमेशा मिलते हैं। {quiet} ({from} से {to}) बाक़ी SMS और पुश पर लागू है।',
  'Push notifications in this browser': 'इस ब्राउज़र में पुश सूचनाएँ',
  'Push notifications are on in this browser': 'इस ब्राउज़र में पुश सूचनाएँ चालू हैं',
  'Get notified even when the site is closed. Your browser will ask you to allow it.':
    'साइट बंद होने पर भी सूचनाएँ पाएँ। ब्राउज़र पहले अनुमति माँगेगा।',
  'Notifications from this site are blocked. Allow them in your browser settings.':
    'इस साइट की सूचनाएँ बंद हैं। ब्राउज़र की सेटिंग में अनुमति दें।',
  'This browser’s push service did not answer. Try again later.':
    'इस ब्राउज़र की पुश सेवा ने जवाब नहीं दिया। बाद में फिर कोशिश करें।',
  'Turn on': 'चालू करें',
  'Turn off': 'बंद करें',
} satisfies Catalogue
