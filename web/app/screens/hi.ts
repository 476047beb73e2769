import type { Catalogue } from '../lib/i18n/texts.ts'

export default {
  'Nothing yet': 'अभी कुछ नहीं',
  'Updates on your bookings and payments, newest first.': 'आपकी बुकिंग और भुगतान की सूचनाएँ, सबसे नई पहले।',
  'Updates on your bookings and payments.': 'आपकी बुकिंग और भुगतान की सूचनाएँ।',
  'Show older notifications': 'पुरानी सूचनाएँ दिखाएँ',
  'You have seen all notifications of the last six months.': 'पिछले छह महीनों की सूचनाएँ बस इतनी ही हैं।',
  'Talk now': 'अभी बात करें',
  'Expert talk: online now': 'अभी बात करें: ऑनलाइन',
  'No appointment. Talk by the minute and stop whenever you like.':
    'समय लेने की ज़रूरत नहीं। मिनट के हिसाब से बात करें और जब चाहें रोक दें।',
  'See all {count}': 'सभी {count} देखें',
  'See profile': 'प्रोफ़ाइल देखें',
  'See profile of {name}': '{name} की प्रोफ़ाइल देखें',
  'What customers said': 'ग्राहकों ने क्या कहा',
  'of 5 stars': '5 में से स्टार',
  'Check an invoice': 'बिल की जाँच',
  'Check with its QR code whether an invoice or credit note is genuine.':
    'QR कोड से जाँचें कि बिल या क्रेडिट नोट असली है या नहीं।',
  'Document not found': 'यह काग़ज़ नहीं मिला',
  'Go to the home page': 'होम पेज पर जाएँ',
  'Scan the QR code again. If you still see this, the document may not be genuine; please call our help desk.':
    'QR कोड फिर स्कैन करें। फिर भी यही दिखे तो काग़ज़ असली न हो, ऐसा हो सकता है; कृपया सहायता केंद्र को फ़ोन करें।',
  'This invoice is genuine': 'यह बिल असली है',
  'This credit note is genuine': 'यह क्रेडिट नोट असली है',
  'Compare these details with your copy.': 'इन विवरणों को अपने काग़ज़ से मिलाएँ।',
  Number: 'नंबर',
  Date: 'तारीख़',
  Total: 'कुल',
  'Credited later': 'बाद में लौटाया गया',
  'Issued by': 'किसने दिया',
  'Issued to': 'किसके नाम',
  'Talk to an expert, by the minute': 'विशेषज्ञ से बात करें, मिनट के हिसाब से',
  'No appointment. You pay only for the time you are both connected, billed to the second.':
    'अपॉइंटमेंट की ज़रूरत नहीं। पैसे सिर्फ़ उतने समय के लगते हैं जब दोनों जुड़े हों, सेकंड के हिसाब से।',
  'Your wallet has {amount}.': 'आपके वॉलेट में {amount} हैं।',
  '{count} professional experts, {free} free to talk': {
    one: '{count} पेशेवर विशेषज्ञ, {free} बात के लिए ख़ाली',
    other: '{count} पेशेवर विशेषज्ञ, {free} बात के लिए ख़ाली',
  },
  '{count} industrial experts, {free} free to talk': {
    one: '{count} औद्योगिक विशेषज्ञ, {free} बात के लिए ख़ाली',
    other: '{count} औद्योगिक विशेषज्ञ, {free} बात के लिए ख़ाली',
  },
  'No {language}-speaking expert is online right now': '{language} में बात करने वाला कोई विशेषज्ञ अभी ऑनलाइन नहीं है',
  'Any language': 'कोई भी भाषा',
  'Experts who speak other languages may be free.': 'दूसरी भाषाओं के विशेषज्ञ शायद अभी ख़ाली हों।',
  'Talk now with {name}': '{name} से अभी बात करें',
  'Compare consultants': 'सलाहकारों की तुलना',
  'Two or three consultants side by side: rating, experience, languages, fees and the next free slot.':
    'दो-तीन सलाहकार साथ-साथ: रेटिंग, अनुभव, भाषाएँ, फ़ीस और अगला ख़ाली समय।',
  Compare: 'तुलना करें',
  'Compare three': 'तीन की तुलना',
  'Compare two': 'दो की तुलना',
  'Show differences only': 'सिर्फ़ अंतर दिखाएँ',
  'The best value in each row is green.': 'हर पंक्ति में सबसे अच्छा हरे रंग में है।',
  'No consultants to compare yet': 'अभी तुलना के लिए कोई सलाहकार नहीं',
  'Select two or three consultants in the list to compare them here.': 'सूची में दो-तीन सलाहकार चुनें, उनकी तुलना यहाँ दिखेगी।',
  'Back to consultants': 'सलाहकारों की सूची पर वापस',
  '{title}, page {page}': '{title}, पेज {page}',
  '{consultants} found': 'आपके फ़िल्टरों में {consultants}',
  '{consultants}, all verified': '{consultants}, सभी जाँचे-परखे',
  Filters: 'फ़िल्टर',
  'Clear all': 'सब हटाएँ',
  'Clear all filters': 'सारे फ़िल्टर हटाएँ',
  'Show consultants': 'सलाहकार दिखाएँ',
  'Show {consultants}': '{consultants} दिखाएँ',
  'There is no such page in this list': 'सूची में यह पेज नहीं है',
  'No consultants match these filters': 'इन फ़िल्टरों से कोई सलाहकार नहीं मिला',
  'Go to the first page': 'पहले पेज पर जाएँ',
  'Remove a filter to see more, or ask our help desk to find someone for you.':
    'कोई फ़िल्टर हटाकर देखें, या सहायता केंद्र से कहें, वे आपके लिए सलाहकार खोज देंगे।',
  'Our help desk knows every consultant and will find someone for you.': 'सहायता केंद्र आपके लिए सही सलाहकार खोज देगा।',
  'Filters you can remove': 'जो फ़िल्टर हटाए जा सकते हैं',
  'Without “{filter}”': '“{filter}” के बिना',
  'Consultants for “{search}”': '“{search}” के सलाहकार',
  '{place} consultants': '{place}: सलाहकार',
  '{place} consultants with their fees, languages and next free slot. Book by video, audio or in writing.':
    '{place} के सलाहकार, उनकी फ़ीस, भाषाएँ और अगला ख़ाली समय। वीडियो, ऑडियो या लिखकर सलाह लें।',
  '{name}: {headline}, {city}': '{name}: {headline}, {city}',
  '{headline}, {years}+ years of experience. Speaks {languages}. See fees, reviews and free slots.':
    '{headline}, {years}+ साल का अनुभव। भाषाएँ: {languages}। फ़ीस, समीक्षाएँ और ख़ाली समय देखें।',
  About: 'परिचय',
  Videos: 'वीडियो',
  '{name}: {headline}': '{name}: {headline}',
  'Can help with': 'किस काम में मदद',
  'Similar consultants': 'मिलते-जुलते सलाहकार',
  Day: 'दिन',
  Services: 'सेवाएँ',
  Enquire: 'पूछताछ करें',
  '{service}, by {name}': '{service}, {name} से',
  'Top consultants by video': 'वीडियो पर सबसे अच्छे सलाहकार',
  'Top consultants for written answers': 'लिखित जवाब के सबसे अच्छे सलाहकार',
  Length: 'अवधि',
  'Spoken in': 'भाषा',
  Views: 'कितनी बार देखी',
  'Ask {name} yourself': '{name} से ख़ुद पूछें',
  'Talks cover general topics. For your own case, book a session.':
    'वार्ता आम जानकारी के लिए है। अपने मामले के लिए सत्र बुक करें।',
  'The recording will be here soon.': 'रिकॉर्डिंग जल्दी यहाँ दिखेगी।',
  '{count} minutes': { one: '{count} मिनट', other: '{count} मिनट' },
  '{count} attending': '{count} लोग जुड़ेंगे',
  'Watch it live': 'लाइव देखें',
  'Recorded talks': 'रिकॉर्ड की गई वार्ताएँ',
  '{title}, by {name}': '{title}, {name}',
  'More talks': 'और वार्ताएँ',
  '{count} talks for “{search}”': { one: '“{search}” की {count} वार्ता', other: '“{search}” की {count} वार्ताएँ' },
  '{count} talks, with captions in English and Hindi': {
    one: '{count} वार्ता, अंग्रेज़ी और हिन्दी कैप्शन के साथ',
    other: '{count} वार्ताएँ, अंग्रेज़ी और हिन्दी कैप्शन के साथ',
  },
  'No recorded talks yet': 'अभी कोई रिकॉर्ड की गई वार्ता नहीं',
  'See upcoming talks': 'आने वाली वार्ताएँ देखें',
  'Recorded talks by experts will appear here, with captions.': 'विशेषज्ञों की रिकॉर्ड की गई वार्ताएँ कैप्शन के साथ यहाँ दिखेंगी।',
  'No talks found': 'कोई वार्ता नहीं मिली',
  'Show all talks': 'सभी वार्ताएँ देखें',
  'Try a shorter word, or the name of the speaker.': 'छोटा शब्द या वक्ता का नाम लिखकर देखें।',
  'Recorded industrial talks': 'रिकॉर्ड की गई औद्योगिक वार्ताएँ',
  'Industry experts on machines, plants and quality: short talks with captions, free to watch.':
    'मशीन, प्लांट और गुणवत्ता पर विशेषज्ञ: कैप्शन के साथ छोटी वार्ताएँ, मुफ़्त देखें।',
  'Recorded professional talks': 'रिकॉर्ड की गई पेशेवर वार्ताएँ',
  'Experts on tax, loans, law and sales: short talks with captions, free to watch.':
    'टैक्स, लोन, क़ानून और बिक्री पर विशेषज्ञ: कैप्शन के साथ छोटी वार्ताएँ, मुफ़्त देखें।',
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
  'Your membership': 'आपकी सदस्यता',
  'For owners who ask often. Benefits apply automatically when you pay, before GST.':
    'अक्सर सलाह लेने वाले कारोबारियों के लिए। भुगतान करते समय फ़ायदे GST से पहले अपने आप लगते हैं।',
  'Unused minutes and answers end with the membership. A higher plan is credited with the days left of the old one.':
    'बचे हुए मिनट और जवाब सदस्यता के साथ समाप्त होते हैं। बड़ी योजना लेने पर पुरानी के बचे दिनों की रक़म घट जाती है।',
  'No membership plans yet': 'अभी कोई सदस्यता योजना नहीं',
  'Each plan will appear here with its price, duration and savings. Until then you pay per session.':
    'हर योजना यहाँ अपने दाम, अवधि और बचत के साथ दिखेगी। तब तक भुगतान हर सत्र का अलग है।',
  'You are offline.': 'आप ऑफ़लाइन हैं।',
  'Saved on this device: {when}. You can pay and join when you are back online.':
    'इस डिवाइस पर सेव: {when}। भुगतान और जुड़ना इंटरनेट आने पर होगा।',
  '{count} upcoming': { one: '{count} आने वाली', other: '{count} आने वाली' },
  'My written consultancy': 'मेरी लिखित सलाह',
  'No written questions': 'कोई लिखित सवाल नहीं',
  'How it works': 'यह कैसे होता है',
  'Send a question with your papers and get a written answer, or a full refund.':
    'काग़ज़ों के साथ सवाल भेजें। लिखित जवाब मिलेगा, नहीं तो पूरा रिफ़ंड।',
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
  'No workshops yet': 'अभी कोई कार्यशाला नहीं',
  'Upcoming workshops will appear here with date, venue, trainer and seats left.':
    'आने वाली कार्यशालाएँ तारीख़, जगह, प्रशिक्षक और बची सीटों के साथ यहाँ दिखेंगी।',
  'Ask in writing, attach your papers and get a written answer, or a full refund.':
    'लिखकर पूछें, अपने काग़ज़ जोड़ें और लिखित जवाब पाएँ, नहीं तो पूरा रिफ़ंड।',
  'For notices, drawings, budgets and anything that is easier in writing.':
    'नोटिस, ड्रॉइंग, बजट और ऐसी हर बात के लिए जिसे बोलने से लिखना आसान है।',
  'One question, in your own words': 'एक सवाल, अपने शब्दों में',
  'Attach the notice, the drawing or the quotation it is about.': 'जिस नोटिस, ड्रॉइंग या कोटेशन की बात है उसे जोड़ें।',
  'An answer within {count} hours': { one: '{count} घंटे में जवाब', other: '{count} घंटे में जवाब' },
  'Full refund if the answer is late.': 'जवाब में देर हुई तो पूरा रिफ़ंड।',
  'Two follow-ups within {count} days': { one: '{count} दिन में दो और सवाल', other: '{count} दिन में दो और सवाल' },
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
  'Top consultants': 'सबसे अच्छे सलाहकार',
  'Meet the consultants': 'सलाहकारों से मिलिए',
  'Ranked by customer reviews.': 'ग्राहकों की समीक्षाओं के क्रम में।',
  'People who have done the work themselves.': 'वे लोग जो यह काम ख़ुद कर चुके हैं।',
  '{fee} + GST per minute': '{fee} + GST प्रति मिनट',
  'A written question and its answer.': 'लिखित सवाल और उसका जवाब।',
  'This question cannot be shown': 'यह सवाल दिखाया नहीं जा सकता',
  'It belongs to another account, or another expert has accepted it.':
    'यह किसी और खाते का है, या किसी और विशेषज्ञ ने ले लिया है।',
  'Only customers can ask': 'सवाल केवल ग्राहक पूछते हैं',
  'You are not logged in as a customer. Log out and log in as a customer to ask.':
    'आप ग्राहक के रूप में लॉग इन नहीं हैं। पूछने के लिए लॉग आउट करके ग्राहक के रूप में लॉग इन करें।',
  'Ask a question': 'सवाल पूछें',
  'Show questions': 'सवाल दिखाएँ',
  'My questions': 'मेरे सवाल',
  'Open questions': 'खुले सवाल',
  'Questions that customers ask you appear here.': 'ग्राहकों के सवाल यहाँ दिखेंगे।',
  'No open questions now': 'अभी कोई खुला सवाल नहीं',
  'Questions to any expert of your industries appear here. The first to accept answers.':
    'आपके उद्योगों के किसी भी विशेषज्ञ से पूछे गए सवाल यहाँ दिखते हैं। जो पहले ले, वही जवाब दे।',
  'Not sure whom to ask?': 'किससे पूछें, तय नहीं?',
  'Send it to all experts of your industry. The first one to accept answers you.':
    'अपने उद्योग के सभी विशेषज्ञों को भेजें। जो पहले स्वीकार करे, वही जवाब देगा।',
  'Usually {price} plus GST': 'आम तौर पर {price} और GST',
  'Answered within {count} hours of acceptance': {
    one: 'स्वीकार होने के {count} घंटे में जवाब',
    other: 'स्वीकार होने के {count} घंटे में जवाब',
  },
  'Ask any expert': 'किसी भी विशेषज्ञ से पूछें',
  'Ask a free question': 'मुफ़्त में सवाल पूछें',
} satisfies Catalogue
