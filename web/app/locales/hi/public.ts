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
  'Short articles by consultants: licences, tax, machines, money.': 'सलाहकारों के छोटे लेख: लाइसेंस, कर, मशीनें, पैसा।',
  'No articles yet': 'अभी कोई लेख नहीं',
  'Find a consultant': 'सलाहकार खोजें',
  'Consultants will write here about licences, tax, machines and money. Until then, ask one of them directly.':
    'सलाहकार यहाँ लाइसेंस, कर, मशीनों और पैसे पर लिखेंगे। तब तक सीधे उनसे पूछिए।',
  'Check a certificate': 'प्रमाणपत्र जाँचें',
  'See whether a certificate was issued by us: enter the number printed on it.':
    'देखें कि प्रमाणपत्र हमने दिया है या नहीं: उस पर छपा नंबर लिखें।',
  'Enter the number printed under the name.': 'नाम के नीचे छपा नंबर लिखें।',
  'Certificate number': 'प्रमाणपत्र नंबर',
  Check: 'जाँचें',
  'We have issued no certificate with the number {code}. Please compare it with the print.':
    '{code} नंबर का कोई प्रमाणपत्र हमने नहीं दिया। कृपया छपे नंबर से मिलाएँ।',
  'Find a consultant by industry, language and fee, and see what customers said.':
    'उद्योग, भाषा और फ़ीस से सलाहकार खोजें और देखें ग्राहकों ने क्या कहा।',
  'Courses for people who run a business, at your own pace and with a certificate.':
    'कारोबार चलाने वालों के लिए कोर्स, अपनी गति से और प्रमाणपत्र के साथ।',
  'Learn at your pace, earn a certificate.': 'अपनी गति से सीखें, प्रमाणपत्र पाएँ।',
  'No course is open yet': 'अभी कोई कोर्स नहीं खुला',
  'Courses will appear here with their lessons, hours and price. A consultant can answer your question today.':
    'कोर्स यहाँ अपने पाठ, घंटों और दाम के साथ दिखेंगे। आपके सवाल का जवाब सलाहकार आज दे सकते हैं।',
  'Talk to an expert at once and pay by the minute, only while both are connected.':
    'विशेषज्ञ से तुरंत बात करें और मिनट के हिसाब से भुगतान करें, केवल जब दोनों जुड़े हों।',
  'No appointment. Talk by the minute and stop whenever you like.':
    'समय लेने की ज़रूरत नहीं। मिनट के हिसाब से बात करें और जब चाहें रोक दें।',
  'Kind of expert': 'विशेषज्ञ का प्रकार',
  Industrial: 'औद्योगिक',
  Professional: 'पेशेवर',
  'No expert takes calls at this moment': 'इस समय कोई विशेषज्ञ कॉल नहीं ले रहे',
  'Experts who are ready to talk appear here with their rate per minute. You can book a time with a consultant instead.':
    'जो विशेषज्ञ बात करने को तैयार हैं, वे यहाँ अपनी प्रति मिनट दर के साथ दिखते हैं। आप सलाहकार के साथ समय भी बुक कर सकते हैं।',
  'Book a business consultant by video, audio or in writing': 'कारोबारी सलाहकार बुक करें: वीडियो, ऑडियो या लिखित',
  'Experienced industrial and professional consultants for Indian businesses. See the fee first and pay per session.':
    'भारतीय कारोबारों के लिए अनुभवी औद्योगिक और पेशेवर सलाहकार। फ़ीस पहले देखें और हर सत्र का भुगतान करें।',
  'More people are asking than we can answer at once. Please try again in a moment.':
    'एक साथ इतने लोग आए हैं कि हम सबको जवाब नहीं दे पा रहे। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Closed for repairs': 'मरम्मत के लिए बंद',
  'We are working on the site and are back soon.': 'हम साइट पर काम कर रहे हैं और जल्दी लौटेंगे।',
  'We are working on the site and open again as soon as we are done. Your bookings, papers and money are safe.':
    'हम साइट पर काम कर रहे हैं और पूरा होते ही खोल देंगे। आपकी बुकिंग, काग़ज़ और पैसे सुरक्षित हैं।',
  'Membership plans for owners who ask often: discounts, free minutes and courses.':
    'अक्सर पूछने वाले मालिकों के लिए सदस्यता: छूट, मुफ़्त मिनट और कोर्स।',
  'No membership plan is on sale yet': 'अभी कोई सदस्यता नहीं बिक रही',
  'Each plan will appear here with its price, its length and what it saves you. Until then you pay for one session at a time.':
    'हर योजना यहाँ अपने दाम, अवधि और बचत के साथ दिखेगी। तब तक आप एक बार में एक सत्र का भुगतान करते हैं।',
  'There is no connection at the moment.': 'इस समय इंटरनेट नहीं है।',
  'Saved on this device: {when}. You can pay and join when you are back online.':
    'इस डिवाइस पर सेव: {when}। भुगतान और जुड़ना इंटरनेट आने पर होगा।',
  '{count} upcoming': { one: '{count} आने वाली', other: '{count} आने वाली' },
  'My written consultancy': 'मेरी लिखित सलाह',
  'Your written questions and the answers to them.': 'आपके लिखित सवाल और उनके जवाब।',
  'No written questions': 'कोई लिखित सवाल नहीं',
  'How it works': 'यह कैसे होता है',
  'Send a question with papers attached. Most are answered in 48 hours.':
    'काग़ज़ों के साथ सवाल भेजें। ज़्यादातर का जवाब 48 घंटे में मिलता है।',
  'Talk face to face with a consultant: pick a time, see the fee first, join from your browser.':
    'सलाहकार से आमने-सामने बात करें: समय चुनें, फ़ीस पहले देखें, ब्राउज़र से जुड़ें।',
  'Show the machine, the paper or the floor. The consultant sees what you see.':
    'मशीन, काग़ज़ या कारख़ाना दिखाइए। सलाहकार वही देखते हैं जो आप देखते हैं।',
  'You choose the person': 'व्यक्ति आप चुनते हैं',
  'Every card shows the fee, the languages, years of experience and reviews.':
    'हर कार्ड पर फ़ीस, भाषाएँ, अनुभव और समीक्षाएँ लिखी हैं।',
  'You choose the time': 'समय आप चुनते हैं',
  '15, 30, 45 or 60 minutes. A slot is yours alone for ten minutes while you pay.':
    '15, 30, 45 या 60 मिनट। भुगतान करते समय स्लॉट दस मिनट केवल आपका रहता है।',
  'You join from the browser': 'ब्राउज़र से जुड़ते हैं',
  'Nothing to install. Ten minutes before the time the Join button turns on.':
    'कुछ इंस्टॉल नहीं करना। समय से दस मिनट पहले जुड़ने का बटन चालू हो जाता है।',
  'Plans change': 'योजना बदल जाए तो',
  'Cancel 24 hours before and all of it comes back; up to 2 hours before, half.':
    '24 घंटे पहले रद्द करें तो पूरा पैसा वापस; 2 घंटे पहले तक आधा।',
  'Live workshops in small groups, online and in your city.': 'छोटे समूहों में लाइव कार्यशालाएँ, ऑनलाइन और आपके शहर में।',
  'Live, small groups, bring your questions.': 'लाइव, छोटे समूह, अपने सवाल लाइए।',
  'No workshops are open for booking yet': 'अभी किसी कार्यशाला की बुकिंग नहीं खुली',
  'When one is announced you will see its date, place, trainer and the seats left.':
    'घोषणा होने पर उसकी तारीख़, जगह, प्रशिक्षक और बची सीटें यहाँ दिखेंगी।',
  'Ask in writing, attach your papers, and read an answer you can keep within 48 hours.':
    'लिखकर पूछें, अपने काग़ज़ जोड़ें और 48 घंटे में ऐसा जवाब पढ़ें जो आपके पास रहे।',
  'For notices, drawings, budgets and everything that is easier to read than to say.':
    'नोटिस, ड्रॉइंग, बजट और ऐसी हर बात के लिए जिसे बोलने से लिखना आसान है।',
  'One question, in your words': 'एक सवाल, आपके शब्दों में',
  'Attach the notice, the drawing or the quotation it is about.': 'जिस नोटिस, ड्रॉइंग या कोटेशन की बात है उसे जोड़ें।',
  'An answer within 48 hours': '48 घंटे में जवाब',
  'Later than that, and your money comes back in full.': 'उससे देर हुई तो आपका पूरा पैसा वापस।',
  'Two follow-ups within 7 days': '7 दिन में दो और सवाल',
  'For what was still unclear. They cost nothing more.': 'जो फिर भी साफ़ न हुआ हो उसके लिए। इनका अलग पैसा नहीं लगता।',
  'It stays with you': 'यह आपके पास रहता है',
  'Question, answer and papers are kept under My written consultancy.': 'सवाल, जवाब और काग़ज़ “मेरी लिखित सलाह” में रहते हैं।',
  'verified consultants': 'जाँचे-परखे सलाहकार',
  'sectors covered': 'क्षेत्र',
  'In figures': 'आँकड़ों में',
  'Search industry': 'उद्योग खोजें',
  'Search industry, e.g. spices': 'उद्योग खोजें, जैसे मसाले',
  'Ask someone who has already solved it.': 'उनसे पूछिए, जो यह काम कर चुके हैं।',
  'Book a video, audio or written consultation with an experienced industrial or professional consultant. You see the fee first and pay per session.':
    'अनुभवी औद्योगिक और पेशेवर सलाहकारों से वीडियो, ऑडियो या लिखित सलाह लें। फ़ीस पहले दिखती है, और आप हर सत्र का अलग भुगतान करते हैं।',
  'Most consultants work in': 'सबसे ज़्यादा सलाहकार इनमें हैं',
  'Some of our consultants': 'हमारे कुछ सलाहकार',
  'Browse by sector': 'क्षेत्र से खोजें',
  'All consultants': 'सभी सलाहकार',
  'Choose a consultant': 'सलाहकार चुनें',
  'Filter by sector, language and fee. See the next free slot before you open a profile.':
    'क्षेत्र, भाषा और फ़ीस से छाँटें। प्रोफ़ाइल खोलने से पहले अगला ख़ाली समय देखें।',
  'Pick a time and pay': 'समय चुनें और भुगतान करें',
  'Video, audio or written. Pay by UPI, card or wallet. The fee shown is the fee charged, plus GST.':
    'वीडियो, ऑडियो या लिखित। UPI, कार्ड या वॉलेट से भुगतान करें। जो फ़ीस दिखती है वही लगती है, GST अलग।',
  'Talk, then keep the notes': 'बात करें, नोट सँभालें',
  'Join from the link in your bookings. Shared documents and notes stay in your locker.':
    'अपनी बुकिंग के लिंक से जुड़ें। साझा दस्तावेज़ और नोट आपके लॉकर में रहते हैं।',
  'How a session works': 'सत्र कैसे होता है',
  'Three steps, usually under five minutes.': 'तीन क़दम, अक्सर पाँच मिनट से कम में।',
  'Step {number}': 'क़दम {number}',
  'All {count}': 'सभी {count}',
  'Top consultants': 'सबसे अच्छे सलाहकार',
  'Meet the consultants': 'सलाहकारों से मिलिए',
  'Ranked by what customers said after their sessions.': 'सत्र के बाद ग्राहकों की राय के क्रम में।',
  'People who have done the work themselves.': 'वे लोग जो यह काम ख़ुद कर चुके हैं।',
  'from {count} reviews': { one: '{count} समीक्षा से', other: '{count} समीक्षाओं से' },
  '{count} yrs': '{count} साल',
  '{fee} + GST a minute': '{fee} + GST प्रति मिनट',
  'Tell us where you are and what you make. The help desk calls back within one working hour.':
    'बताइए आप कहाँ हैं और क्या बनाते हैं। सहायता केंद्र काम के एक घंटे में फ़ोन करेगा।',
  Name: 'नाम',
  'Mobile number': 'मोबाइल नंबर',
  Email: 'ईमेल',
  Optional: 'ज़रूरी नहीं',
  'What do you need?': 'आपको क्या चाहिए?',
  'Optional. A line is enough.': 'ज़रूरी नहीं। एक पंक्ति काफ़ी है।',
  Submit: 'भेजें',
  'We use your number only to reply to this enquiry.': 'आपका नंबर केवल इस पूछताछ के जवाब के लिए है।',
} satisfies Catalogue
