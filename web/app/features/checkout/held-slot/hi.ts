import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Amount to pay': 'देना बाक़ी',
  'For the invoice': 'बिल के लिए',
  'Your slot is held': 'आपका समय रोक लिया गया है',
  '{slot} is held for you.': '{slot} आपके लिए रुका है।',
  'Pay within this time to confirm. Otherwise the slot is released.':
    'पक्का करने के लिए इतने समय में भुगतान करें, नहीं तो यह समय औरों के लिए खुल जाएगा।',
  'Release slot': 'यह समय छोड़ें',
  'Held for {count} more minutes': { one: '{count} मिनट और आपके लिए रुका है', other: '{count} मिनट और आपके लिए रुका है' },
  'Help {name} prepare': '{name} को तैयारी में मदद करें',
  'Not sure yet': 'अभी तय नहीं',
  'Your question': 'आपका सवाल',
  'What do you want answered in this session?': 'इस सत्र में किस बात का जवाब चाहिए?',
  'Saved.': 'सहेजा गया।',
  'You can change it until the session starts.': 'सत्र शुरू होने तक इसे बदला जा सकता है।',
  'Price and payment': 'क़ीमत और भुगतान',
  'Pay {amount} and book': '{amount} देकर बुक करें',
  'Pay and book': 'भुगतान करके बुक करें',
  'Held for {time}': '{time} मिनट बाक़ी',
  'This session starts soon, so there is no refund if you cancel.':
    'सत्र जल्दी शुरू होगा, इसलिए रद्द करने पर रिफ़ंड नहीं मिलेगा।',
  'Full refund if you cancel before {when}.': '{when} से पहले रद्द करें तो पूरा रिफ़ंड।',
  '{percent}% refund if you cancel before {when}.': '{when} से पहले रद्द करें तो {percent}% रिफ़ंड।',
  'The hold has expired': 'रोककर रखने का समय ख़त्म हुआ',
  'You were not charged. If the slot is still free, you can hold it again.':
    'आपसे कोई पैसा नहीं लिया गया। समय अब भी ख़ाली हो तो उसे फिर रोका जा सकता है।',
  'You were not charged. This time has passed.': 'आपसे कोई पैसा नहीं लिया गया। यह समय बीत चुका है।',
  'Hold it again': 'फिर से रोकें',
  'The hold has ended.': 'रोककर रखने का समय पूरा हुआ।',
  'Please do not pay again.': 'कृपया दोबारा भुगतान न करें।',
  'See payment status': 'भुगतान की स्थिति देखें',
  'Other times': 'दूसरे समय',
  'Book session': 'सत्र बुक करें',
  'Need more than one session?': 'एक से ज़्यादा सत्र चाहिए?',
  '{count} sessions for {amount}, you save {saved}': '{count} सत्र {amount} में, आप {saved} बचाते हैं',
  'Prices before GST. After you buy a package, this session is the first one you book with it.':
    'क़ीमत GST से पहले। पैकेज ख़रीदने के बाद यह सत्र उसी से बुक होगा।',
} satisfies Catalogue
