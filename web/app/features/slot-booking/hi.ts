import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Book {date}, {time}': '{date}, {time} बुक करें',
  'Book this time': 'यह समय बुक करें',
  'Log in as a customer to book.': 'बुक करने के लिए ग्राहक के रूप में लॉगिन करें।',
  'We hold this slot for {count} minutes while you pay.': 'भुगतान के लिए यह समय {count} मिनट आपके लिए रुकेगा।',
  'Full refund if you cancel at least {count} hours before.': 'कम से कम {count} घंटे पहले रद्द करें तो पूरा रिफ़ंड।',
  'Show one week': 'एक हफ़्ता दिखाएँ',
  'Show the whole month': 'पूरा महीना दिखाएँ',
  'No free slots in the coming days.': 'आने वाले दिनों में कोई समय ख़ाली नहीं।',
  'Ask for a written answer': 'लिखित जवाब माँगें',
  'Choose a time first.': 'पहले समय चुनें।',
  'Call us with this slot and we will confirm it right away.': 'इस समय के लिए हमें फ़ोन करें, हम तुरंत पक्का करेंगे।',
  'Book a session': 'सत्र बुक करें',
  'Write your question and attach papers. Answer within {hours} hours.':
    'अपना सवाल लिखें और काग़ज़ जोड़ें। लिखित जवाब {hours} घंटे में मिलेगा।',
  'No free slots on this day. Choose a day with a number under it.':
    'इस दिन कोई समय ख़ाली नहीं। वह दिन चुनें जिसके नीचे संख्या हो।',
  'Times are in your time zone ({zone}). The consultant is in {other}.':
    'समय आपके टाइम ज़ोन ({zone}) में हैं। सलाहकार का टाइम ज़ोन {other} है।',
  'No free slots this week.': 'इस हफ़्ते कोई समय ख़ाली नहीं।',
  'Next free: {date}, {minutes} min': 'अगला ख़ाली समय: {date}, {minutes} मिनट',
  '{date}, {time} is no longer available.': '{date}, {time} का समय अब ख़ाली नहीं है।',
  'Nearest free times:': 'सबसे पास के ख़ाली समय:',
  '{date}, {time} is held for you.': '{date}, {time} का समय आपके लिए रुका है।',
  'You have already booked {date}, {time}.': '{date}, {time} की आपकी बुकिंग पहले से है।',
  'Continue to payment': 'भुगतान करें',
  'View booking': 'बुकिंग देखें',
  'Send request': 'अनुरोध भेजें',
  'Mobile number': 'मोबाइल नंबर',
  'We use your number only to reply to this enquiry.': 'आपका नंबर सिर्फ़ इस पूछताछ के जवाब के लिए है।',
  'Pay after writing your question. Full refund if the answer is late.':
    'सवाल लिखने के बाद भुगतान करें। जवाब देर से आए तो पूरा रिफ़ंड।',
} satisfies Catalogue
