import { type DemoCourse, film, number, one, quiz, reading, several } from './course.ts'

const notice = (isPreview = false) =>
  film(
    'answering-a-gst-notice-without-fear',
    ['Read the notice, count the days', 'नोटिस पढ़िए, दिन गिनिए'],
    [
      'Which form it is, what the date means, and three paragraphs of answer.',
      'कौन सा फ़ॉर्म, तारीख़ का मतलब, और तीन पैरा का जवाब।',
    ],
    isPreview,
  )
const report = (isPreview = false) =>
  film(
    'what-the-bank-reads-first-in-a-project-report',
    ['The four pages that a bank reads', 'वे चार पन्ने जो बैंक पढ़ता है'],
    ['Which figures of your books must match.', 'आपके बहीखाते के कौन से आँकड़े मिलने चाहिए।'],
    isPreview,
  )
const margin = (isPreview = false) =>
  film(
    'returns-that-eat-the-margin',
    ['Goods that come back, in the books', 'वापस आया माल, बहीखाते में'],
    ['Credit notes, stock and the tax that you get back.', 'क्रेडिट नोट, स्टॉक और वापस मिलने वाला कर।'],
    isPreview,
  )
const brandName = () =>
  film(
    'choosing-a-name-you-can-protect',
    ['One name on every paper', 'हर काग़ज़ पर एक नाम'],
    ['Why the legal name, the trade name and the bank must agree.', 'क़ानूनी नाम, व्यापार नाम और बैंक क्यों मिलने चाहिए।'],
  )

