import { type DemoCourse, film, number, one, quiz, reading, several } from './course.ts'

const grinder = (isPreview = false) =>
  film(
    'grinder-buying-mistakes-i-made',
    ['Buying a grinder: three mistakes', 'ग्राइंडर ख़रीदना: तीन ग़लतियाँ'],
    ['What to test before you pay, with your own material.', 'पैसे देने से पहले अपने माल पर क्या जाँचें।'],
    isPreview,
  )
const margin = (isPreview = false) =>
  film(
    'returns-that-eat-the-margin',
    ['Returns that eat the margin', 'मुनाफ़ा खा जाने वाली वापसी'],
    ['Where returned goods come from, and what they cost.', 'माल वापस क्यों आता है, और उसका ख़र्च।'],
    isPreview,
  )
const report = (isPreview = false) =>
  film(
    'what-the-bank-reads-first-in-a-project-report',
    ['What the bank reads first', 'बैंक सबसे पहले क्या पढ़ता है'],
    [
      'Four pages of the project report, and the figures that must match.',
      'प्रोजेक्ट रिपोर्ट के चार पन्ने, और जो आँकड़े मिलने चाहिए।',
    ],
    isPreview,
  )
const effluent = (isPreview = false) =>
  film(
    'what-an-etp-really-costs-to-run',
    ['What the reject water costs', 'बचे पानी का ख़र्च'],
    ['Power, chemicals, sludge and people, month by month.', 'बिजली, रसायन, कीचड़ और लोग, महीने दर महीने।'],
    isPreview,
  )
const brandName = () =>
  film(
    'choosing-a-name-you-can-protect',
    ['A name that you can protect', 'ऐसा नाम जिसे आप बचा सकें'],
    ['Choose it before the first packet is printed.', 'पहला पैकेट छपने से पहले चुनिए।'],
  )

