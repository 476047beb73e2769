import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** After a call. */
export const after = {
  'The room is still open.': 'कमरा अब भी खुला है।',
  'Go back in': 'फिर अंदर जाएँ',
  'Our team ended this call': 'हमारी टीम ने यह कॉल ख़त्म की',
  'This session was called off': 'यह सत्र रद्द हो गया',
  'Nobody needs to wait here. Your booking says who called it off, and how much money comes back.':
    'यहाँ रुकने की ज़रूरत नहीं। बुकिंग में लिखा है कि किसने रद्द किया और कितनी राशि वापस आएगी।',
  'Nobody needs to wait here. The booking says who called it off, and why.':
    'यहाँ रुकने की ज़रूरत नहीं। बुकिंग में लिखा है कि किसने और क्यों रद्द किया।',
  'Book another time': 'दूसरा समय बुक करें',
  'Your balance is used up': 'आपका बैलेंस पूरा हो गया',
  'The balance of {name} is used up': '{name} का बैलेंस पूरा हो गया',
  '{name} ended the talk': '{name} ने बातचीत ख़त्म की',
  'The talk is over': 'बातचीत पूरी हुई',
  'You have left the session': 'आप सत्र से बाहर आ गए',
  'The session is over': 'सत्र पूरा हुआ',
  '{seconds} s': '{seconds} सेकंड',
  '{minutes} min': '{minutes} मिनट',
  '{minutes} min {seconds} s': '{minutes} मिनट {seconds} सेकंड',
  'Connected for': 'जुड़े रहे',
  'Being counted …': 'हिसाब हो रहा है …',
  'You did not meet': 'मुलाक़ात नहीं हुई',
  'You paid, with GST': 'आपने दिए, GST सहित',
  'You earned, after all deductions': 'आपकी कमाई, सब कटौतियों के बाद',
  Number: 'नंबर',
  'The session is counted as held when its time is over, at {time}.': 'समय पूरा होने पर, {time} बजे, सत्र पूरा माना जाएगा।',
  'The invoice and the chat stay in your booking.': 'बिल और चैट आपकी बुकिंग में रहेंगे।',
  'The chat stays in the booking, and your earning in the transaction history.':
    'चैट बुकिंग में रहेगी और आपकी कमाई लेन-देन के इतिहास में।',
  'The receipt lists every part of the talk; gaps are free.': 'रसीद में बातचीत का हर हिस्सा है; बीच के अंतराल मुफ़्त हैं।',
  'Your earning stands in the transaction history.': 'आपकी कमाई लेन-देन के इतिहास में है।',
  'Your notes are kept here, and only you see them.': 'आपके नोट यहाँ रहेंगे, और केवल आपको दिखेंगे।',
  'What happens next': 'आगे क्या होगा',
  'See the receipt': 'रसीद देखें',
  'See what was counted': 'देखें क्या गिना गया',
  'Open the booking': 'बुकिंग खोलें',
  'Book a follow-up': 'अगला सत्र बुक करें',
} satisfies Catalogue
