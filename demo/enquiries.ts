/** An enquiry of the demo data. */
export interface DemoEnquiry {
  to: 'consultant login' | 'help desk'
  /** Index in the list of customers, who wrote signed in; the consultant login, or a visitor. */
  from: number | 'consultant login' | { name: string; city: string }
  remarks: string
  /** Days before today; 0 is shortly before the data is loaded. */
  daysAgo: number
  isGrievance?: true
  /** By the consultant, or by staff. */
  reply?: string
  /** The staff login has taken it, with a note for colleagues. */
  note?: string
  end?: 'closed' | 'spam'
}

/** Newest first. */
export const demoEnquiries: DemoEnquiry[] = [
  {
    ...{ to: 'consultant login', from: { name: 'Rakesh Tiwari', city: 'Jabalpur' }, daysAgo: 0 },
    remarks:
      'Frozen peas line for 1 tonne a day\nWe have 2,000 sq ft near the mandi and a cold room of 10 tonnes. Is IQF worth it at this size, or should we start with blast freezing? Budget ₹35 lakh.',
  },
  {
    ...{ to: 'consultant login', from: { name: 'Mehmood Qureshi', city: 'Bhopal' }, daysAgo: 3 },
    remarks: 'Is ₹14 lakh right for a pulveriser line? The quote is without the dust collector.',
    reply: 'It is on the high side. Ask for the motor make, and add ₹2 lakh for the dust collector.',
  },
  {
    ...{ to: 'consultant login', from: { name: 'Vasant Kamble', city: 'Pune' }, daysAgo: 12, end: 'closed' },
    remarks: 'Job for my son, diploma in mechanical.',
  },
  {
    // Booked a session the day after.
    ...{ to: 'consultant login', from: 7, daysAgo: 13 },
    remarks: 'Job work for other farmers: by weight or by the hour?',
    reply: 'By weight, with a minimum charge. Book half an hour and we will work out your rate.',
  },
  {
    ...{ to: 'help desk', from: { name: 'Shobha Nair', city: 'Nagpur' }, daysAgo: 0 },
    remarks: 'FSSAI renewal, the licence expires next month. Whom should I book?',
  },
  {
    ...{ to: 'help desk', from: 0, daysAgo: 1, isGrievance: true },
    remarks: 'Refund of the cancelled session is late\nThe session of last week was cancelled by the consultant.',
    note: 'The refund was sent. Waiting for the bank’s confirmation.',
  },
  {
    ...{ to: 'help desk', from: { name: 'Imran Sheikh', city: 'Indore' }, daysAgo: 2 },
    remarks: 'How do I get a GST invoice for a session booked by my partner?',
    reply: 'Please let him enter your GSTIN at the next checkout. An invoice that was issued cannot be changed.',
  },
  {
    ...{ to: 'help desk', from: 'consultant login', daysAgo: 3 },
    remarks:
      'Can I block two weeks in one step?\nI travel to a trade fair next month and do not want to change each day.',
    reply:
      'Yes. Open your schedule, choose Days off, and give the first and the last day. Booked sessions stay as they are.',
  },
  {
    ...{ to: 'help desk', from: { name: 'Best Deals', city: 'Delhi' }, daysAgo: 4, end: 'spam' },
    remarks: 'Cheap followers for your page, click here.',
  },
  {
    ...{ to: 'help desk', from: 0, daysAgo: 9 },
    remarks: 'Can two of us join a session from different places?',
    reply: 'Not yet: a session has one link for you. Please join together, or put the phone on speaker.',
  },
  {
    ...{ to: 'help desk', from: 0, daysAgo: 24, end: 'closed' },
    remarks: 'Change of business name on my profile',
    reply: 'You can change it yourself in My profile. We have checked that it is saved.',
  },
]
