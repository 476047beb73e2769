/** The first offer of a plan: a month for little money. */
export const TRIAL = { plan: 'saathi', pricePaise: 19_900, offeredUntilDaysAgo: 100 } as const

/**
 * Members by their index among the customers, with what they entered when they registered. The membership of the demo
 * login was the trial month and is over.
 */
export const demoMembers = [
  {
    ...{ customer: 0, plan: 'saathi', daysAgo: 110, businessName: 'Verma Dal Udyog', city: 'Latur' },
    notes: 'A dal mill for 500 kg an hour',
  },
  {
    ...{ customer: 1, plan: 'vyapaar', daysAgo: 24, businessName: 'अव्हाड द्राक्ष बाग', city: 'Nashik' },
    notes: 'द्राक्ष निर्यात के काग़ज़ और कोल्ड स्टोरेज की योजना',
  },
  {
    ...{ customer: 5, plan: 'vyapaar', daysAgo: 21, businessName: 'Rangani Castings', city: 'Rajkot' },
    notes: 'Power bills of the foundry, and a loan for a second furnace',
  },
  {
    ...{ customer: 9, plan: 'saathi', daysAgo: 18, businessName: 'सैनी बेकरी', city: 'Alwar' },
    notes: '',
  },
  {
    ...{ customer: 12, plan: 'vyapaar', daysAgo: 15, businessName: 'Aulakh Agro', city: 'Amritsar' },
    notes: 'GST on machine parts, once a month',
  },
  {
    ...{ customer: 16, plan: 'udyog', daysAgo: 11, businessName: 'गुप्ता लेदर वर्क्स', city: 'Kanpur' },
    notes: 'चमड़े के कारख़ाने का ETP, और निर्यात के नए ख़रीदार',
  },
  {
    ...{ customer: 19, plan: 'saathi', daysAgo: 8, businessName: 'Dar Dry Fruits', city: 'Jammu' },
    notes: 'FSSAI labels for gift boxes',
  },
  {
    ...{ customer: 24, plan: 'vyapaar', daysAgo: 4, businessName: 'ओझा लहठी उद्योग', city: 'Muzaffarpur' },
    notes: 'ऑनलाइन बिक्री की शुरुआत',
  },
] as const