export const taxCourses: DemoCourse[] = [
  {
    ...{ slug: 'gst-for-traders-without-fear', industry: 'gst-returns-notices', trainer: 'Vandana Katiyar' },
    title: ['GST for traders, without fear', 'व्यापारियों के लिए GST, बिना डरे'],
    summary: [
      'Invoices, input credit and the two returns of every month, in the order in which a shop meets them. No sections by heart.',
      'बिल, इनपुट क्रेडिट और हर महीने के दो रिटर्न, उसी क्रम में जिसमें दुकान को मिलते हैं। धाराएँ रटनी नहीं हैं।',
    ],
    outcomes: [
      ['Issue an invoice that your buyer can claim', 'ऐसा बिल बनाना जिस पर ग्राहक क्रेडिट ले सके'],
      ['Match purchases with what suppliers filed', 'ख़रीद को सप्लायर के रिटर्न से मिलाना'],
      ['Know which month is late, and what it costs', 'कौन सा महीना लेट है और कितना लगेगा, यह जानना'],
    ],
    ...{ languages: ['hi', 'en'], rupees: 1_299, drawing: 'book', tint: 'c', daysAgo: 140 },
    chapters: [
      {
        title: ['The month of a trader', 'व्यापारी का महीना'],
        lessons: [
          notice(true),
          reading(['Two returns, one habit', 'दो रिटर्न, एक आदत'], 5, [
            'Sales go into GSTR-1, tax is paid with GSTR-3B. The first tells your buyers what they may claim; the second settles your own account. File the first late and your buyer calls; file the second late and interest runs at 18 percent a year.\n\nMake one habit: every Saturday, fifteen minutes. Download GSTR-2B, tick the purchases that have arrived in it, and call the suppliers whose invoices are missing while they still remember the sale. On the tenth of the month nothing is left to search.\n\nInput credit that is not in 2B is not yours yet, whatever the paper invoice says.',
            'बिक्री GSTR-1 में जाती है, कर GSTR-3B से भरा जाता है। पहला आपके ग्राहक को बताता है कि वह कितना क्रेडिट ले सकता है; दूसरा आपका हिसाब बराबर करता है। पहला लेट हो तो ग्राहक फ़ोन करता है; दूसरा लेट हो तो सालाना 18 प्रतिशत ब्याज चलता है।\n\nएक आदत बनाइए: हर शनिवार पंद्रह मिनट। GSTR-2B उतारिए, जो ख़रीद उसमें आ गई उस पर निशान लगाइए, और जिनके बिल नहीं आए उन्हें तभी फ़ोन कीजिए जब उन्हें बिक्री याद हो। दस तारीख़ को ढूँढने को कुछ नहीं बचेगा।\n\nजो इनपुट क्रेडिट 2B में नहीं है, वह अभी आपका नहीं, काग़ज़ी बिल चाहे कुछ भी कहे।',
          ]),
        ],
      },
      {
        title: ['When something is wrong', 'जब कुछ ग़लत हो'],
        lessons: [
          margin(),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              one(
                [
                  'Which return tells your buyers what they may claim?',
                  'कौन सा रिटर्न ग्राहक को बताता है कि वह कितना क्रेडिट ले सकता है?',
                ],
                [
                  ['GSTR-1', 'GSTR-1'],
                  ['GSTR-3B', 'GSTR-3B'],
                  ['GSTR-9', 'GSTR-9'],
                ],
                ['Your sales in GSTR-1 become the 2B of your buyers.', 'GSTR-1 की आपकी बिक्री ग्राहक के 2B में आती है।'],
              ),
              several(
                [
                  'Your supplier’s invoice is not in GSTR-2B. What do you do?',
                  'सप्लायर का बिल GSTR-2B में नहीं है। आप क्या करेंगे?',
                ],
                {
                  right: [
                    ['Call the supplier', 'सप्लायर को फ़ोन'],
                    ['Wait with the credit', 'क्रेडिट के लिए रुकना'],
                  ],
                  wrong: [['Claim it anyway', 'फिर भी क्रेडिट लेना']],
                },
                ['Credit that is not in 2B cannot be claimed yet.', 'जो 2B में नहीं, उसका क्रेडिट अभी नहीं मिलता।'],
              ),
              number(
                [
                  'Tax of ₹36,500 is paid 10 days late at 18 percent a year. How many rupees of interest?',
                  '₹36,500 का कर 10 दिन लेट, ब्याज 18 प्रतिशत सालाना। कितने रुपये ब्याज?',
                ],
                180,
                ['36,500 × 0.18 × 10 ÷ 365 = 180.', '36,500 × 0.18 × 10 ÷ 365 = 180।'],
                1,
              ),
            ],
          ),
        ],
      },
    ],
  },
  {
    ...{ slug: 'from-notice-to-closure', industry: 'gst-returns-notices', trainer: 'Vandana Katiyar' },
    title: ['From notice to closure', 'नोटिस से निपटारे तक'],
    summary: [
      'A worked case from the first envelope to the closing order: what to send, what to keep, and when to pay under protest.',
      'पहले लिफ़ाफ़े से अंतिम आदेश तक एक पूरा मामला: क्या भेजें, क्या रखें, और कब विरोध दर्ज करके भरें।',
    ],
    outcomes: [
      ['Draft a reply that an officer can read in two minutes', 'ऐसा जवाब लिखना जो अधिकारी दो मिनट में पढ़ ले'],
      ['Keep a file that survives a change of officer', 'ऐसी फ़ाइल रखना जो अधिकारी बदलने पर भी काम आए'],
    ],
    ...{ languages: ['hi'], rupees: 1_799, drawing: 'letter', tint: 'e', daysAgo: 75 },
    chapters: [
      {
        title: ['The first ten days', 'पहले दस दिन'],
        lessons: [
          notice(true),
          reading(['The file that you keep', 'जो फ़ाइल आप रखते हैं'], 4, [
            'Officers change and the file stays. Build it so that a stranger understands it.\n\nFirst page: one line for each event, with its date and document number. Then the notice, your reply with its acknowledgement, and the annexures in the order in which the reply names them. Bank statements get a yellow line at each payment that matters. Nothing else.\n\nSend everything through the portal even if you hand it over on paper: the acknowledgement number is your only proof that you answered in time.',
            'अधिकारी बदलते हैं, फ़ाइल रहती है। उसे ऐसे बनाइए कि अनजान व्यक्ति भी समझ ले।\n\nपहला पन्ना: हर घटना की एक पंक्ति, तारीख़ और दस्तावेज़ नंबर के साथ। फिर नोटिस, आपका जवाब और उसकी पावती, और संलग्नक उसी क्रम में जिसमें जवाब उनका नाम लेता है। बैंक विवरण में ज़रूरी भुगतानों पर पीली लकीर। और कुछ नहीं।\n\nकाग़ज़ हाथ से दें तब भी सब पोर्टल से भेजिए: पावती नंबर ही समय पर जवाब देने का आपका एकमात्र प्रमाण है।',
          ]),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              one(
                ['What proves that you answered in time?', 'समय पर जवाब देने का प्रमाण क्या है?'],
                [
                  ['The acknowledgement number of the portal', 'पोर्टल का पावती नंबर'],
                  ['A photograph of the letter', 'पत्र की तस्वीर'],
                  ['The date that you wrote on it', 'उस पर लिखी तारीख़'],
                ],
                ['Only the acknowledgement counts.', 'सिर्फ़ पावती मानी जाती है।'],
              ),
              one(
                ['What does ASMT-10 do?', 'ASMT-10 क्या करता है?'],
                [
                  ['It asks a question', 'सवाल पूछता है'],
                  ['It demands money', 'पैसे माँगता है'],
                  ['It closes the case', 'मामला बंद करता है'],
                ],
                ['DRC-01 demands, ASMT-10 asks.', 'DRC-01 माँगता है, ASMT-10 पूछता है।'],
              ),
            ],
          ),
        ],
      },
    ],
  },
  {
    ...{ slug: 'books-that-a-bank-believes', industry: 'accounting-bookkeeping', trainer: 'Vandana Katiyar' },
    title: ['Books that a bank believes', 'बहीखाता जिस पर बैंक भरोसा करे'],
    summary: [
      'Cash book, stock and debtors kept by the owner in twenty minutes a day, so that the accountant only checks and the bank only nods.',
      'रोकड़, स्टॉक और उधारी रोज़ बीस मिनट में मालिक के हाथ से, ताकि मुनीम सिर्फ़ जाँचे और बैंक सिर्फ़ हाँ कहे।',
    ],
    outcomes: [
      ['Close the cash book every evening', 'रोकड़ बही हर शाम बंद करना'],
      ['Know who owes you, and for how long', 'कौन कितने दिन से देनदार है, यह जानना'],
    ],
    ...{ languages: ['hi', 'en'], rupees: 899, drawing: 'bank', tint: 'b', daysAgo: 110 },
    chapters: [
      {
        title: ['Twenty minutes a day', 'रोज़ बीस मिनट'],
        lessons: [
          report(true),
          reading(['Close the day', 'दिन बंद करना'], 4, [
            'Count the cash, then look at the book, in this order. Who looks first counts what the book says.\n\nWrite three lines each evening: cash in hand, bank balance, and what was sold on credit with names. A difference of ₹50 is written as a difference and left there. A book without a single difference in a year tells a banker that it is made up.\n\nOn Saturday add one line for each debtor above 45 days, and call two of them. Small suppliers registered under Udyam may charge interest after 45 days; your bank knows it and looks for it.',
            'पहले नक़द गिनिए, फिर बही देखिए, इसी क्रम में। जो पहले बही देखता है, वही गिनता है जो बही कहती है।\n\nहर शाम तीन पंक्तियाँ लिखिए: हाथ में नक़द, बैंक में शेष, और उधार की बिक्री नाम के साथ। ₹50 का फ़र्क़ हो तो फ़र्क़ लिखकर छोड़ दीजिए। जिस बही में साल भर एक भी फ़र्क़ न हो, बैंकर समझ जाता है कि वह गढ़ी हुई है।\n\nशनिवार को 45 दिन से पुरानी हर उधारी की एक पंक्ति जोड़िए, और दो को फ़ोन कीजिए। उद्यम में पंजीकृत छोटे सप्लायर को 45 दिन बाद ब्याज देना पड़ सकता है; बैंक यह जानता है और देखता है।',
          ]),
          brandName(),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              one(
                ['What comes first in the evening?', 'शाम को पहले क्या?'],
                [
                  ['Counting the cash', 'नक़द गिनना'],
                  ['Looking at the book', 'बही देखना'],
                ],
                ['Who looks first counts what the book says.', 'जो पहले बही देखता है, वही गिनता है जो बही कहती है।'],
              ),
              number(
                [
                  'After how many days may a supplier registered under Udyam charge interest?',
                  'उद्यम में पंजीकृत सप्लायर कितने दिन बाद ब्याज ले सकता है?',
                ],
                45,
                ['After 45 days.', '45 दिन बाद।'],
              ),
            ],
          ),
        ],
      },
    ],
  },
  {
    ...{ slug: 'tds-for-a-small-firm', industry: 'income-tax-tds', trainer: 'Vasantha Raghuraman' },
    title: ['TDS for a small firm', 'छोटी फ़र्म के लिए TDS'],
    summary: [
      'Rent, contractors, professionals and salaries: from whom you deduct, when you pay, and how to repair a quarter that went wrong.',
      'किराया, ठेकेदार, पेशेवर और वेतन: किसका कर काटें, कब भरें, और बिगड़ी तिमाही कैसे सुधारें।',
    ],
    outcomes: [
      ['Know which payments need a deduction', 'कटौती वाले भुगतान पहचानना'],
      ['File a quarter, and correct one', 'तिमाही भरना और सुधारना'],
    ],
    ...{ languages: ['en', 'hi'], rupees: 999, drawing: 'calendar', tint: 'a', daysAgo: 40 },
    chapters: [
      {
        title: ['Deduct, pay, file', 'काटें, भरें, दाख़िल करें'],
        lessons: [
          notice(true),
          reading(['The calendar on the wall', 'दीवार का कैलेंडर'], 4, [
            'Three dates are enough. On the 7th you pay what was deducted last month. At the end of the month after each quarter you file the statement. Fifteen days later you give the certificates.\n\nHang them on the wall with the name of one person. When nobody owns a date, everyone believes that someone else has paid.\n\nA late payment costs one and a half percent for each month or part of one: the 8th is a whole month. A late statement costs ₹200 a day. Both are more than the accountant who would have reminded you.',
            'तीन तारीख़ें काफ़ी हैं। 7 को पिछले महीने की कटौती भरिए। हर तिमाही के अगले महीने के अंत में विवरण दाख़िल कीजिए। पंद्रह दिन बाद प्रमाणपत्र दीजिए।\n\nइन्हें एक व्यक्ति के नाम के साथ दीवार पर टाँगिए। जिस तारीख़ का कोई मालिक नहीं, उसके बारे में सब समझते हैं कि किसी और ने भर दिया।\n\nदेर से भरने पर हर महीने या उसके हिस्से का डेढ़ प्रतिशत: 8 तारीख़ पूरा महीना है। विवरण देर से देने पर रोज़ ₹200। दोनों उस मुनीम से महँगे हैं जो याद दिला देता।',
          ]),
          report(),
          quiz(
            ['Check yourself', 'ख़ुद को जाँचें'],
            [
              number(
                [
                  'On which day of the month is last month’s deduction paid?',
                  'पिछले महीने की कटौती किस तारीख़ को भरी जाती है?',
                ],
                7,
                ['On the 7th.', '7 तारीख़ को।'],
              ),
              one(
                ['You pay on the 8th. How much interest?', 'आपने 8 को भरा। कितना ब्याज?'],
                [
                  ['A whole month', 'पूरे महीने का'],
                  ['One day', 'एक दिन का'],
                  ['None', 'कुछ नहीं'],
                ],
                ['A part of a month counts as a month.', 'महीने का हिस्सा भी पूरा महीना गिना जाता है।'],
              ),
            ],
          ),
        ],
      },
    ],
  },
]