export const foodCourses: DemoCourse[] = [
  {
    ...{ slug: 'start-a-spice-unit', industry: 'spice-grinding-blending', trainer: 'Meera Joglekar' },
    title: ['Start a spice unit: licence to launch', 'मसाला इकाई शुरू करें: लाइसेंस से बिक्री तक'],
    summary: [
      'From the first cost sheet to the first thousand packets: machines, licence, moisture and price, with the mistakes one plant manager made in eleven years.',
      'पहले लागत पत्रक से पहले हज़ार पैकेट तक: मशीन, लाइसेंस, नमी और दाम, ग्यारह साल प्लांट चलाने वाले की ग़लतियों समेत।',
    ],
    outcomes: [
      ['Write a cost sheet for one kilo of each product', 'हर माल के एक किलो का लागत पत्रक लिखना'],
      ['Choose between state and central FSSAI licence', 'राज्य और केंद्रीय FSSAI लाइसेंस में सही चुनना'],
      ['Test a grinder with your own material', 'अपने माल से ग्राइंडर जाँचना'],
      ['Set a price that leaves a margin after returns', 'वापसी के बाद भी मुनाफ़ा छोड़ने वाला दाम रखना'],
    ],
    ...{ languages: ['hi', 'en'], rupees: 1_499, drawing: 'box', tint: 'b', daysAgo: 150 },
    chapters: [
      {
        title: ['Before you spend', 'ख़र्च से पहले'],
        lessons: [
          grinder(true),
          reading(['The cost sheet of one kilo', 'एक किलो का लागत पत्रक'], 6, [
            'Write the cost of one kilo, never of one month. A month hides the kilo that loses money.\n\nStart with the raw material as it arrives. Whole turmeric loses two to four percent in cleaning and one to two percent in grinding, so 1,000 grams of powder need about 1,050 grams of whole fingers. Then add power (a 10 HP pulveriser uses roughly seven units an hour), labour, packing, and the freight to the shop.\n\nLast comes what most owners forget: samples, torn packets, and the goods that come back. Two percent of sales is usual in the first year. If one kilo costs ₹182 and sells to the shop at ₹210, these two percent take ₹4 of your ₹28.\n\nUpdate the sheet whenever the mandi price moves by five percent.',
            'लागत एक किलो की लिखिए, महीने की नहीं। महीना उस किलो को छिपा लेता है जिसमें घाटा है।\n\nकच्चे माल से शुरू कीजिए। साबुत हल्दी सफ़ाई में दो से चार प्रतिशत और पिसाई में एक से दो प्रतिशत घटती है, यानी 1,000 ग्राम पाउडर के लिए लगभग 1,050 ग्राम साबुत हल्दी। फिर बिजली जोड़िए (10 एचपी का पल्वराइज़र घंटे में लगभग सात यूनिट लेता है), मज़दूरी, पैकिंग और दुकान तक का भाड़ा।\n\nआख़िर में वह, जो ज़्यादातर लोग भूल जाते हैं: नमूने, फटे पैकेट और वापस आया माल। पहले साल बिक्री का दो प्रतिशत आम बात है। एक किलो ₹182 में बने और दुकान को ₹210 में बिके, तो यह दो प्रतिशत ₹28 में से ₹4 ले लेता है।\n\nमंडी का भाव पाँच प्रतिशत हिले तो पत्रक फिर से बनाइए।',
          ]),
        ],
      },
      {
        title: ['Papers and machines', 'काग़ज़ और मशीन'],
        lessons: [
          reading(['Which FSSAI licence you need', 'कौन सा FSSAI लाइसेंस चाहिए'], 5, [
            'Turnover decides. Small food businesses register; above that limit you need a state licence, and above the next one, or for export, a central licence. The limits change, so read them on the portal on the day you apply and keep a screenshot.\n\nKeep ready: layout plan with sizes, list of machines with horsepower, water test report, proof of the premises, and a recall plan of one page. The inspector asks for the recall plan first, because it is the paper that nobody writes.\n\nApply before you order labels: the licence number must be printed on every packet.',
            'फ़ैसला सालाना बिक्री करती है। छोटे कारोबार पंजीकरण कराते हैं; उस सीमा से ऊपर राज्य लाइसेंस, और अगली सीमा से ऊपर या निर्यात के लिए केंद्रीय लाइसेंस। सीमाएँ बदलती हैं, इसलिए आवेदन के दिन पोर्टल पर पढ़िए और स्क्रीनशॉट रखिए।\n\nतैयार रखिए: नाप के साथ लेआउट, हॉर्सपावर के साथ मशीनों की सूची, पानी की जाँच रिपोर्ट, जगह का प्रमाण, और एक पन्ने की माल-वापसी योजना। निरीक्षक सबसे पहले यही योजना माँगते हैं, क्योंकि इसे कोई नहीं लिखता।\n\nलेबल छपवाने से पहले आवेदन कीजिए: लाइसेंस नंबर हर पैकेट पर छपना चाहिए।',
          ]),
          brandName(),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              one(
                ['Why is the rated output of a grinder misleading?', 'ग्राइंडर की लिखी क्षमता भ्रामक क्यों है?'],
                [
                  ['It was measured with another material', 'वह किसी और माल से नापी गई थी'],
                  ['It is stated per day', 'वह प्रति दिन लिखी होती है'],
                  ['It includes packing', 'उसमें पैकिंग शामिल है'],
                ],
                [
                  'Output is often measured with dry wheat; turmeric gives a third.',
                  'क्षमता अक्सर सूखे गेहूँ से नापी जाती है; हल्दी तिहाई देती है।',
                ],
              ),
              several(
                ['What belongs in the cost of one kilo?', 'एक किलो की लागत में क्या-क्या आता है?'],
                {
                  right: [
                    ['Weight lost in cleaning', 'सफ़ाई में घटा वज़न'],
                    ['Returned goods', 'वापस आया माल'],
                  ],
                  wrong: [['The price of the land', 'ज़मीन का दाम']],
                },
                [
                  'Land is capital; loss and returns happen with every kilo.',
                  'ज़मीन पूँजी है; घटत और वापसी हर किलो के साथ होती है।',
                ],
              ),
              number(
                [
                  'A kilo costs ₹182 and sells at ₹210. What is the margin in rupees before returns?',
                  'एक किलो ₹182 में बना और ₹210 में बिका। वापसी से पहले मुनाफ़ा कितने रुपये?',
                ],
                28,
                ['210 − 182 = 28.', '210 − 182 = 28।'],
              ),
            ],
          ),
        ],
      },
    ],
  },
  {
    ...{ slug: 'namkeen-that-stays-crisp', industry: 'namkeen-snacks', trainer: 'Rachna Khandelwal' },
    title: ['Namkeen that stays crisp', 'कुरकुरा रहने वाला नमकीन'],
    summary: [
      'Oil, moisture, packing film and the summer: why packets come back, and how a small unit gets three honest months of shelf life.',
      'तेल, नमी, पैकिंग फ़िल्म और गर्मी: पैकेट वापस क्यों आते हैं, और छोटी इकाई तीन महीने की सच्ची शेल्फ़ लाइफ़ कैसे पाती है।',
    ],
    outcomes: [
      ['Know when frying oil must go', 'तलने का तेल बदलने का सही समय पहचानना'],
      ['Choose a packing film for your route', 'अपने रास्ते के लिए पैकिंग फ़िल्म चुनना'],
      ['Run a simple shelf-life test', 'आसान शेल्फ़ लाइफ़ जाँच करना'],
    ],
    ...{ languages: ['hi'], rupees: 999, drawing: 'bag', tint: 'c', daysAgo: 120 },
    chapters: [
      {
        title: ['Why packets come back', 'पैकेट वापस क्यों आते हैं'],
        lessons: [
          margin(true),
          reading(['Oil is the first ingredient', 'तेल पहली सामग्री है'], 5, [
            'Rancid smell is the most common complaint, and it starts in the fryer. Oil that has been heated many times passes its taste to the packet weeks later.\n\nMeasure it. A strip or a hand meter shows total polar compounds; the law in India stops use at 25 percent, and a careful unit stops at 20. Filter twice a day, keep the fryer below 180 degrees, and never top up old oil with new: the new oil spoils at the speed of the old.\n\nWrite the reading of each batch on the batch card. When a packet comes back you will know which oil it met.',
            'बासी गंध सबसे आम शिकायत है, और उसकी शुरुआत कड़ाही से होती है। बार-बार गर्म किया तेल अपना स्वाद हफ़्तों बाद पैकेट में देता है।\n\nनापिए। स्ट्रिप या हाथ का मीटर टोटल पोलर कंपाउंड दिखाता है; भारत में क़ानून 25 प्रतिशत पर रोकता है, सावधान इकाई 20 पर रुक जाती है। दिन में दो बार छानिए, कड़ाही 180 डिग्री से नीचे रखिए, और पुराने तेल में नया कभी न मिलाइए: नया भी पुराने की रफ़्तार से ख़राब होता है।\n\nहर बैच का नाप बैच कार्ड पर लिखिए। पैकेट वापस आए तो पता रहेगा कि किस तेल का था।',
          ]),
        ],
      },
      {
        title: ['Packing and proof', 'पैकिंग और प्रमाण'],
        lessons: [
          grinder(),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              one(
                [
                  'At which share of polar compounds does the law stop the use of oil?',
                  'पोलर कंपाउंड के किस प्रतिशत पर क़ानून तेल का उपयोग रोकता है?',
                ],
                [
                  ['25 percent', '25 प्रतिशत'],
                  ['40 percent', '40 प्रतिशत'],
                  ['10 percent', '10 प्रतिशत'],
                ],
                ['25 percent; a careful unit stops at 20.', '25 प्रतिशत; सावधान इकाई 20 पर रुकती है।'],
              ),
              one(
                ['What happens if fresh oil is added to old oil?', 'पुराने तेल में नया मिलाने से क्या होता है?'],
                [
                  ['All of it spoils quickly', 'सारा तेल जल्दी ख़राब होता है'],
                  ['The old oil becomes fresh', 'पुराना तेल ताज़ा हो जाता है'],
                  ['Nothing', 'कुछ नहीं'],
                ],
                ['The new oil spoils at the speed of the old.', 'नया तेल पुराने की रफ़्तार से ख़राब होता है।'],
              ),
            ],
          ),
        ],
      },
    ],
  },
  {
    ...{ slug: 'a-bakery-that-pays-its-loan', industry: 'bakery-biscuits', trainer: 'Rachna Khandelwal' },
    title: ['A bakery that pays its loan', 'ऐसी बेकरी जो अपना लोन चुकाए'],
    summary: [
      'Oven, rent, flour and EMI on one page: how to size a bakery so that the loan is paid from bread and not from savings.',
      'भट्ठी, किराया, मैदा और EMI एक पन्ने पर: बेकरी इतनी बड़ी रखें कि लोन बचत से नहीं, ब्रेड से चुके।',
    ],
    outcomes: [
      ['Size an oven by what you sell before noon', 'दोपहर तक की बिक्री से भट्ठी का आकार तय करना'],
      ['Find the number of loaves that pays the EMI', 'EMI चुकाने लायक़ ब्रेड की गिनती निकालना'],
    ],
    ...{ languages: ['hi', 'en'], rupees: 1_199, drawing: 'chest', tint: 'd', daysAgo: 95 },
    chapters: [
      {
        title: ['The numbers first', 'पहले आँकड़े'],
        lessons: [
          report(true),
          reading(['How many loaves pay the EMI', 'कितनी ब्रेड से EMI निकलेगी'], 5, [
            'Take the instalment and divide it by what one loaf leaves. If the EMI is ₹24,000 and a loaf leaves ₹6 after flour, fuel, packing and the shop’s share, you need 4,000 loaves a month, or about 155 on each of 26 days, before you earn a rupee.\n\nNow look at the oven. A single deck bakes perhaps 60 loaves an hour, but bread sells before noon. Three hours of baking make 180. That is your EMI and 25 loaves more: too little. Either the oven is larger, or a second product uses it in the afternoon.\n\nDo this before you sign the quotation, and repeat it with the price of flour ten percent higher.',
            'किस्त को एक ब्रेड के मुनाफ़े से भाग दीजिए। EMI ₹24,000 हो और मैदा, ईंधन, पैकिंग और दुकान का हिस्सा काटकर एक ब्रेड ₹6 छोड़े, तो महीने में 4,000 ब्रेड चाहिए, यानी 26 दिन रोज़ लगभग 155, और तब तक कमाई शून्य।\n\nअब भट्ठी देखिए। एक डेक घंटे में शायद 60 ब्रेड सेंकता है, पर ब्रेड दोपहर से पहले बिकती है। तीन घंटे में 180। यानी EMI और 25 ब्रेड: बहुत कम। या तो भट्ठी बड़ी हो, या दोपहर में दूसरा माल बने।\n\nकोटेशन पर दस्तख़त से पहले यह हिसाब कीजिए, और मैदे का दाम दस प्रतिशत बढ़ाकर फिर से।',
          ]),
        ],
      },
      {
        title: ['On the counter', 'काउंटर पर'],
        lessons: [
          margin(),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              number(
                [
                  'The EMI is ₹30,000 and a loaf leaves ₹6. How many loaves a month pay it?',
                  'EMI ₹30,000 है और एक ब्रेड ₹6 छोड़ती है। महीने में कितनी ब्रेड से किस्त निकलेगी?',
                ],
                5_000,
                ['30,000 ÷ 6 = 5,000.', '30,000 ÷ 6 = 5,000।'],
              ),
              one(
                ['When is most bread sold?', 'ज़्यादातर ब्रेड कब बिकती है?'],
                [
                  ['Before noon', 'दोपहर से पहले'],
                  ['At midnight', 'आधी रात को'],
                  ['It does not matter', 'इससे फ़र्क़ नहीं पड़ता'],
                ],
                ['So the oven must be sized for the morning.', 'इसलिए भट्ठी सुबह के हिसाब से रखिए।'],
              ),
            ],
          ),
        ],
      },
    ],
  },
  {
    ...{ slug: 'a-drinking-water-plant', industry: 'packaged-drinking-water', trainer: 'Rachna Khandelwal' },
    title: ['A drinking water plant, explained to the owner', 'पेयजल प्लांट, मालिक के लिए'],
    summary: [
      'What the RO supplier does not tell: reject water, membranes, the BIS mark and the route van. For owners, not for engineers.',
      'जो आरओ विक्रेता नहीं बताता: बचा पानी, मेम्ब्रेन, BIS का निशान और सप्लाई की गाड़ी। मालिकों के लिए, इंजीनियरों के लिए नहीं।',
    ],
    outcomes: [
      ['Read a water test before you buy a plant', 'प्लांट लेने से पहले पानी की जाँच पढ़ना'],
      ['Plan for the water that is rejected', 'बचे पानी की योजना बनाना'],
      ['Price a jar with its deposit and its van', 'जमा और गाड़ी समेत जार का दाम रखना'],
    ],
    ...{ languages: ['en', 'hi'], rupees: 1_299, drawing: 'glass', tint: 'a', daysAgo: 60 },
    chapters: [
      {
        title: ['The plant', 'प्लांट'],
        lessons: [
          effluent(true),
          reading(['Half of the water goes back', 'आधा पानी वापस जाता है'], 4, [
            'A small RO plant returns half of what it takes. For 2,000 litres to sell you pump 4,000, and 2,000 litres of salty water must go somewhere that the inspector accepts.\n\nUse it: floors, crates, the garden, the neighbour’s construction site. Write down where it goes, with signatures. Where the bore water has more than 1,500 mg of dissolved solids per litre, plan for a larger share of reject and for new membranes every year instead of every third.\n\nTake the water sample yourself, in the driest month.',
            'छोटा आरओ प्लांट जितना लेता है उसका आधा लौटाता है। 2,000 लीटर बेचने के लिए 4,000 लीटर खींचते हैं, और 2,000 लीटर खारा पानी ऐसी जगह जाना चाहिए जो निरीक्षक माने।\n\nउसे काम में लीजिए: फ़र्श, क्रेट, बग़ीचा, पड़ोस का निर्माण। कहाँ जाता है, दस्तख़त के साथ लिखिए। बोर के पानी में 1,500 मिलीग्राम प्रति लीटर से ज़्यादा घुले लवण हों, तो बचे पानी का हिस्सा बढ़ेगा और मेम्ब्रेन तीन साल की जगह हर साल बदलेगी।\n\nपानी का नमूना ख़ुद लीजिए, सबसे सूखे महीने में।',
          ]),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              number(
                [
                  'You want to sell 3,000 litres and half is rejected. How many litres must you pump?',
                  '3,000 लीटर बेचने हैं और आधा पानी बचता है। कितने लीटर खींचने होंगे?',
                ],
                6_000,
                ['Half of 6,000 is 3,000.', '6,000 का आधा 3,000।'],
              ),
              several(
                ['Where may reject water be used?', 'बचा पानी कहाँ काम आ सकता है?'],
                {
                  right: [
                    ['Washing crates', 'क्रेट धोना'],
                    ['A construction site', 'निर्माण स्थल'],
                  ],
                  wrong: [['Rinsing bottles before filling', 'भरने से पहले बोतल धोना']],
                },
                ['Bottles are rinsed with product water only.', 'बोतल सिर्फ़ तैयार पानी से धोई जाती है।'],
              ),
            ],
          ),
        ],
      },
    ],
  },
]
