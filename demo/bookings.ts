/** A day before today, or after it when below zero, and a time of the clock in India. */
type At = [daysAgo: number, clock: string]

/** A session of the demo world: when it was booked and is to be held; the slot is the first free one from there. */
export interface DemoSession {
  /** By their place in the list of customers and consultants; the first of each is its login. */
  customer: number
  consultant: number
  mode: 'video' | 'audio'
  booked: At
  /** 'soon': the next free one from now. */
  held: At | 'soon'
  brief: string
  end?: 'completed' | 'cancelled by customer' | 'cancelled by consultant' | 'moved by consultant' | 'missed by customer'
  /** When that was; without it, at the end of the session. */
  ended?: At
  reason?: string
  /** To come, and both will be there: the demo's people open no rooms. */
  attended?: true
  messages?: [from: 'customer' | 'consultant', text: string][]
}

/** In the order in which they were booked. */
export const demoSessions: DemoSession[] = [
  {
    ...{ customer: 0, consultant: 0, mode: 'video', booked: [40, '10:20'], held: [37, '11:00'], end: 'completed' },
    brief: 'I want to start a dal mill in Latur. Which machines for 500 kg an hour, and what does the building need?',
    messages: [
      ['customer', 'I have two quotations for the de-husker. Shall I keep them at hand?'],
      ['consultant', 'Yes please, and a photograph of the shed if you have one.'],
      ['customer', 'I will have both ready.'],
    ],
  },
  {
    ...{ customer: 3, consultant: 0, mode: 'video', booked: [33, '19:15'], held: [30, '15:30'], end: 'completed' },
    brief: 'Power load and wiring for a small plant.',
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
    ...{ ended: [9, '11:20'], reason: 'Called to a plant that stands still', brief: 'Packaging for export.' },
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
    ...{ ended: [7, '19:40'], reason: 'A wedding in the family', brief: 'Second-hand machines: what to look at.' },
  },
  {
    ...{ customer: 11, consultant: 0, mode: 'video', booked: [6, '19:35'], held: [3, '14:00'], end: 'completed' },
    brief: 'Layout of a shed of 40 by 60 feet.',
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
    ...{ reason: 'I was in the room at the minute, and waited a quarter of an hour.', brief: 'Grading and sorting.' },
  },
  {
    ...{ customer: 15, consultant: 0, mode: 'video', booked: [3, '16:10'], held: 'soon', attended: true },
    brief: 'Boiler or thermic fluid heater for a small unit?',
    messages: [['customer', 'I have the drawing of the unit with me.']],
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'video', booked: [2, '11:45'], held: [-1, '11:00'] },
    brief:
      'The shed is ready. Before I order: is a 2 t/h line too much for our season, and who services it near Latur?',
    messages: [
      ['customer', 'I sent the season’s figures to myself so that I can read them out.'],
      ['consultant', 'Good. Think about the hours a day you can really run, that decides it.'],
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
    ...{ ended: [1, '17:30'], reason: 'I have to be at a plant that morning', brief: 'Subsidy for small food plants.' },
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
