import type { RecordedTalk } from './talk.ts'

export const industrialTalks: RecordedTalk[] = [
  {
    slug: 'what-an-etp-really-costs-to-run',
    ...{ segment: 'industrial', speaker: 'Hetal Panchal', daysAgo: 9, views: 1204, drawing: 'glass', tint: 'd' },
    title: 'What an ETP really costs to run',
    titleInHindi: 'ईटीपी चलाने का असली ख़र्च',
    about:
      'A quotation for an effluent plant lists the tanks. This talk covers the rest: power, chemicals, sludge, the operator, and the month when all the bills fall due together.',
    aboutInHindi:
      'अपशिष्ट जल संयंत्र के कोटेशन में टंकियाँ लिखी होती हैं। इस वार्ता में बाक़ी सब: बिजली, रसायन, कीचड़, ऑपरेटर, और वह महीना जब सबका पैसा एक साथ जाता है।',
    languages: ['hi', 'en'],
    slides: [
      {
        title: 'Four bills, not one',
        lines: ['Power', 'Chemicals', 'Sludge', 'People'],
        says: 'An ETP sends you four bills every month, and the quotation shows none of them.',
        saysInHindi: 'ईटीपी हर महीने चार बिल भेजता है, और कोटेशन में एक भी नहीं होता।',
        seconds: 9,
      },
      {
        title: 'Power is two thirds',
        lines: ['Blowers run day and night', 'Measure before you buy'],
        says: 'Blowers run day and night. Ask for the kilowatt hours per thousand litres, in writing.',
        saysInHindi: 'ब्लोअर दिन-रात चलते हैं। हज़ार लीटर पर कितनी यूनिट, यह लिखकर माँगिए।',
        seconds: 9,
      },
      {
        title: 'Sludge is not free',
        lines: ['₹9 to ₹14 a kilo to the landfill', 'Dry it first'],
        says: 'Wet sludge costs you by weight. A drying bed pays for itself in a year.',
        saysInHindi: 'गीला कीचड़ वज़न से महँगा पड़ता है। सुखाने का बिस्तर साल भर में अपना दाम निकाल देता है।',
        seconds: 9,
      },
    ],
  },
  {
    slug: 'grinder-buying-mistakes-i-made',
    ...{ segment: 'industrial', speaker: 'Meera Joglekar', daysAgo: 23, views: 3870, drawing: 'box', tint: 'b' },
    title: 'Grinder buying, mistakes I made',
    titleInHindi: 'ग्राइंडर ख़रीदने में मेरी ग़लतियाँ',
    about:
      'Three spice grinders, two of them wrong. The questions I ask now, and what I check in the vendor’s own shed before I pay anything.',
    aboutInHindi:
      'मसाले के तीन ग्राइंडर, जिनमें से दो ग़लत निकले। अब मैं कौन से सवाल पूछती हूँ, और पैसे देने से पहले विक्रेता के शेड में क्या देखती हूँ।',
    languages: ['hi', 'mr'],
    slides: [
      {
        title: 'Mistake one: the brochure',
        lines: ['Rated with dry wheat', 'I grind turmeric'],
        says: 'The rated output was measured with dry wheat. I grind turmeric, and got a third of it.',
        saysInHindi: 'लिखी क्षमता सूखे गेहूँ की थी। मैं हल्दी पीसती हूँ, तो तिहाई ही मिली।',
        seconds: 9,
      },
      {
        title: 'Mistake two: the heat',
        lines: ['Above 60 °C the oil is gone', 'Ask for a jacket'],
        says: 'Above sixty degrees the oil is gone, and with it the price. Ask for a cooling jacket.',
        saysInHindi: 'साठ डिग्री से ऊपर तेल उड़ जाता है, और उसके साथ दाम भी। कूलिंग जैकेट माँगिए।',
        seconds: 9,
      },
      {
        title: 'What I do now',
        lines: ['Bring 50 kg of my own', 'Run it four hours', 'Then talk of money'],
        says: 'Now I bring fifty kilos of my own, run it for four hours, and talk of money after that.',
        saysInHindi: 'अब मैं अपना पचास किलो माल ले जाती हूँ, चार घंटे चलाती हूँ, फिर पैसों की बात करती हूँ।',
        seconds: 9,
      },
    ],
  },
  {
    slug: 'vendor-approval-in-ninety-days',
    ...{ segment: 'industrial', speaker: 'Gurtej Singh Sohal', daysAgo: 41, views: 960, drawing: 'seal', tint: 'a' },
    title: 'Vendor approval in ninety days',
    titleInHindi: 'नब्बे दिन में वेंडर मंज़ूरी',
    about:
      'How a forging unit becomes an approved supplier of a car maker: the papers, the trial lot, and the audit that most units fail on the first day.',
    aboutInHindi:
      'फ़ोर्जिंग इकाई किसी कार कंपनी की मंज़ूर सप्लायर कैसे बनती है: काग़ज़, ट्रायल लॉट, और वह ऑडिट जिसमें ज़्यादातर पहले ही दिन रह जाते हैं।',
    languages: ['pa', 'hi'],
    slides: [
      {
        title: 'Days 1 to 30: papers',
        lines: ['Process flow', 'Control plan', 'Gauge list'],
        says: 'Thirty days for the papers: process flow, control plan, and a list of gauges that are really calibrated.',
        saysInHindi: 'तीस दिन काग़ज़ों के: प्रक्रिया, कंट्रोल प्लान, और गेज की सूची जो सच में जाँचे हुए हों।',
        seconds: 10,
      },
      {
        title: 'Days 31 to 60: the lot',
        lines: ['300 pieces', 'Every tenth measured'],
        says: 'A trial lot of three hundred pieces. Measure every tenth one, and keep the sheet.',
        saysInHindi: 'तीन सौ नग का ट्रायल लॉट। हर दसवाँ नापिए, और शीट सँभालकर रखिए।',
        seconds: 9,
      },
      {
        title: 'Days 61 to 90: the audit',
        lines: ['They look at the floor', 'Not at the files'],
        says: 'The auditor looks at the floor and not at the files. Clean the die store first.',
        saysInHindi: 'ऑडिटर फ़ाइल नहीं, फ़र्श देखते हैं। पहले डाई स्टोर साफ़ कीजिए।',
        seconds: 9,
      },
    ],
  },
  {
    slug: 'moulding-defects-on-video',
    ...{
      segment: 'industrial',
      speaker: 'Jacob Puthenpurackal',
      daysAgo: 60,
      views: 742,
      drawing: 'screen',
      tint: 'e',
    },
    title: 'Moulding defects on video',
    titleInHindi: 'मोल्डिंग की ख़राबियाँ, वीडियो पर',
    about:
      'Short shots, flash, sink marks and silver streaks: what each looks like, which of the four settings causes it, and in what order to change them.',
    aboutInHindi:
      'अधूरा भराव, फ़्लैश, धँसाव और चाँदी जैसी धारियाँ: हर एक कैसी दिखती है, चार में से कौन सी सेटिंग से बनती है, और किस क्रम में बदलें।',
    languages: ['en', 'ml'],
    slides: [
      {
        title: 'Short shot',
        lines: ['Pressure first', 'Temperature last'],
        says: 'A short shot is pressure nine times in ten. Change the temperature last.',
        saysInHindi: 'अधूरा भराव दस में नौ बार दबाव से होता है। तापमान सबसे आख़िर में बदलिए।',
        seconds: 8,
      },
      {
        title: 'Sink marks',
        lines: ['Hold longer', 'Then thinner ribs'],
        says: 'Sink marks want a longer hold. If that fails, the rib is too thick for its wall.',
        saysInHindi: 'धँसाव को ज़्यादा देर दबाव चाहिए। न बने तो पसली दीवार से मोटी है।',
        seconds: 8,
      },
      {
        title: 'Silver streaks',
        lines: ['It is water', 'Dry the granules'],
        says: 'Silver streaks are water. Dry the granules for three hours and look again.',
        saysInHindi: 'चाँदी जैसी धारियाँ पानी हैं। दाने तीन घंटे सुखाइए और फिर देखिए।',
        seconds: 8,
      },
    ],
  },
]
