import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** About, privacy, terms and disclaimer. */
export const legal = {
  'Why we bring owners and people who have done the work together.': 'हम मालिकों और यह काम कर चुके लोगों को क्यों मिलाते हैं।',
  'Advice from people who have done the work.': 'उनसे सलाह, जो यह काम कर चुके हैं।',
  'Why we are here': 'हम यहाँ क्यों हैं',
  'A jharokha is the arched window where one went to ask for counsel. An owner with a notice on the table or a machine that will not run needs that window today, not after three introductions.':
    'झरोखा वह मेहराबदार खिड़की है जहाँ लोग सलाह लेने जाते थे। जिस मालिक की मेज़ पर नोटिस है या जिसकी मशीन नहीं चल रही, उसे वह खिड़की आज चाहिए, तीन जगह परिचय के बाद नहीं।',
  'So we put people who have already solved it one call away: in your language, at a fee you see first.':
    'इसलिए जो यह हल कर चुके हैं वे एक कॉल की दूरी पर हैं: आपकी भाषा में, पहले दिखाई गई फ़ीस पर।',
  'How we choose consultants': 'हम सलाहकार कैसे चुनते हैं',
  'Each one shows papers and past work before being listed. After every session the customer says how it went, and the average you see is the average of all of them.':
    'सूची में आने से पहले हर एक अपने काग़ज़ और पिछला काम दिखाते हैं। हर सत्र के बाद ग्राहक बताते हैं कि वह कैसा रहा, और जो औसत आप देखते हैं वह सबका औसत है।',
  'How we earn': 'हम कैसे कमाते हैं',
  'We keep a share of the fee. Nobody can pay to stand higher in the list.':
    'हम फ़ीस का एक हिस्सा रखते हैं। पैसे देकर कोई सूची में ऊपर नहीं आ सकता।',
  'On this page': 'इस पेज पर',
  'In short:': 'संक्षेप में:',
  'Consultants are independent: what that means for the advice you get here.':
    'सलाहकार स्वतंत्र हैं: यहाँ मिली सलाह के लिए इसका क्या मतलब है।',
  'Consultants are independent': 'सलाहकार स्वतंत्र हैं',
  'The advice is theirs, the decision is yours.': 'सलाह उनकी है, फ़ैसला आपका।',
  'Consultants are not our employees. We check who they are and what they have done before we list them, and we publish what customers say. We do not check each piece of advice.':
    'सलाहकार हमारे कर्मचारी नहीं हैं। सूची में लेने से पहले हम जाँचते हैं कि वे कौन हैं और क्या कर चुके हैं, और ग्राहकों की राय छापते हैं। हर सलाह की जाँच हम नहीं करते।',
  'No promise of a result': 'नतीजे का वादा नहीं',
  'Licences, loans, refunds and rulings are decided by others. Nobody here may promise you one. If somebody does, tell the help desk.':
    'लाइसेंस, क़र्ज़, रिफ़ंड और आदेश दूसरे तय करते हैं। यहाँ कोई इनका वादा नहीं कर सकता। कोई करे तो सहायता केंद्र को बताएँ।',
  'Not instead of your own professional': 'आपके अपने पेशेवर की जगह नहीं',
  'For court, audit and safety matters you need a professional who signs for you. A session here helps you ask the right questions.':
    'अदालत, ऑडिट और सुरक्षा के मामलों में आपको ऐसा पेशेवर चाहिए जो आपके लिए दस्तख़त करे। यहाँ का सत्र सही सवाल पूछने में मदद करता है।',
  'Grievance officer': 'शिकायत अधिकारी',
  '{officer}. Write to {email} or call {phone}. You will have an answer within 15 days.':
    '{officer}. {email} पर लिखें या {phone} पर फ़ोन करें। जवाब 15 दिन में मिलेगा।',
  'What we keep about you, why, for how long, and how to get it or have it deleted.':
    'हम आपके बारे में क्या रखते हैं, क्यों, कब तक, और उसे कैसे पाएँ या हटवाएँ।',
  'Version {version}.': 'संस्करण {version}.',
  'What we keep': 'हम क्या रखते हैं',
  'Your name, mobile number, email and place; what you book, ask and pay; the papers you put into your locker; and the devices you are signed in on.':
    'आपका नाम, मोबाइल नंबर, ईमेल और जगह; आप क्या बुक करते, पूछते और चुकाते हैं; लॉकर में रखे काग़ज़; और वे डिवाइस जिन पर आप लॉगिन हैं।',
  'We do not record calls. Codes we send you are kept only as fingerprints and forgotten after use.':
    'हम कॉल रिकॉर्ड नहीं करते। आपको भेजे कोड केवल छाप के रूप में रहते हैं और इस्तेमाल के बाद मिटा दिए जाते हैं।',
  'What it is used for': 'यह किस काम आता है',
  'To run your account, your sessions and your payments, to answer you, and to keep the records the law asks for. We sell nothing about you to anybody.':
    'आपका खाता, सत्र और भुगतान चलाने, आपको जवाब देने और क़ानून के माँगे रिकॉर्ड रखने के लिए। हम आपके बारे में किसी को कुछ नहीं बेचते।',
  'Who sees it': 'इसे कौन देखता है',
  'The consultant you book sees your name, your brief and the papers you share for that session, until it ends or you take them back. Staff see what they need to help you, and every look is logged.':
    'आप जिस सलाहकार को बुक करते हैं वे आपका नाम, आपका विवरण और उस सत्र के लिए साझा काग़ज़ देखते हैं, सत्र ख़त्म होने या आपके वापस लेने तक। स्टाफ़ उतना ही देखता है जितना मदद के लिए चाहिए, और हर बार दर्ज होता है।',
  'Your number is not shown to consultants.': 'आपका नंबर सलाहकारों को नहीं दिखाया जाता।',
  'In your browser': 'आपके ब्राउज़र में',
  'Your sign-in, your cart and your choice of colours are stored in your browser. We set no cookies for advertising and load nothing from other companies.':
    'आपका लॉगिन, कार्ट और रंगों की पसंद आपके ब्राउज़र में रहती है। हम विज्ञापन की कुकी नहीं रखते और दूसरी कंपनियों से कुछ नहीं मँगाते।',
  'Your data is yours': 'आपका डेटा आपका है',
  'Ask for a copy, correct it, or have it deleted, from My profile.': 'मेरी प्रोफ़ाइल से उसकी प्रति माँगें, सुधारें या हटवाएँ।',
  'Deleting waits a few days in case you change your mind. Invoices and money records stay as long as tax law demands.':
    'हटाने से पहले कुछ दिन रुकते हैं कि आपका मन बदले तो। बिल और पैसे के रिकॉर्ड कर क़ानून के कहे तक रहते हैं।',
  'The rules between customers, consultants and us: fees, cancelling, refunds, disputes.':
    'ग्राहकों, सलाहकारों और हमारे बीच के नियम: फ़ीस, रद्द करना, रिफ़ंड, विवाद।',
  'Who we are': 'हम कौन हैं',
  'We bring customers and independent consultants together. The advice is the consultant’s own; the booking, the payment and the records are ours.':
    'हम ग्राहकों और स्वतंत्र सलाहकारों को मिलाते हैं। सलाह सलाहकार की अपनी है; बुकिंग, भुगतान और रिकॉर्ड हमारे हैं।',
  'Your account': 'आपका खाता',
  'Your mobile number is your account and a code sent to it is your key. Keep both to yourself, and tell the help desk when a phone is lost.':
    'आपका मोबाइल नंबर आपका खाता है और उस पर आया कोड आपकी चाबी। दोनों अपने पास रखें, और फ़ोन खो जाए तो सहायता केंद्र को बताएँ।',
  'One number may hold one customer account and one consultant account. What you tell us about yourself must be true.':
    'एक नंबर पर एक ग्राहक खाता और एक सलाहकार खाता हो सकता है। अपने बारे में आप जो बताते हैं वह सच होना चाहिए।',
  'Booking and fees': 'बुकिंग और फ़ीस',
  'The fee on the consultant’s page is before tax. GST is added at the rate of the day of payment and shown before you pay.':
    'सलाहकार के पेज की फ़ीस कर से पहले की है। GST भुगतान के दिन की दर से जुड़ता है और भुगतान से पहले दिखता है।',
  'A slot is held for ten minutes while you pay; after that it returns to the calendar.':
    'भुगतान के लिए स्लॉट दस मिनट आपके लिए रोककर रखा जाता है; उसके बाद वह फिर सबके लिए खुल जाता है।',
  'Cancelling and refunds': 'रद्द करना और रिफ़ंड',
  '24 hours or more before, all of it back. Between 24 and 2 hours, half. Later, nothing. If the consultant cancels, all of it, at once.':
    '24 घंटे या उससे पहले, पूरा पैसा वापस। 24 से 2 घंटे के बीच, आधा। उसके बाद कुछ नहीं। सलाहकार रद्द करें तो पूरा, तुरंत।',
  'The amount and where it goes are shown on the screen before you confirm. Refunds reach the wallet at once; to a card, bank or UPI account they take as long as your bank takes.':
    'कितना पैसा और कहाँ लौटेगा, यह पक्का करने से पहले स्क्रीन पर दिखता है। वॉलेट में रिफ़ंड तुरंत आता है; कार्ड, बैंक या UPI में उतना समय लगता है जितना आपका बैंक ले।',
  'You may move a session twice, up to four hours before it starts, under the same payment and invoice.':
    'सत्र दो बार आगे-पीछे कर सकते हैं, शुरू होने से चार घंटे पहले तक, उसी भुगतान और बिल पर।',
  'If you move it less than 24 hours before it starts and cancel it later, at most half comes back, however early that is.':
    'शुरू होने से 24 घंटे के भीतर समय बदलकर बाद में रद्द करें तो ज़्यादा से ज़्यादा आधा पैसा वापस आता है, चाहे कितना भी पहले रद्द करें।',
  'You are billed only for the time both sides are connected, measured by our server, the last part of a minute by the second. Gaps caused by either network are not billed and are listed on the receipt.':
    'पैसा केवल उस समय का लगता है जब दोनों जुड़े हों, हमारे सर्वर की घड़ी से, आख़िरी अधूरा मिनट सेकंड से। किसी भी नेटवर्क से आई रुकावट का पैसा नहीं लगता और वह रसीद पर लिखी होती है।',
  'An answer is due within 48 hours; an overdue question is refunded in full. Two follow-ups within seven days belong to the price.':
    'जवाब 48 घंटे में आना है; देर हुई तो पूरा पैसा वापस। सात दिन में दो और सवाल इसी दाम में हैं।',
  Wallet: 'वॉलेट',
  'Money in the wallet pays for anything sold here. It cannot be paid out in cash or passed to another person.':
    'वॉलेट के पैसे से यहाँ बिकने वाली हर चीज़ का भुगतान होता है। वह नक़द नहीं मिलता और किसी और को नहीं दिया जा सकता।',
  'Consultants are checked before they are listed. They set their own hours and fees, keep what customers tell them to themselves, and may not move a booking outside the site.':
    'सूची में आने से पहले सलाहकारों की जाँच होती है। वे अपना समय और फ़ीस ख़ुद तय करते हैं, ग्राहकों की बात अपने तक रखते हैं, और बुकिंग साइट के बाहर नहीं ले जा सकते।',
} satisfies Catalogue
