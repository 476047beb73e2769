/** Days before today, and a time in India. */
type At = [daysAgo: number, clock: string]

interface Written {
  at: At
  text: string
  /** Of the milestone; the first if absent. */
  position?: number
}

/** An ordered service of the demo data, and how far it has come. */
export interface DemoServiceOrder {
  /** Index in the list of customers; 0 is the login. */
  customer: number
  service: keyof typeof SERVICES
  /** The larger package instead of the basic one. */
  larger?: true
  ordered: At
  brief?: Written
  started?: At
  delivered?: Written[]
  /** Between the deliveries. */
  returned?: Written[]
  accepted?: { at: At }
  extension?: { at: At; days: number; reason: string }
  disputed?: Written
  cancelled?: { at: At; reason: string }
}

/** The services of the consultant login, in the order of their ids. */
export const SERVICES = { licence: 0, layout: 1, shelfLife: 2 } as const

/** The larger package of the shelf-life study. */
export const LARGER = {
  ...{ title_english: 'With three lab tests', title_hindi: 'तीन लैब जाँच के साथ' },
  delivered_english:
    'Everything in the basic package, three tests at an accredited lab, and a report that says how many months you may print.',
  delivered_hindi: 'सामान्य पैकेज का सब कुछ, मान्यता प्राप्त लैब में तीन जाँचें, और रिपोर्ट कि लेबल पर कितने महीने लिखे जा सकते हैं।',
  milestones: [
    { title_english: 'Test plan', title_hindi: 'जाँच की योजना', percent: 40 },
    { title_english: 'Report and label', title_hindi: 'रिपोर्ट और लेबल', percent: 60 },
  ],
  days: 30,
  extraPaise: 900_000,
}

/** What a customer wrote and what was delivered, for work that was finished long ago. */
export const FINISHED = [
  {
    brief: 'A namkeen unit in Satara, 150 kg a day, sold in two states. We have no licence yet.',
    delivered: 'The licence is granted. Its number must be printed on every label from now on.',
  },
  {
    brief: 'Chilli and turmeric, 250 kg a day. The shed is 50 by 30 feet, with a three-phase connection of 25 kW.',
    delivered:
      'The drawing, the machine list and three quotations are ready. Order the pulveriser first: it takes eight weeks.',
  },
  {
    brief: 'Garlic chutney in jars of 100 g. The label says six months, and we do not know whether that is true.',
    delivered: 'The test plan and the label text are ready. Send the first samples to the lab this week.',
  },
]

/** One in every state that is not over, and a cancelled one. */
export const demoServiceOrders: DemoServiceOrder[] = [
  {
    ...{ customer: 0, service: 'shelfLife', larger: true, ordered: [12, '10:35'] },
    brief: {
      at: [12, '12:10'],
      text: 'Tur dal in packs of 1 kg and 5 kg, from our mill in Latur. Shops ask for nine months. I will share the data of our pouch.',
    },
    started: [11, '10:20'],
    delivered: [
      {
        at: [8, '16:30'],
        text: 'The test plan is ready: moisture, insects and rancidity at 30 and 40 °C. The lab needs twelve packs of each size.',
      },
      {
        at: [2, '17:15'],
        text: 'Report and label text. Seven months are safe in the pouch you use now; nine need the thicker one, which costs 80 paise more a pack. See page 3.',
        position: 2,
      },
    ],
    accepted: { at: [6, '11:45'] },
  },
  { customer: 3, service: 'licence', ordered: [1, '11:20'] },
  {
    ...{ customer: 4, service: 'layout', ordered: [2, '10:05'] },
    brief: {
      at: [1, '16:40'],
      text: 'A unit for 300 kg of turmeric a day in Sangli. The shed is rented, 60 by 40 feet, and the owner allows one new door.',
    },
  },
  {
    ...{ customer: 5, service: 'layout', ordered: [6, '12:30'] },
    brief: { at: [6, '15:10'], text: 'मेरी इकाई नासिक में है। रोज़ 200 किलो मिर्च पीसनी है, बिजली तीन फ़ेज़ है।' },
    started: [5, '10:15'],
    extension: { at: [1, '18:20'], days: 4, reason: 'The machine maker sends his drawing only on Friday.' },
  },
  {
    ...{ customer: 6, service: 'shelfLife', ordered: [9, '09:40'] },
    brief: { at: [9, '11:25'], text: 'Mango pickle in glass jars for shops in Dubai. The buyer wants twelve months.' },
    started: [8, '10:30'],
    delivered: [
      {
        at: [2, '17:45'],
        text: 'The plan and the label are ready. Twelve months need a pH below 4.1, so please measure the next batch.',
      },
    ],
  },
  {
    ...{ customer: 7, service: 'layout', ordered: [20, '13:15'] },
    brief: { at: [20, '17:30'], text: 'Spice blends, 100 kg a day, in Jalgaon. The bank wants three quotations.' },
    started: [19, '11:10'],
    delivered: [
      { at: [14, '16:20'], text: 'The drawing to scale and the machine list with three quotations.' },
      { at: [9, '12:40'], text: 'The drawing now has the second door. The quotations are the same.' },
      { at: [4, '15:05'], text: 'One quotation is new. The other two makers have not answered.' },
    ],
    returned: [
      { at: [12, '10:30'], text: 'The drawing has no second door, which the fire officer asks for.' },
      { at: [7, '18:10'], text: 'The quotations are from last year. The bank does not take them.' },
    ],
    disputed: { at: [2, '11:50'], text: 'Two quotations are still from last year. I cannot use them at the bank.' },
  },
  {
    ...{ customer: 8, service: 'licence', ordered: [15, '14:10'] },
    brief: { at: [15, '16:00'], text: 'A central licence for a new unit near Solapur.' },
    cancelled: { at: [14, '12:20'], reason: 'The land was not sold to us, so there is no unit to license.' },
  },
]
