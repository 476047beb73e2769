import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'

type Part = readonly [at: string, title: string, hindi: string, about: string, aboutHindi: string]

interface DemoWorkshop {
  slug: string
  trainer: string
  title: string
  hindi: string
  about: string
  aboutHindi: string
  included: readonly [english: string, hindi: string]
  languages: string[]
  /** Null for an online one. */
  venue: {
    city: readonly [english: string, hindi: string]
    address: readonly [english: string, hindi: string]
    directions: readonly [english: string, hindi: string]
  } | null
  /** Days from today; negative for a past one. */
  inDays: number
  from: string
  to: string
  seats: number
  rupees: number
  drawing: (typeof COVER_DRAWINGS)[number]
  tint: (typeof COVER_TINTS)[number]
  agenda: readonly Part[]
  /** Seats of each order. */
  orders: readonly number[]
  /** Days ago on which the customer login booked a seat. */
  ownDaysAgo?: number
  waiting: number
  /** Of a past one. */
  attended: number
}

export const demoWorkshops: readonly DemoWorkshop[] = [
  {
    ...{ slug: 'reading-a-bank-project-report', trainer: 'Jignesh Sorathiya' },
    ...{ title: 'Reading a bank project report', hindi: 'बैंक की परियोजना रिपोर्ट पढ़ना' },
    about:
      'What the credit officer looks at first, line by line. Bring your own report: we mark the three numbers that decide.',
    aboutHindi: 'बैंक अधिकारी सबसे पहले क्या देखते हैं, पंक्ति दर पंक्ति। अपनी रिपोर्ट लाएँ: हम वे तीन आँकड़े दिखाएँगे जिनसे फ़ैसला होता है।',
    included: ['The workbook is sent after the workshop.', 'कार्यशाला के बाद कार्यपुस्तिका भेजी जाएगी।'],
    ...{ languages: ['hi'], venue: null, inDays: 9, from: '11:00', to: '13:00', seats: 60, rupees: 590 },
    ...{ drawing: 'bank', tint: 'b', orders: [2, 1, 4, 1], waiting: 0, attended: 0 },
    agenda: [
      ['11:00', 'The first page', 'पहला पन्ना', 'What is read in two minutes', 'दो मिनट में क्या पढ़ा जाता है'],
      ['11:40', 'Three numbers', 'तीन आँकड़े', 'Break-even, DSCR, margin money', 'ब्रेक-ईवन, DSCR, मार्जिन मनी'],
      ['12:30', 'Your own report', 'आपकी अपनी रिपोर्ट', 'Questions and corrections', 'सवाल और सुधार'],
    ],
  },
  {
    ...{ slug: 'packaging-that-survives-transport', trainer: 'Rafiq Chhipa' },
    ...{ title: 'Packaging that survives transport', hindi: 'सफ़र झेलने वाली पैकेजिंग' },
    about:
      'One in nine cartons from small units reaches the dealer damaged. Bring two of your own packed cartons. We drop them, stack them, shake them, and redesign them before lunch.',
    aboutHindi:
      'छोटी इकाइयों के नौ में से एक डिब्बा डीलर तक टूटा पहुँचता है। अपने दो पैक किए डिब्बे लाएँ। हम उन्हें गिराकर, ऊपर-नीचे रखकर और हिलाकर परखेंगे, और दोपहर से पहले नया डिज़ाइन बनाएँगे।',
    included: ['Lunch and the workbook are included.', 'भोजन और कार्यपुस्तिका शामिल है।'],
    languages: ['en', 'hi'],
    venue: {
      city: ['Pune', 'पुणे'],
      address: [
        'Hall 2, Industries Association, Plot 14, MIDC Bhosari, Pune 411026',
        'हॉल 2, इंडस्ट्रीज़ एसोसिएशन, प्लॉट 14, एमआईडीसी भोसरी, पुणे 411026',
      ],
      directions: ['Two-wheeler and car parking. Bus stop 300 m.', 'दोपहिया और कार पार्किंग। बस स्टॉप 300 मीटर।'],
    },
    ...{ inDays: 16, from: '10:00', to: '16:00', seats: 40, rupees: 1050, ownDaysAgo: 5 },
    ...{ drawing: 'box', tint: 'c', orders: [3, 1, 2], waiting: 0, attended: 0 },
    agenda: [
      [
        ...(['10:00', 'Why cartons fail', 'डिब्बे क्यों टूटते हैं'] as const),
        ...(['Compression, humidity and the last forty kilometres', 'दबाव, नमी और आख़िरी चालीस किलोमीटर'] as const),
      ],
      [
        '11:15',
        'Drop and stack test',
        'गिराने और ऊपर-नीचे रखने की जाँच',
        'Your cartons, on our table',
        'आपके डिब्बे, हमारी मेज़ पर',
      ],
      ['13:00', 'Lunch', 'भोजन', 'Included, vegetarian', 'शामिल, शाकाहारी'],
      [
        ...(['13:45', 'Redesign in pairs', 'जोड़ी में नया डिज़ाइन'] as const),
        ...([
          'Flute, ply, tape and void fill with costs per carton',
          'फ़्लूट, प्लाई, टेप और भराव, हर डिब्बे की लागत के साथ',
        ] as const),
      ],
      [
        ...(['15:15', 'Writing the order', 'ऑर्डर लिखना'] as const),
        ...(['What to tell the box vendor, in one page', 'डिब्बे वाले को क्या बताएँ, एक पन्ने में'] as const),
      ],
    ],
  },
  {
    ...{ slug: 'forging-defects-seen-on-the-floor', trainer: 'Gurtej Singh Sohal' },
    ...{ title: 'Forging defects, seen on the floor', hindi: 'फ़ोर्जिंग की कमियाँ, काम की जगह पर' },
    about: 'A day in a running forge. You see each defect being made, and how it is stopped.',
    aboutHindi: 'चलती फ़ोर्ज में एक दिन। हर कमी बनते हुए देखें, और उसे रोकने का तरीक़ा भी।',
    included: ['Lunch and safety shoes are included.', 'भोजन और सुरक्षा जूते शामिल हैं।'],
    languages: ['pa', 'hi'],
    venue: {
      city: ['Ludhiana', 'लुधियाना'],
      address: ['Focal Point, Phase 5, Ludhiana 141010', 'फ़ोकल पॉइंट, फ़ेज़ 5, लुधियाना 141010'],
      directions: ['Meet at the gate at 9:15 AM.', 'सुबह 9:15 बजे गेट पर मिलें।'],
    },
    ...{ inDays: 27, from: '09:30', to: '17:00', seats: 12, rupees: 2400 },
    ...{ drawing: 'chest', tint: 'e', orders: [4, 3, 3, 2], waiting: 3, attended: 0 },
    agenda: [
      ['09:30', 'Safety round', 'सुरक्षा का चक्कर', 'Shoes, glasses, where not to stand', 'जूते, चश्मा, कहाँ न खड़े हों'],
      ['11:00', 'At the hammer', 'हथौड़े पर', 'Laps, cold shuts, underfill', 'लैप, कोल्ड शट, कम भराव'],
      ['14:00', 'At the bench', 'मेज़ पर', 'Reading the grain of a cut part', 'कटे पुर्ज़े की बनावट पढ़ना'],
    ],
  },
  {
    ...{ slug: 'labour-codes-for-20-person-units', trainer: 'Kavitha Shanmugavel' },
    ...{ title: 'Labour codes for 20-person units', hindi: '20 लोगों की इकाई के लिए श्रम क़ानून' },
    about: 'Registers, wages and notices: what a unit with twenty people really has to keep.',
    aboutHindi: 'रजिस्टर, वेतन और सूचनाएँ: बीस लोगों की इकाई को सच में क्या रखना होता है।',
    included: ['Lunch and ready registers are included.', 'भोजन और तैयार रजिस्टर शामिल हैं।'],
    languages: ['en'],
    venue: {
      city: ['Coimbatore', 'कोयंबटूर'],
      address: ['Trade Hall, Avinashi Road, Coimbatore 641014', 'ट्रेड हॉल, अविनाशी रोड, कोयंबटूर 641014'],
      directions: ['', ''],
    },
    ...{ inDays: -12, from: '10:00', to: '15:00', seats: 30, rupees: 490 },
    ...{ drawing: 'book', tint: 'a', orders: [2, 3, 1, 2], waiting: 0, attended: 6 },
    agenda: [
      ['10:00', 'Who counts as twenty', 'बीस में कौन गिना जाता है', 'Trainees, contract, family', 'प्रशिक्षु, ठेका, परिवार'],
      ['12:30', 'Registers in one folder', 'एक फ़ोल्डर में रजिस्टर', 'What an inspector asks for', 'निरीक्षक क्या माँगते हैं'],
    ],
  },
]
