import type { Catalogue } from '../../lib/i18n/texts.ts'
import { callback } from './public/callback.ts'
import { documentCheck } from './public/document-check.ts'
import { expertTalk } from './public/expert-talk.ts'
import { home } from './public/home.ts'
import { legal } from './public/legal.ts'
import { listing } from './public/listing.ts'
import { profile } from './public/profile.ts'
import { talkLibrary } from './public/talk-library.ts'

export default {
  ...legal,
  ...home,
  ...callback,
  ...documentCheck,
  ...expertTalk,
  ...listing,
  ...profile,
  ...talkLibrary,
  'Online now': 'अभी ऑनलाइन',
  'On a call': 'कॉल पर',
  Offline: 'ऑफ़लाइन',
  'Short articles by consultants: licences, tax, machines, money.': 'सलाहकारों के छोटे लेख: लाइसेंस, टैक्स, मशीनें, पैसा।',
  'No articles yet': 'अभी कोई लेख नहीं',
  'Find a consultant': 'सलाहकार खोजें',
  'Consultants will write here about licences, tax, machines and money. Until then, ask one directly.':
    'सलाहकार यहाँ लाइसेंस, टैक्स, मशीनों और पैसे पर लिखेंगे। तब तक सीधे उनसे पूछें।',
  'Check a certificate': 'प्रमाणपत्र जाँचें',
  'Check whether a certificate is genuine. Enter the number printed on it.':
    'जाँचें कि प्रमाणपत्र असली है या नहीं। उस पर छपा नंबर लिखें।',
  'Enter the number printed under the name.': 'नाम के नीचे छपा नंबर लिखें।',
  'Certificate number': 'प्रमाणपत्र नंबर',
  Check: 'जाँचें',
  'No certificate found with the number {code}. Please check the number printed on it.':
    '{code} नंबर का कोई प्रमाणपत्र नहीं मिला। कृपया छपे नंबर से मिलाएँ।',
  'Find a consultant by industry, language and fee, and see what customers said.':
    'उद्योग, भाषा और फ़ीस से सलाहकार खोजें और देखें ग्राहकों ने क्या कहा।',
  'Courses for people who run a business, at your own pace and with a certificate.':
    'कारोबार चलाने वालों के लिए कोर्स, अपनी गति से और प्रमाणपत्र के साथ।',
  'Learn at your pace, earn a certificate.': 'अपनी गति से सीखें, प्रमाणपत्र पाएँ।',
  'No courses yet': 'अभी कोई कोर्स नहीं',
  'Courses will appear here with their lessons, hours and price. A consultant can answer your question today.':
    'कोर्स यहाँ अपने पाठ, घंटों और दाम के साथ दिखेंगे। आपके सवाल का जवाब सलाहकार से आज ही मिल सकता है।',
  'Talk to an expert right away and pay by the minute, only while you are both connected.':
    'विशेषज्ञ से तुरंत बात करें। पैसे मिनट के हिसाब से, सिर्फ़ जब दोनों जुड़े हों।',
  'No appointment. Talk by the minute and stop whenever you like.':
    'समय लेने की ज़रूरत नहीं। मिनट के हिसाब से बात करें और जब चाहें रोक दें।',
  'Type of expert': 'विशेषज्ञ का प्रकार',
  Industrial: 'औद्योगिक',
  Professional: 'पेशेवर',
  'No experts are available right now': 'इस समय कोई विशेषज्ञ उपलब्ध नहीं',
  'Available experts appear here with their rate per minute. You can also book a slot with a consultant.':
    'उपलब्ध विशेषज्ञ यहाँ अपनी प्रति मिनट दर के साथ दिखेंगे। सलाहकार के साथ समय भी बुक किया जा सकता है।',
  'Book a business consultant by video, audio or in writing': 'कारोबारी सलाहकार बुक करें: वीडियो, ऑडियो या लिखित',
  'Experienced industrial and professional consultants for Indian businesses. See the fee first and pay per session.':
    'भारतीय कारोबारों के लिए अनुभवी औद्योगिक और पेशेवर सलाहकार। फ़ीस पहले देखें और हर सत्र का भुगतान करें।',
  'Too many people are using the site right now. Please try again in a moment.':
    'अभी साइट पर बहुत लोग हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Under maintenance': 'साइट की मरम्मत चल रही है',
  'We are improving the site and will be back soon.': 'हम साइट पर काम कर रहे हैं और जल्दी लौटेंगे।',
  'We are improving the site and will be back soon. Your bookings, papers and money are safe.':
    'हम साइट पर काम कर रहे हैं और जल्दी लौटेंगे। आपकी बुकिंग, काग़ज़ और पैसे सुरक्षित हैं।',
  'Membership plans for regular customers: discounts, free minutes and courses.':
    'नियमित ग्राहकों के लिए सदस्यता: छूट, मुफ़्त मिनट और कोर्स।',
  'No membership plans yet': 'अभी कोई सदस्यता योजना नहीं',
  'Each plan will appear here with its price, duration and savings. Until then you pay per session.':
    'हर योजना यहाँ अपने दाम, अवधि और बचत के साथ दिखेगी। तब तक भुगतान हर सत्र का अलग है।',
  'You are offline.': 'आप ऑफ़लाइन हैं।',
  'Saved on this device: {when}. You can pay and join when you are back online.':
    'इस डिवाइस पर सेव: {when}। भुगतान और जुड़ना इंटरनेट आने पर होगा।',
  '{count} upcoming': { one: '{count} आने वाली', other: '{count} आने वाली' },
  'My written consultancy': 'मेरी लिखित सलाह',
  'Your written questions and their answers.': 'आपके लिखित सवाल और उनके जवाब।',
  'No written questions': 'कोई लिखित सवाल नहीं',
  'How it works': 'यह कैसे होता है',
  'Send a question with your papers. Most are answered within 48 hours.':
    'काग़ज़ों के साथ सवाल भेजें। ज़्यादातर का जवाब 48 घंटे में मिलता है।',
  'Talk face to face with a consultant: pick a time, see the fee first, join from your browser.':
    'सलाहकार से आमने-सामने बात करें: समय चुनें, फ़ीस पहले देखें, ब्राउज़र से जुड़ें।',
  'Show the machine, the papers or the shop floor. The consultant sees what you see.':
    'मशीन, काग़ज़ या कारख़ाना दिखाएँ। जो आपके सामने है, वही सलाहकार को दिखेगा।',
  'Choose your consultant': 'सलाहकार आपकी पसंद का',
  'Every profile shows fees, languages, experience and reviews.': 'हर प्रोफ़ाइल पर फ़ीस, भाषाएँ, अनुभव और समीक्षाएँ लिखी हैं।',
  'Choose your time': 'समय आपकी पसंद का',
  '15, 30, 45 or 60 minutes. We hold your slot for ten minutes while you pay.':
    '15, 30, 45 या 60 मिनट। भुगतान के लिए आपका समय दस मिनट रुका रहता है।',
  'Join from your browser': 'ब्राउज़र से जुड़ें',
  'Nothing to install. The Join button opens ten minutes before your session.':
    'कुछ इंस्टॉल नहीं करना। जुड़ने का बटन सत्र से दस मिनट पहले चालू होता है।',
  'If your plans change': 'योजना बदल जाए तो',
  'Full refund if you cancel at least 24 hours before; half up to 2 hours before.':
    'कम से कम 24 घंटे पहले रद्द करें तो पूरा रिफ़ंड; 2 घंटे पहले तक आधा।',
  'Live workshops in small groups, online and in your city.': 'छोटे समूहों में लाइव कार्यशालाएँ, ऑनलाइन और आपके शहर में।',
  'Live, in small groups. Bring your questions.': 'लाइव, छोटे समूह, अपने सवाल लाएँ।',
  'No workshops yet': 'अभी कोई कार्यशाला नहीं',
  'Upcoming workshops will appear here with date, venue, trainer and seats left.':
    'आने वाली कार्यशालाएँ तारीख़, जगह, प्रशिक्षक और बची सीटों के साथ यहाँ दिखेंगी।',
  'Ask in writing, attach your papers and get a written answer within 48 hours.':
    'लिखकर पूछें, अपने काग़ज़ जोड़ें और 48 घंटे में लिखित जवाब पाएँ।',
  'For notices, drawings, budgets and anything that is easier in writing.':
    'नोटिस, ड्रॉइंग, बजट और ऐसी हर बात के लिए जिसे बोलने से लिखना आसान है।',
  'One question, in your own words': 'एक सवाल, अपने शब्दों में',
  'Attach the notice, the drawing or the quotation it is about.': 'जिस नोटिस, ड्रॉइंग या कोटेशन की बात है उसे जोड़ें।',
  'An answer within 48 hours': '48 घंटे में जवाब',
  'Full refund if the answer is late.': 'जवाब में देर हुई तो पूरा रिफ़ंड।',
  'Two follow-ups within 7 days': '7 दिन में दो और सवाल',
  'Ask what is still unclear, at no extra cost.': 'जो फिर भी साफ़ न हुआ हो, वह पूछें। इनका अलग पैसा नहीं लगता।',
  'Saved for you': 'आपके पास सुरक्षित',
  'Find the question, answer and papers any time under My written consultancy.':
    'सवाल, जवाब और काग़ज़ कभी भी “मेरी लिखित सलाह” में देखें।',
  'verified consultants': 'जाँचे-परखे सलाहकार',
  'sectors covered': 'क्षेत्र',
  'At a glance': 'एक नज़र में',
  'Search industry': 'उद्योग खोजें',
  'Search industry, e.g. spices': 'उद्योग खोजें, जैसे मसाले',
  'Ask someone who has already solved it.': 'उनसे पूछें, जो यह काम कर चुके हैं।',
  'Book a video, audio or written consultation with an experienced industrial or professional consultant. You see the fee first and pay per session.':
    'अनुभवी औद्योगिक और पेशेवर सलाहकारों से वीडियो, ऑडियो या लिखित सलाह लें। फ़ीस पहले दिखती है, और भुगतान हर सत्र का अलग होता है।',
  'Popular sectors': 'लोकप्रिय क्षेत्र',
  'Some of our consultants': 'हमारे कुछ सलाहकार',
  'Browse by sector': 'क्षेत्र से खोजें',
  'All consultants': 'सभी सलाहकार',
  'Choose a consultant': 'सलाहकार चुनें',
  'Filter by sector, language and fee. See the next free slot before you open a profile.':
    'क्षेत्र, भाषा और फ़ीस से छाँटें। प्रोफ़ाइल खोलने से पहले अगला ख़ाली समय देखें।',
  'Pick a time and pay': 'समय चुनें और भुगतान करें',
  'Video, audio or written. Pay by UPI, card or wallet. You pay the fee shown, plus GST.':
    'वीडियो, ऑडियो या लिखित। UPI, कार्ड या वॉलेट से भुगतान करें। जो फ़ीस दिखती है वही लगती है, GST अलग।',
  'Talk and keep your notes': 'बात करें, नोट सँभालें',
  'Join from the link in your bookings. Shared documents and notes stay in your locker.':
    'अपनी बुकिंग के लिंक से जुड़ें। साझा दस्तावेज़ और नोट आपके लॉकर में रहते हैं।',
  'How a session works': 'सत्र कैसे होता है',
  'Three steps, usually under five minutes.': 'तीन क़दम, अक्सर पाँच मिनट से कम में।',
  'Step {number}': 'क़दम {number}',
  'All {count}': 'सभी {count}',
  'Top consultants': 'सबसे अच्छे सलाहकार',
  'Meet the consultants': 'सलाहकारों से मिलिए',
  'Ranked by customer reviews.': 'ग्राहकों की समीक्षाओं के क्रम में।',
  'People who have done the work themselves.': 'वे लोग जो यह काम ख़ुद कर चुके हैं।',
  'from {count} reviews': { one: '{count} समीक्षा से', other: '{count} समीक्षाओं से' },
  '{count} yrs': '{count} साल',
  '{fee} + GST per minute': '{fee} + GST प्रति मिनट',
  'Tell us where you are and what you make. Our help desk will call you back within one working hour.':
    'अपनी जगह और अपना काम बताएँ। सहायता केंद्र काम के एक घंटे में फ़ोन करेगा।',
  Name: 'नाम',
  'Mobile number': 'मोबाइल नंबर',
  Email: 'ईमेल',
  Optional: 'ज़रूरी नहीं',
  'What do you need?': 'आपको क्या चाहिए?',
  'Optional. A line is enough.': 'ज़रूरी नहीं। एक पंक्ति काफ़ी है।',
  Submit: 'भेजें',
  'We use your number only to reply to this enquiry.': 'आपका नंबर सिर्फ़ इस पूछताछ के जवाब के लिए है।',
} satisfies Catalogue
