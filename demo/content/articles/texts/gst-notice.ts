export const gstNotice = {
  en: `<p>Nine notices of ten ask for one difference: what you declared and what someone else declared about you. Find that figure before you write a word. The notice looks like a threat because it is written in the language of sections and rules. Read it as what it is: a letter with a question, a figure and a date.</p>
<p>Most trouble does not come from the difference itself. It comes from replies that arrive late, answer another question, or were never sent because the notice went to the email address of an accountant who has left.</p>
<h2>Is it real, and where is it?</h2>
<p>Notices are put on the GST portal, in your account under notices and orders, and announced by email and SMS to the contacts in your registration. Log in at least once a week and look there yourself. Check in your profile whose mobile number and email address are stored; they should be yours.</p>
<p>If a letter reaches you on paper or by email, look up its reference number on the portal before you reply. Never pay to an account that stands in an email. Tax is paid only with a challan that you create on the portal.</p>
<h2>Which kind is it?</h2>
<p>The form number is at the top. It tells you what is asked and how much time you have.</p>
<table><thead><tr><th>Form and question</th><th>Usual time to reply</th></tr></thead><tbody><tr><td>GSTR-3A: a return was not filed</td><td>15 days</td></tr><tr><td>DRC-01B: more tax in GSTR-1 than in GSTR-3B</td><td>7 days</td></tr><tr><td>DRC-01C: more credit claimed than in GSTR-2B</td><td>7 days</td></tr><tr><td>ASMT-10: differences found when a return was checked</td><td>Up to 30 days</td></tr><tr><td>DRC-01: show cause notice with a demand</td><td>As written in it</td></tr></tbody></table>
<p>The date in your notice counts, not this table. Put it into your calendar with a reminder a week earlier. If you do not reply to the two forms with seven days, the portal may not let you file your next GSTR-1, and then your customers do not get their credit.</p>
<h2>Find the figure</h2>
<ol><li>Write down the period, the section and the amount that the notice names.</li><li>Download GSTR-1, GSTR-3B and GSTR-2B of that period and put the totals into one sheet.</li><li>Compare them with your sales and purchase registers, month by month and then invoice by invoice.</li><li>Stop when the difference is explained to the rupee.</li></ol>
<p>The usual reasons are harmless: an invoice reported in the next month, a credit note entered on one side only, a supplier who filed late, tax under reverse charge in the wrong line, or a wrong GSTIN. Each of them can be shown with one or two papers.</p>
<h2>When the supplier is the reason</h2>
<p>If credit was refused because a supplier did not report your invoice, write to the supplier on the same day and keep the message. Ask for the month in which the invoice will be reported. Collect the invoice, the delivery challan or e-way bill, and the bank entry with which you paid. They show that the purchase took place. If you have not paid the supplier within 180 days of the invoice, the credit has to be reversed until you do, so check that date as well.</p>
<p>For the future, compare GSTR-2B with your purchase register before you file, and hold back the tax part of a payment until the invoice is there. Put that into your purchase orders; serious suppliers accept it.</p>
<h2>Two pages</h2>
<ol><li>The number and the date of the notice, and the section it names.</li><li>The difference in rupees, and in which invoices it sits.</li><li>What is right, what was wrong, and the challan if something was.</li></ol>
<p>Write short paragraphs with numbers, in the order of the notice. Answer every point, also the small ones. Give each attachment a number and name it in the text. Attach the ledger of the supplier with the invoices marked. Do not attach a year of bank statements; someone will read them.</p>
<h3>A first paragraph that works</h3>
<blockquote><p>We refer to your notice of the above number for April to June. The difference of ₹48,600 consists of three invoices of one supplier, who reported them in July. They are listed in annexure 1, with the returns in which they appear. We request you to close the proceedings.</p></blockquote>
<h2>If you were wrong</h2>
<p>Then pay early. Interest on tax paid late is 18 percent a year, counted from the day on which it was due. A payment before a show cause notice is usually cheaper than one after it, because the penalty is smaller or falls away. Pay with form DRC-03, choose the reason and the period carefully, and mention its number in your reply. Correct the mistake in the next return as well, or the same question will come again.</p>
<p>If you cannot pay everything now, say what you can pay and when. After an order, instalments can be applied for.</p>
<h2>If you need more time</h2>
<p>Ask for it on the portal before the date, with a reason and a new date. A request two days before the deadline is granted more often than one two days after it. If a personal hearing is offered, take it. Bring the two pages and the person who made the entries, not a large file.</p>
<h2>When to ask for help</h2>
<p>Most notices about a plain difference can be answered in your own office. Ask a professional if the notice names fraud or suppression, if it concerns several years, if the amount would hurt you, or if an order has already been passed. An appeal has to be filed within three months of the order, and a part of the disputed tax is paid with it.</p>
<h2>After the reply</h2>
<p>Save the acknowledgement with its number. Look on the portal after two weeks, and again after four, whether the notice was closed or a further question came. Keep the whole file, with the sheet of your comparison, for at least six years from the annual return of that year.</p>
<p>Silence is the only reply that always costs money.</p>`,
  hi: `<p>दस में से नौ नोटिस एक ही फ़र्क़ पूछते हैं: आपने क्या बताया और आपके बारे में किसी और ने क्या बताया। एक शब्द लिखने से पहले वह आँकड़ा ढूँढें। नोटिस डरावना इसलिए लगता है कि वह धाराओं और नियमों की भाषा में लिखा होता है। उसे वैसे ही पढ़ें जैसा वह है: एक चिट्ठी, जिसमें एक सवाल, एक रक़म और एक तारीख़ है।</p>
<p>ज़्यादातर मुश्किल फ़र्क़ से नहीं आती। मुश्किल उन जवाबों से आती है जो देर से पहुँचे, किसी और सवाल के थे, या भेजे ही नहीं गए, क्योंकि नोटिस उस अकाउंटेंट के ईमेल पर गया जो कब का काम छोड़ चुका है।</p>
<h2>नोटिस असली है? और कहाँ है?</h2>
<p>नोटिस GST पोर्टल पर आपके खाते में, नोटिस और आदेश वाले हिस्से में रखा जाता है। उसकी सूचना रजिस्ट्रेशन में दर्ज ईमेल और मोबाइल पर आती है। हफ़्ते में कम से कम एक बार ख़ुद लॉगिन करके देखें। अपनी प्रोफ़ाइल में जाँचें कि मोबाइल नंबर और ईमेल किसके हैं; वे आपके अपने होने चाहिए।</p>
<p>चिट्ठी काग़ज़ पर या ईमेल से आए तो जवाब देने से पहले उसका संदर्भ नंबर पोर्टल पर जाँचें। ईमेल में लिखे किसी खाते में पैसे कभी न भेजें। टैक्स केवल उस चालान से जाता है जो आप ख़ुद पोर्टल पर बनाते हैं।</p>
<h2>नोटिस किस तरह का है?</h2>
<p>फ़ॉर्म का नंबर सबसे ऊपर लिखा होता है। उसी से पता चलता है कि क्या पूछा गया है और जवाब के लिए कितना समय है।</p>
<table><thead><tr><th>फ़ॉर्म और सवाल</th><th>आम तौर पर समय</th></tr></thead><tbody><tr><td>GSTR-3A: कोई रिटर्न नहीं भरा गया</td><td>15 दिन</td></tr><tr><td>DRC-01B: GSTR-1 में टैक्स GSTR-3B से ज़्यादा है</td><td>7 दिन</td></tr><tr><td>DRC-01C: क्रेडिट GSTR-2B से ज़्यादा लिया गया</td><td>7 दिन</td></tr><tr><td>ASMT-10: रिटर्न की जाँच में फ़र्क़ मिला</td><td>30 दिन तक</td></tr><tr><td>DRC-01: माँग के साथ कारण बताओ नोटिस</td><td>जो उसमें लिखा हो</td></tr></tbody></table>
<p>मानी वही तारीख़ जाएगी जो आपके नोटिस में है, इस तालिका की नहीं। उसे कैलेंडर में लिखें, और एक हफ़्ता पहले की याद भी लगा दें। सात दिन वाले दोनों फ़ॉर्म का जवाब न दिया जाए तो पोर्टल अगला GSTR-1 भरने से रोक सकता है, और तब आपके ग्राहकों को उनका क्रेडिट नहीं मिलता।</p>
<h2>आँकड़ा ढूँढें</h2>
<ol><li>नोटिस में लिखी अवधि, धारा और रक़म एक जगह लिखें।</li><li>उस अवधि के GSTR-1, GSTR-3B और GSTR-2B डाउनलोड करें और उनके जोड़ एक शीट में रखें।</li><li>उन्हें अपने बिक्री और ख़रीद के रजिस्टर से मिलाएँ, पहले महीने के हिसाब से, फिर बिल के हिसाब से।</li><li>जब एक-एक रुपये का फ़र्क़ समझ में आ जाए, तब रुकें।</li></ol>
<p>वजहें अक्सर मामूली होती हैं: कोई बिल अगले महीने में दिखाया गया, क्रेडिट नोट एक ही तरफ़ चढ़ा, सप्लायर ने रिटर्न देर से भरा, रिवर्स चार्ज का टैक्स ग़लत पंक्ति में चला गया, या GSTIN ग़लत लिखा गया। इनमें से हर बात एक-दो काग़ज़ों से दिखाई जा सकती है।</p>
<h2>जब वजह सप्लायर हो</h2>
<p>सप्लायर ने आपका बिल नहीं दिखाया और इसलिए क्रेडिट रुका, तो उसी दिन सप्लायर को लिखें और वह संदेश सँभालकर रखें। पूछें कि बिल किस महीने में दिखाया जाएगा। बिल, डिलीवरी चालान या ई-वे बिल, और भुगतान की बैंक प्रविष्टि इकट्ठा करें। इनसे साबित होता है कि ख़रीद सचमुच हुई। बिल की तारीख़ से 180 दिन में सप्लायर को भुगतान न हुआ हो तो भुगतान होने तक क्रेडिट वापस करना पड़ता है, इसलिए यह तारीख़ भी देख लें।</p>
<p>आगे के लिए, रिटर्न भरने से पहले GSTR-2B को ख़रीद के रजिस्टर से मिलाएँ, और बिल दिखने तक भुगतान का टैक्स वाला हिस्सा रोककर रखें। यह शर्त ख़रीद के ऑर्डर में लिख दें; गंभीर सप्लायर मान लेते हैं।</p>
<h2>दो पन्ने</h2>
<ol><li>नोटिस की संख्या, तारीख़ और धारा।</li><li>फ़र्क़ कितने रुपये का है, और किन बिलों में है।</li><li>क्या सही है, क्या ग़लत था, और ग़लत था तो चालान।</li></ol>
<p>छोटे-छोटे पैराग्राफ़ लिखें, नंबर के साथ, उसी क्रम में जिसमें नोटिस है। हर बात का जवाब दें, छोटी बात का भी। हर काग़ज़ पर नंबर डालें और जवाब में उसका ज़िक्र करें। सप्लायर का खाता लगाएँ, बिलों पर निशान के साथ। पूरे साल का बैंक स्टेटमेंट न लगाएँ; कोई उसे पढ़ भी लेगा।</p>
<h3>पहला पैराग्राफ़ ऐसा हो</h3>
<blockquote><p>आपके ऊपर लिखे नोटिस के संदर्भ में, अवधि अप्रैल से जून। ₹48,600 का फ़र्क़ एक सप्लायर के तीन बिलों का है, जो जुलाई के रिटर्न में दिखाए गए हैं। उनकी सूची अनुलग्नक 1 में है। निवेदन है कि कार्यवाही बंद की जाए।</p></blockquote>
<h2>ग़लती आपकी हो तो</h2>
<p>तब जल्दी भर दें। देर से भरे टैक्स पर 18 प्रतिशत सालाना ब्याज लगता है, उस दिन से जब टैक्स देना था। कारण बताओ नोटिस से पहले भरना अक्सर सस्ता पड़ता है, क्योंकि जुर्माना कम होता है या नहीं लगता। भुगतान DRC-03 से करें, वजह और अवधि ध्यान से चुनें, और उसका नंबर जवाब में लिखें। अगले रिटर्न में भी ग़लती सुधारें, नहीं तो वही सवाल फिर आएगा।</p>
<p>एक साथ न भर सकें तो लिखें कि कितना और कब भर सकते हैं। आदेश के बाद किस्तों के लिए आवेदन किया जा सकता है।</p>
<h2>और समय चाहिए तो</h2>
<p>तारीख़ निकलने से पहले पोर्टल पर माँगें, वजह और नई तारीख़ के साथ। दो दिन पहले की गई माँग, दो दिन बाद की माँग से ज़्यादा बार मानी जाती है। सुनवाई का मौक़ा मिले तो जाएँ। साथ में वही दो पन्ने और प्रविष्टियाँ करने वाले व्यक्ति को ले जाएँ, मोटी फ़ाइल नहीं।</p>
<h2>मदद कब लें</h2>
<p>सीधे फ़र्क़ वाले ज़्यादातर नोटिस का जवाब अपने दफ़्तर में बन जाता है। नोटिस में धोखाधड़ी या जानकारी छिपाने की बात हो, मामला कई साल का हो, रक़म बड़ी हो, या आदेश आ चुका हो, तो किसी पेशेवर से सलाह लें। अपील आदेश के तीन महीने के अंदर करनी होती है, और विवादित टैक्स का एक हिस्सा साथ में भरना पड़ता है।</p>
<h2>जवाब के बाद</h2>
<p>रसीद और उसका नंबर सँभालकर रखें। दो हफ़्ते बाद, और फिर चार हफ़्ते बाद पोर्टल पर देखें कि नोटिस बंद हुआ या कोई और सवाल आया। पूरी फ़ाइल, मिलान की शीट के साथ, उस साल के सालाना रिटर्न से कम से कम छह साल तक रखें।</p>
<p>चुप रहना ही वह जवाब है जो हमेशा महँगा पड़ता है।</p>`,
}
