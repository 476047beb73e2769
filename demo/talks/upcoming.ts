import type { UpcomingTalk } from './talk.ts'

export const upcomingTalks: UpcomingTalk[] = [
  {
    slug: 'boiler-fuel-briquettes-or-gas-this-summer',
    ...{ segment: 'industrial', speaker: 'Gurtej Singh Sohal', drawing: 'bulb', tint: 'b' },
    ...{ inDays: 3, hour: 18, minutes: 45, going: 21, languages: ['pa', 'hi'] },
    title: 'Boiler fuel: briquettes or gas this summer?',
    titleInHindi: 'बॉयलर का ईंधन: इस गर्मी ब्रिकेट या गैस?',
    about:
      'This season’s prices, what each fuel does to your boiler tubes, and a simple sheet to work out the cost for your own steam.',
    aboutInHindi: 'इस मौसम के दाम, ट्यूबों पर हर ईंधन का असर, और वह शीट जिससे आप अपनी भाप का हिसाब लगा सकें।',
  },
  {
    slug: 'what-changed-in-fssai-labels-this-quarter',
    ...{ segment: 'industrial', speaker: 'Meera Joglekar', drawing: 'card', tint: 'd' },
    ...{ inDays: 8, hour: 17, minutes: 40, going: 34, languages: ['hi'] },
    title: 'What changed in FSSAI labels this quarter',
    titleInHindi: 'इस तिमाही FSSAI लेबल में क्या बदला',
    about: 'Font sizes, front-of-pack rules and dates: what you must reprint now, and what you can use up.',
    aboutInHindi: 'अक्षरों का आकार, पैकेट का सामने वाला हिस्सा और तारीख़: क्या अभी दोबारा छपवाना है, और क्या ख़त्म होने तक चलेगा।',
  },
  {
    slug: 'first-export-order-papers-in-the-right-order',
    ...{ segment: 'professional', speaker: 'Farheen Rizvi', drawing: 'book', tint: 'c' },
    ...{ inDays: 4, hour: 19, minutes: 60, going: 17, languages: ['hi', 'ur'] },
    title: 'First export order: papers in the right order',
    titleInHindi: 'पहला निर्यात ऑर्डर: काग़ज़ सही क्रम में',
    about: 'From the IEC to the shipping bill, and the two documents that delay most first shipments.',
    aboutInHindi: 'आईईसी से शिपिंग बिल तक, और वे दो काग़ज़ जिन पर ज़्यादातर पहली खेप अटकती है।',
  },
  {
    slug: 'ten-checks-before-you-close-the-year',
    ...{ segment: 'professional', speaker: 'Vasantha Raghuraman', drawing: 'calendar', tint: 'a' },
    ...{ inDays: 12, hour: 18, minutes: 45, going: 9, languages: ['en', 'ta'] },
    title: 'Ten checks before you close the year',
    titleInHindi: 'साल बंद करने से पहले दस जाँच',
    about: 'Stock, debtors, TDS, unmatched input credit: ten things to check while you can still correct them.',
    aboutInHindi: 'स्टॉक, देनदार, TDS, जो क्रेडिट नहीं मिला: दस बातें जिन्हें देख लेना चाहिए जब तक सुधारा जा सकता है।',
  },
]
