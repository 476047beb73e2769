export const bankVisit = {
  en: `<p>I have sat on both sides of the table: fourteen years preparing project reports, and before that four years reading them for a cooperative bank. The manager decides in the first ten minutes. What is on the table decides the manager.</p>
<p>Most small firms prepare for that visit by polishing the story. The story matters less than you think. The manager has heard it three times this week, and has to write a note to a credit officer who has never seen your shed. Your papers are what goes into that note. If they agree with each other, the note is easy to write. If they do not, the note waits, and so do you.</p>
<h2>Bring these seven</h2>
<p>Originals in one folder, copies in another, in this order. If one is missing, say so before you are asked and give the date it will come.</p>
<table><thead><tr><th>Paper</th><th>How old it may be</th></tr></thead><tbody><tr><td>GST returns, last 12 months</td><td>Current</td></tr><tr><td>Bank statement, all accounts</td><td>6 to 12 months</td></tr><tr><td>Udyam certificate</td><td>Any</td></tr><tr><td>Quotation for each machine</td><td>90 days</td></tr><tr><td>Electricity bill of the shed</td><td>3 months</td></tr><tr><td>Rent agreement or title of the land</td><td>Current</td></tr><tr><td>Income tax returns of each partner</td><td>3 years</td></tr></tbody></table>
<h2>Why each of them is asked for</h2>
<h3>GST returns</h3>
<p>They show what you sell, month by month, to whom, and whether you file on time. A late return is not a disaster. Twelve late returns tell the manager how you will pay instalments. If a month is weak, write one line beside it: the festival, the breakdown, the customer who left.</p>
<h3>Bank statements</h3>
<p>All accounts, also the one you hardly use. The bank looks at three things: the money that comes in against the sales in your returns, cheques that were returned, and instalments of loans you forgot to mention. A returned cheque can be explained. A loan that was not mentioned cannot.</p>
<h3>Udyam certificate</h3>
<p>It says that you are a micro, small or medium enterprise. Priority lending, most guarantee schemes and many subsidies begin with this number. Registration is free on the government portal, and nobody may charge you for it. Check that the activity on it is the one you want the loan for.</p>
<h3>Quotations</h3>
<p>One for each machine, with tax, freight and installation, from a supplier who exists. For the main machine bring a second quotation, so that the price can be compared. The bank often pays the supplier directly, so the name on the quotation must be the name on the supplier’s bank account.</p>
<h3>Electricity bill, rent agreement, title</h3>
<p>They prove that the place is yours to use for as long as the loan runs. A rent agreement that ends in eleven months does not fit a loan of five years. Ask the owner for a longer one before the visit, not after. Look at the sanctioned load on the bill, too: if the new machine needs more, the cost of the increase belongs in the project.</p>
<h3>Income tax returns</h3>
<p>Three years, with the computation and the balance sheet, of the firm and of every partner. The profit there and the sales in your GST returns must tell the same story. If there is a difference, ask your accountant for a short reconciliation and put it on top.</p>
<blockquote><p>Never round a figure up. A manager who finds one soft number stops believing the hard ones.</p></blockquote>
<h2>The two questions you will be asked</h2>
<p>What happens if sales are half of this? And who buys today? Answer the first with a table and the second with names of dealers, not adjectives.</p>
<p>For the first question, know one ratio. Take the profit after tax, add back depreciation and the interest on the term loan, and divide it by the instalments and the interest of that year. The bank calls it the debt service coverage ratio. At 1.0 you can just pay; most banks want to see 1.5 or more on average. Work it out for your normal year, and again with sales a fifth lower. If it falls below 1.2 in the second case, ask for a longer loan or a smaller machine. It is better that you say this than that they do.</p>
<h2>Your own share</h2>
<p>No bank pays for everything. Expect to bring between a fifth and a quarter of the cost from your own money, and be ready to show where it is: a deposit, savings, a plot that is being sold. Money borrowed from an uncle last week is visible in the statement. If he gives it for good, let him say so in a letter.</p>
<p>Working capital is separate. A machine without money for raw material stands still. Ask for both in the same visit, and show how many days your stock and your customers’ credit take.</p>
<h2>If you have no property to offer</h2>
<p>Say so openly, and ask which guarantee scheme the branch uses for small enterprises and what it costs in a year. The fee is added to the price of the loan, so put it into your figures. Do not sign over a family house for a small loan before you have asked that question.</p>
<h2>The day before</h2>
<ol><li>Order your own credit report. It is free once a year, and mistakes in it take weeks to correct.</li><li>Check that name, address and PAN are spelled alike on every paper.</li><li>Write the branch an email with the amount, the purpose and the time of the visit.</li><li>Sign and number every copy.</li></ol>
<h2>What to leave behind</h2>
<p>Leave one page: the machine, its price, your own share, the loan you ask for and the month in which the first instalment is paid from sales. The manager will show that page to someone you never meet.</p>
<p>And before you stand up, ask three things: what is still missing, who decides, and on which date you may call. Write the answers down while you sit there. If the answer is no, ask for the reason in writing. A refusal with a reason is the list of papers for the next bank.</p>`,
  hi: `<p>मैं मेज़ के दोनों तरफ़ बैठा हूँ: चौदह साल प्रोजेक्ट रिपोर्ट बनाई, और उससे पहले चार साल एक सहकारी बैंक में उन्हें पढ़ा। मैनेजर पहले दस मिनट में मन बना लेते हैं। मेज़ पर जो रखा है, वही उनका मन बनाता है।</p>
<p>ज़्यादातर छोटे कारोबारी अपनी कहानी सजाकर जाते हैं। कहानी का असर उतना नहीं होता जितना हम सोचते हैं। मैनेजर इस हफ़्ते ऐसी तीन कहानियाँ सुन चुके हैं, और उन्हें एक ऐसे अफ़सर के लिए नोट लिखना है जिसने आपका शेड कभी नहीं देखा। उस नोट में आपके काग़ज़ ही जाते हैं। काग़ज़ आपस में मिलते हों तो नोट आसानी से बन जाता है। न मिलें तो नोट रुकता है, और आप भी।</p>
<h2>ये सात साथ ले जाएँ</h2>
<p>असली काग़ज़ एक फ़ाइल में, नक़लें दूसरी में, इसी क्रम में। कोई काग़ज़ कम हो तो पूछे जाने से पहले बता दें, और यह भी कि वह किस तारीख़ तक आएगा।</p>
<table><thead><tr><th>काग़ज़</th><th>कितना पुराना चलेगा</th></tr></thead><tbody><tr><td>GST रिटर्न, पिछले 12 महीने</td><td>चालू</td></tr><tr><td>बैंक स्टेटमेंट, सभी खाते</td><td>6 से 12 महीने</td></tr><tr><td>उद्यम प्रमाणपत्र</td><td>कोई भी</td></tr><tr><td>हर मशीन का कोटेशन</td><td>90 दिन</td></tr><tr><td>शेड का बिजली बिल</td><td>3 महीने</td></tr><tr><td>किराया समझौता या ज़मीन के काग़ज़</td><td>चालू</td></tr><tr><td>हर साझेदार का आयकर रिटर्न</td><td>3 साल</td></tr></tbody></table>
<h2>हर काग़ज़ क्यों माँगा जाता है</h2>
<h3>GST रिटर्न</h3>
<p>इनसे दिखता है कि आप हर महीने कितना बेचते हैं, किसे बेचते हैं, और रिटर्न समय पर भरते हैं या नहीं। एक रिटर्न देर से भरा हो तो कोई बड़ी बात नहीं। बारह के बारह देर से भरे हों तो मैनेजर समझ जाते हैं कि किस्तें कैसे आएँगी। कोई महीना कमज़ोर रहा हो तो उसके सामने एक पंक्ति लिख दें: त्योहार, मशीन की ख़राबी, या वह ग्राहक जो चला गया।</p>
<h3>बैंक स्टेटमेंट</h3>
<p>सभी खातों के, उस खाते का भी जो कम चलता है। बैंक तीन बातें देखता है: रिटर्न में दिखी बिक्री के मुक़ाबले खाते में कितना पैसा आया, कौन से चेक लौटे, और ऐसी किस्तें जिनका आपने ज़िक्र नहीं किया। लौटे हुए चेक की वजह बताई जा सकती है। छिपे हुए क़र्ज़ की नहीं।</p>
<h3>उद्यम प्रमाणपत्र</h3>
<p>इससे पता चलता है कि आपका कारोबार सूक्ष्म, लघु या मध्यम श्रेणी में है। प्राथमिकता वाले क़र्ज़, ज़्यादातर गारंटी योजनाएँ और कई सब्सिडी इसी नंबर से शुरू होती हैं। सरकारी पोर्टल पर रजिस्ट्रेशन मुफ़्त है, इसके लिए किसी को पैसे न दें। देख लें कि उस पर वही काम लिखा हो जिसके लिए आप क़र्ज़ माँग रहे हैं।</p>
<h3>कोटेशन</h3>
<p>हर मशीन का अलग, टैक्स, भाड़े और लगाने के ख़र्च के साथ। मुख्य मशीन के लिए दूसरा कोटेशन भी ले जाएँ, ताकि दाम की तुलना हो सके। बैंक अक्सर पैसा सीधे सप्लायर को देता है, इसलिए कोटेशन पर वही नाम हो जो सप्लायर के बैंक खाते में है।</p>
<h3>बिजली बिल, किराया समझौता, ज़मीन के काग़ज़</h3>
<p>इनसे साबित होता है कि जब तक क़र्ज़ चलेगा, जगह आपके पास रहेगी। ग्यारह महीने का किराया समझौता पाँच साल के क़र्ज़ के साथ नहीं चलता। मकान मालिक से लंबा समझौता बैंक जाने से पहले करवाएँ, बाद में नहीं। बिल पर मंज़ूर लोड भी देखें: नई मशीन को ज़्यादा बिजली चाहिए तो लोड बढ़ाने का ख़र्च भी प्रोजेक्ट में जोड़ें।</p>
<h3>आयकर रिटर्न</h3>
<p>तीन साल के, गणना और बैलेंस शीट के साथ, फ़र्म के भी और हर साझेदार के भी। इनमें दिखा मुनाफ़ा और GST रिटर्न की बिक्री एक ही बात कहें। फ़र्क़ हो तो अपने अकाउंटेंट से एक पन्ने का मिलान बनवाएँ और सबसे ऊपर रखें।</p>
<blockquote><p>कोई आँकड़ा बढ़ाकर न लिखें। एक कच्चा आँकड़ा मिल गया तो पक्के आँकड़ों पर भी भरोसा नहीं रहता।</p></blockquote>
<h2>दो सवाल ज़रूर पूछे जाएँगे</h2>
<p>बिक्री आधी रह गई तो क्या होगा? और आज ख़रीदता कौन है? पहले का जवाब तालिका से दें, दूसरे का दुकानदारों के नाम से।</p>
<p>पहले सवाल के लिए एक अनुपात जान लें। टैक्स के बाद का मुनाफ़ा लें, उसमें घिसाई और क़र्ज़ का ब्याज वापस जोड़ें, और उसे उस साल की किस्तों और ब्याज के जोड़ से भाग दें। बैंक इसे डेट सर्विस कवरेज रेशियो (DSCR) कहता है। 1.0 का मतलब है कि किस्त बस किसी तरह निकल जाएगी; ज़्यादातर बैंक औसतन 1.5 या उससे ऊपर देखना चाहते हैं। इसे आम साल के लिए निकालें, और एक बार बिक्री पाँचवाँ हिस्सा कम मानकर भी। दूसरी बार यह 1.2 से नीचे जाए तो लंबी अवधि या छोटी मशीन माँगें। यह बात वे कहें, उससे अच्छा है कि आप ख़ुद कहें।</p>
<h2>आपका अपना हिस्सा</h2>
<p>कोई बैंक पूरा पैसा नहीं देता। मानकर चलें कि पाँचवें से चौथे हिस्से तक पैसा आपको अपनी जेब से लगाना होगा, और दिखाना होगा कि वह कहाँ है: जमा, बचत, या कोई ज़मीन जो बिक रही है। पिछले हफ़्ते रिश्तेदार से लिया पैसा स्टेटमेंट में दिख जाता है। अगर वह पैसा लौटाना नहीं है, तो उनसे एक चिट्ठी लिखवा लें।</p>
<p>कार्यशील पूँजी अलग होती है। कच्चे माल के पैसे न हों तो मशीन खड़ी रहती है। दोनों एक ही बार में माँगें, और दिखाएँ कि माल कितने दिन पड़ा रहता है और ग्राहक कितने दिन में पैसे देते हैं।</p>
<h2>गिरवी रखने को कुछ न हो तो</h2>
<p>साफ़ कह दें, और पूछें कि छोटे कारोबार के लिए शाखा किस गारंटी योजना में काम करती है और उसका सालाना शुल्क कितना है। यह शुल्क क़र्ज़ के ख़र्च में जुड़ता है, इसलिए इसे अपने हिसाब में रखें। यह सवाल पूछे बिना छोटे क़र्ज़ के लिए घर के काग़ज़ न दें।</p>
<h2>एक दिन पहले</h2>
<ol><li>अपनी क्रेडिट रिपोर्ट निकालें। साल में एक बार यह मुफ़्त मिलती है, और उसकी ग़लती ठीक होने में हफ़्ते लगते हैं।</li><li>देखें कि नाम, पता और PAN हर काग़ज़ पर एक जैसे लिखे हों।</li><li>शाखा को ईमेल करें: रक़म, काम और मिलने का समय।</li><li>हर नक़ल पर दस्तख़त करें और पन्ने का नंबर लिखें।</li></ol>
<h2>एक पन्ना छोड़कर आएँ</h2>
<p>उस पर लिखें: मशीन, उसका दाम, आपका हिस्सा, माँगा गया क़र्ज़, और वह महीना जब पहली किस्त बिक्री के पैसे से जाएगी। मैनेजर यह पन्ना किसी ऐसे व्यक्ति को दिखाएँगे जिससे आप कभी नहीं मिलेंगे।</p>
<p>उठने से पहले तीन बातें पूछें: क्या अब भी कम है, फ़ैसला कौन करेगा, और किस तारीख़ को फ़ोन करें। जवाब वहीं बैठकर लिख लें। जवाब “नहीं” हो तो वजह लिखकर माँगें। वजह के साथ मिला इनकार ही अगले बैंक के लिए काग़ज़ों की सूची है।</p>`,
}
