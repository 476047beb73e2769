import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Why we connect business owners with people who have done the work.': 'हम कारोबारियों को अनुभवी लोगों से क्यों जोड़ते हैं।',
  'Advice from people who have done the work.': 'उनसे सलाह, जो यह काम कर चुके हैं।',
  'Why we are here': 'हम यहाँ क्यों हैं',
  'A jharokha is the arched window where people once came to ask for advice. If you have a tax notice on your table or a machine that will not run, you need that window today, not after three introductions.':
    'झरोखा वह मेहराबदार खिड़की है जहाँ लोग कभी सलाह लेने आते थे। मेज़ पर टैक्स का नोटिस हो या मशीन बंद पड़ी हो, तो वह खिड़की आज चाहिए, तीन जगह पूछने के बाद नहीं।',
  'That is why you can call someone here who has already solved it: in your language, at a fee you see first.':
    'इसलिए अनुभवी लोगों की सलाह अब एक कॉल की दूरी पर है: आपकी भाषा में, पहले से दिखाई गई फ़ीस पर।',
  'How we choose consultants': 'हम सलाहकार कैसे चुनते हैं',
  'We check the documents and past work of every consultant before listing them. After a session, customers rate it, and the rating you see is the average of all of them.':
    'सूची में लेने से पहले हर सलाहकार के काग़ज़ और पिछले काम की जाँच होती है। हर सत्र के बाद ग्राहक रेटिंग देते हैं, और दिखाई गई रेटिंग उन सबका औसत है।',
  'How we earn': 'हम कैसे कमाते हैं',
  'We earn a commission on the fee. No one can pay to rank higher in the list.':
    'हमारी कमाई फ़ीस पर मिलने वाला कमीशन है। पैसे देकर कोई सूची में ऊपर नहीं आ सकता।',
  'On this page': 'इस पेज पर',
  'In short:': 'संक्षेप में:',
  'Consultants are independent: what that means for the advice you get here.':
    'सलाहकार स्वतंत्र हैं: यहाँ मिली सलाह के लिए इसका क्या मतलब है।',
  'Consultants are independent': 'सलाहकार स्वतंत्र हैं',
  'The advice is theirs, the decision is yours.': 'सलाह उनकी है, फ़ैसला आपका।',
  'Consultants are not our employees. We verify their identity and experience before listing them, and we publish customer reviews. We do not check the advice given in each session.':
    'सलाहकार हमारे कर्मचारी नहीं हैं। सूची में लेने से पहले हम उनकी पहचान और अनुभव जाँचते हैं, और ग्राहकों की समीक्षाएँ दिखाते हैं। हर सत्र में दी गई सलाह की जाँच हम नहीं करते।',
  'No guaranteed results': 'नतीजे की गारंटी नहीं',
  'Licences, loans, tax refunds and court orders are decided by the authorities. No consultant may promise you one. If someone does, please tell the help desk.':
    'लाइसेंस, क़र्ज़, टैक्स रिफ़ंड और अदालती आदेश संबंधित विभाग तय करते हैं। किसी सलाहकार को इनका वादा करने की अनुमति नहीं है। कोई करे तो सहायता केंद्र को बताएँ।',
  'Not a replacement for your own professional': 'आपके अपने पेशेवर की जगह नहीं',
  'For court, audit and safety matters you need a professional who can sign for you. A session here helps you ask the right questions.':
    'अदालत, ऑडिट और सुरक्षा के मामलों में ऐसे पेशेवर की ज़रूरत है जिनके दस्तख़त मान्य हों। यहाँ का सत्र सही सवाल पूछने में मदद करता है।',
  'Grievance officer': 'शिकायत अधिकारी',
  '{officer}. Write to {email} or call {phone}. We acknowledge a grievance within 48 hours and resolve it within one month.':
    '{officer}। {email} पर लिखें या {phone} पर फ़ोन करें। शिकायत मिलने की सूचना 48 घंटे में, और निपटारा एक महीने में।',
  'What data we store about you, why and for how long, and how to download or delete it.':
    'हम आपका कौन-सा डेटा रखते हैं, क्यों और कब तक, और उसे कैसे डाउनलोड करें या हटाएँ।',
  'Version {version}.': 'संस्करण {version}।',
  'What we store': 'हम क्या रखते हैं',
  'Your name, mobile number, email and address; your bookings, questions and payments; the documents in your locker; and the devices you are logged in on.':
    'आपका नाम, मोबाइल नंबर, ईमेल और पता; आपकी बुकिंग, सवाल और भुगतान; लॉकर में रखे दस्तावेज़; और वे डिवाइस जिन पर आपका लॉगिन है।',
  'We do not record calls. OTPs are stored only in hashed form and deleted after use.':
    'हम कॉल रिकॉर्ड नहीं करते। OTP सिर्फ़ हैश के रूप में रखे जाते हैं और इस्तेमाल के बाद मिटा दिए जाते हैं।',
  'How we use it': 'यह किस काम आता है',
  'To run your account, sessions and payments, to reply to you, and to keep the records that the law requires. We never sell your data.':
    'आपका खाता, सत्र और भुगतान चलाने, आपको जवाब देने और क़ानूनन ज़रूरी रिकॉर्ड रखने के लिए। हम आपका डेटा कभी नहीं बेचते।',
  'Who can see it': 'यह किसे दिखता है',
  'The consultant you book sees your name, your question and the documents you share, until the session ends or you stop sharing. Our staff see only what they need to help you, and every access is logged.':
    'बुक किए गए सलाहकार को आपका नाम, सवाल और साझा किए गए दस्तावेज़ दिखते हैं, सत्र ख़त्म होने या साझा करना बंद करने तक। स्टाफ़ को उतना ही दिखता है जितना मदद के लिए चाहिए, और हर बार दर्ज होता है।',
  'Consultants cannot see your mobile number.': 'सलाहकारों को आपका मोबाइल नंबर नहीं दिखता।',
  'In your browser': 'आपके ब्राउज़र में',
  'Your login, cart and theme are stored in your browser. We use no advertising cookies and load nothing from other companies.':
    'आपका लॉगिन, कार्ट और थीम आपके ब्राउज़र में रहते हैं। हम विज्ञापन की कुकी नहीं रखते और दूसरी कंपनियों से कुछ लोड नहीं करते।',
  'Your data is yours': 'आपका डेटा आपका है',
  'Download it, correct it or delete it in My profile.': 'मेरी प्रोफ़ाइल में इसे डाउनलोड करें, सुधारें या हटाएँ।',
  'We wait a few days before deleting, in case you change your mind. Invoices and payment records are kept as long as tax law requires.':
    'इरादा बदल सकता है, इसलिए हम हटाने से पहले कुछ दिन रुकते हैं। बिल और भुगतान के रिकॉर्ड टैक्स क़ानून के अनुसार रखे जाते हैं।',
  'The rules for customers, consultants and us: fees, cancellation, refunds and disputes.':
    'ग्राहकों, सलाहकारों और हमारे लिए नियम: फ़ीस, रद्द करना, रिफ़ंड और विवाद।',
  'Who we are': 'हम कौन हैं',
  'We connect customers with independent consultants. The advice is the consultant’s own. We handle the booking, the payment and the records.':
    'हम ग्राहकों को स्वतंत्र सलाहकारों से जोड़ते हैं। सलाह सलाहकार की अपनी है। बुकिंग, भुगतान और रिकॉर्ड हम सँभालते हैं।',
  'Your account': 'आपका खाता',
  'You log in with your mobile number and an OTP sent to it. Never share an OTP, and tell the help desk if you lose your phone.':
    'लॉगिन आपके मोबाइल नंबर और उस पर आए OTP से होता है। OTP किसी को न बताएँ, और फ़ोन खो जाए तो सहायता केंद्र को बताएँ।',
  'One mobile number can have one customer account and one consultant account. The details you give us must be true.':
    'एक मोबाइल नंबर पर एक ग्राहक खाता और एक सलाहकार खाता हो सकता है। आपकी दी हुई जानकारी सही होनी चाहिए।',
  'Booking and fees': 'बुकिंग और फ़ीस',
  'The fee on a consultant’s profile does not include GST. GST is added at the rate on the day of payment and shown before you pay.':
    'सलाहकार की प्रोफ़ाइल पर दिखाई फ़ीस में GST शामिल नहीं है। GST भुगतान के दिन की दर से जुड़ता है और भुगतान से पहले दिखता है।',
  'We hold your slot for ten minutes while you pay. After that it is released.':
    'भुगतान के लिए आपका समय दस मिनट रोका जाता है। उसके बाद वह औरों के लिए खुल जाता है।',
  'Cancellation and refunds': 'रद्द करना और रिफ़ंड',
  'Full refund if you cancel 24 hours or more before the session; half between 24 and 2 hours; no refund after that. If the consultant cancels, you get a full refund immediately.':
    'सत्र से 24 घंटे या उससे पहले रद्द करें तो पूरा रिफ़ंड; 24 से 2 घंटे के बीच आधा; उसके बाद कोई रिफ़ंड नहीं। सलाहकार के रद्द करने पर पूरा रिफ़ंड तुरंत मिलेगा।',
  'You see the refund amount and where it goes before you confirm. Refunds to the wallet are instant; refunds to a card, bank or UPI account take 3 to 5 working days.':
    'रिफ़ंड की रक़म और वह कहाँ जाएगी, यह पक्का करने से पहले दिखता है। वॉलेट में रिफ़ंड तुरंत आता है; कार्ड, बैंक या UPI में 3 से 5 कामकाजी दिन लगते हैं।',
  'You can reschedule a session twice, up to four hours before it starts. The payment and invoice stay the same.':
    'सत्र का समय दो बार बदला जा सकता है, शुरू होने से चार घंटे पहले तक। भुगतान और बिल वही रहेंगे।',
  'If you reschedule less than 24 hours before the start and cancel later, the refund is at most half, however early you cancel.':
    'शुरू होने से 24 घंटे के भीतर समय बदलकर बाद में रद्द करें तो ज़्यादा से ज़्यादा आधा रिफ़ंड मिलेगा, चाहे कितना भी पहले रद्द करें।',
  'You pay only for the time both of you are connected, measured by our server and billed to the second. You do not pay for breaks in the connection; they are listed on the receipt.':
    'पैसा सिर्फ़ उतने समय का लगता है जब दोनों जुड़े हों, हमारे सर्वर की घड़ी से, सेकंड के हिसाब से। कनेक्शन टूटने के समय का पैसा नहीं लगता और वह रसीद पर लिखा होता है।',
  'You get an answer within {hours} hours, or a full refund. The price includes two follow-up questions within {days} days.':
    'जवाब {hours} घंटे में मिलेगा, नहीं तो पूरा रिफ़ंड। {days} दिन में दो और सवाल इसी क़ीमत में शामिल हैं।',
  Wallet: 'वॉलेट',
  'You can pay for anything on this site from your wallet. Wallet money cannot be withdrawn as cash or sent to another person.':
    'वॉलेट से इस साइट पर हर चीज़ का भुगतान हो सकता है। वॉलेट का पैसा नक़द नहीं निकाला जा सकता और किसी और को नहीं भेजा जा सकता।',
  'We verify consultants before listing them. They set their own hours and fees, keep your information confidential, and may not take bookings outside this site.':
    'सूची में लेने से पहले सलाहकारों की जाँच होती है। समय और फ़ीस सलाहकार ख़ुद तय करते हैं। आपकी जानकारी गोपनीय रखना ज़रूरी है, और साइट के बाहर बुकिंग लेना मना है।',
} satisfies Catalogue
