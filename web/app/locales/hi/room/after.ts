import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** After a call. */
export const after = {
  'You can still rejoin.': 'अब भी फिर जुड़ा जा सकता है।',
  Rejoin: 'फिर जुड़ें',
  'Our team ended this call': 'हमारी टीम ने यह कॉल ख़त्म की',
  'This session was cancelled': 'यह सत्र रद्द हो गया',
  'You need not wait here. Your booking shows who cancelled and your refund.':
    'यहाँ रुकने की ज़रूरत नहीं। किसने रद्द किया और कितना पैसा लौटेगा, यह बुकिंग में लिखा है।',
  'You need not wait here. The booking shows who cancelled and why.':
    'यहाँ रुकने की ज़रूरत नहीं। किसने और क्यों रद्द किया, यह बुकिंग में लिखा है।',
  'Book another time': 'दूसरा समय बुक करें',
  'Your balance has run out': 'आपका बैलेंस ख़त्म हो गया',
  '{name}’s balance has run out': '{name} का बैलेंस ख़त्म हो गया',
  '{name} ended the call': '{name} ने कॉल ख़त्म की',
  'You have left the session': 'आपने सत्र छोड़ दिया',
  'Session ended': 'सत्र ख़त्म हुआ',
  '{seconds} s': '{seconds} सेकंड',
  '{minutes} min': '{minutes} मिनट',
  '{minutes} min {seconds} s': '{minutes} मिनट {seconds} सेकंड',
  'Connected for': 'बातचीत का समय',
  'Calculating…': 'हिसाब हो रहा है…',
  'You were not connected': 'बात नहीं हो पाई',
  'You paid, including GST': 'आपका भुगतान, GST सहित',
  'You earned, after deductions': 'कटौतियों के बाद आपकी कमाई',
  Number: 'नंबर',
  'The session is marked completed when it ends at {time}.': '{time} पर समय पूरा होने पर सत्र पूरा माना जाएगा।',
  'You will find the invoice and chat in your booking.': 'बिल और चैट आपकी बुकिंग में मिलेंगे।',
  'You will find the chat in the booking and your earnings in Transaction history.':
    'चैट बुकिंग में और आपकी कमाई लेन-देन के इतिहास में मिलेगी।',
  'The receipt lists every part of the call. Breaks in the connection are free.':
    'रसीद में कॉल का हर हिस्सा है। कनेक्शन टूटने के समय का पैसा नहीं लगता।',
  'You will find your earnings in Transaction history.': 'आपकी कमाई लेन-देन के इतिहास में मिलेगी।',
  'Your notes are saved here. Only you can see them.': 'आपके नोट यहाँ सहेजे गए हैं। ये सिर्फ़ आपको दिखते हैं।',
  'What happens next': 'आगे क्या होगा',
  'View receipt': 'रसीद देखें',
  'View call details': 'कॉल का हिसाब देखें',
  'View booking': 'बुकिंग देखें',
  'Book a follow-up': 'अगला सत्र बुक करें',
} satisfies Catalogue
