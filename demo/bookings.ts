/** Days before today (negative: after it), and a time in India. */
type At = [daysAgo: number, clock: string]

/** A session of the demo data: when it was booked and takes place; the slot is the first free one from there. */
export interface DemoSession {
  /** Index in the list of customers or consultants; the first of each is its login. */
  customer: number
  consultant: number
  mode: 'video' | 'audio'
  booked: At
  /** 'soon': the next free slot from now. */
  held: At | 'soon'
  brief: string
  end?: 'completed' | 'cancelled by customer' | 'cancelled by consultant' | 'moved by consultant' | 'missed by customer'
  /** When it ended; defaults to the end of the session. */
  ended?: At
  reason?: string
  /** An upcoming session that both will attend: demo people do not open rooms. */
  attended?: true
  messages?: [from: 'customer' | 'consultant', text: string][]
}

/** In the order in which they were booked. */
export const demoSessions: DemoSession[] = [
  {
    // With the discount of the membership that is over.
    ...{ customer: 0, consultant: 3, mode: 'video', booked: [104, '11:25'], held: [101, '14:00'], end: 'completed' },
    brief: 'Proprietorship or partnership for a dal mill? What does each mean for tax?',
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'video', booked: [40, '10:20'], held: [37, '11:00'], end: 'completed' },
    brief: 'I want to start a dal mill in Latur. Which machines for 500 kg an hour, and what does the building need?',
    messages: [
      ['customer', 'I have two quotations for the dehusker. Should I keep them ready?'],
      ['consultant', 'Yes please, and a photo of the shed if you have one.'],
      ['customer', 'I will have both ready.'],
    ],
  },
  {
    ...{ customer: 3, consultant: 0, mode: 'video', booked: [33, '19:15'], held: [30, '15:30'], end: 'completed' },
    brief: 'How much power load does a small plant need, and what wiring?',
  },
  {
    ...{ customer: 0, consultant: 4, mode: 'audio', booked: [26, '18:05'], held: [24, '10:00'], end: 'completed' },
    brief: 'Which licence comes first, and how long does it take?',
  },
  {
    ...{ customer: 5, consultant: 0, mode: 'audio', booked: [22, '12:40'], held: [20, '16:00'], end: 'completed' },
    brief: 'Rejected lots: moisture or storage?',
  },
  {
    ...{
      customer: 0,
      consultant: 7,
      mode: 'video',
      booked: [21, '09:50'],
      held: [15, '12:00'],
      end: 'cancelled by customer',
    },
    ...{ ended: [18, '16:10'], reason: 'The bank wants the project report first', brief: 'Loan papers for machinery.' },
  },
  {
    ...{
      customer: 0,
      consultant: 9,
      mode: 'video',
      booked: [13, '17:25'],
      held: [9, '16:00'],
      end: 'cancelled by consultant',
    },
    ...{ ended: [9, '11:20'], reason: 'Urgent breakdown at a plant', brief: 'Packaging for export.' },
  },
  {
    ...{ customer: 7, consultant: 0, mode: 'video', booked: [12, '14:30'], held: [8, '10:30'], end: 'completed' },
    brief: 'How to price job work for other farmers.',
  },
  {
    ...{
      customer: 9,
      consultant: 0,
      mode: 'audio',
      booked: [10, '11:05'],
      held: [6, '12:00'],
      end: 'cancelled by customer',
    },
    ...{
      ended: [7, '19:40'],
      reason: 'A wedding in the family',
      brief: 'What should I check before buying second-hand machines?',
    },
  },
  {
    ...{ customer: 11, consultant: 0, mode: 'video', booked: [6, '19:35'], held: [3, '14:00'], end: 'completed' },
    brief: 'Machine layout for a 40 by 60 feet shed.',
  },
  {
    ...{
      customer: 13,
      consultant: 0,
      mode: 'video',
      booked: [5, '13:15'],
      held: [2, '17:00'],
      end: 'missed by customer',
    },
    ...{ reason: 'I joined on time and waited for 15 minutes.', brief: 'Grading and sorting.' },
  },
  {
    ...{ customer: 15, consultant: 0, mode: 'video', booked: [3, '16:10'], held: 'soon', attended: true },
    brief: 'Boiler or thermic fluid heater for a small unit?',
    messages: [['customer', 'I will keep the layout drawing ready.']],
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'video', booked: [2, '11:45'], held: [-1, '11:00'] },
    brief:
      'The shed is ready. Before I order: is a 2 t/h line too much for our season, and who services it near Latur?',
    messages: [
      ['customer', 'I have last season’s figures with me. I will read them out on the call.'],
      ['consultant', 'Good. Also think about how many hours a day you can really run. That decides the size.'],
    ],
  },
  {
    ...{ customer: 17, consultant: 0, mode: 'audio', booked: [2, '15:20'], held: [-1, '16:30'] },
    brief: 'Choosing between two suppliers.',
  },
  {
    ...{
      customer: 0,
      consultant: 2,
      mode: 'video',
      booked: [2, '18:50'],
      held: [-3, '10:30'],
      end: 'moved by consultant',
    },
    ...{
      ended: [1, '17:30'],
      reason: 'I have a plant visit that morning',
      brief: 'Which subsidy can a small food unit get?',
    },
  },
  {
    ...{ customer: 19, consultant: 0, mode: 'video', booked: [1, '10:15'], held: [-2, '12:30'] },
    brief: 'Expanding from one shift to two.',
  },
  {
    ...{ customer: 0, consultant: 5, mode: 'audio', booked: [1, '12:35'], held: [-6, '10:00'] },
    brief: 'GST on job work.',
  },
  {
    ...{ customer: 21, consultant: 0, mode: 'video', booked: [1, '19:20'], held: [-4, '15:00'] },
    brief: 'A colour sorter: new or used?',
  },
]
