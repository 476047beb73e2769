/** A session of the demo world: when it was booked and is to be held, in days from now; the slot is the first free one from there. */
export interface DemoSession {
  /** By their place in the list of customers and consultants; the first of each is its login. */
  customer: number
  consultant: number
  mode: 'video' | 'audio'
  bookedDays: number
  heldDays: number
  brief: string
  end?: 'completed' | 'cancelled by customer' | 'cancelled by consultant' | 'moved by consultant' | 'missed by customer'
  /** When that was, in days from now. */
  endDays?: number
  reason?: string
  /** To come, and both will be there: the demo's people open no rooms. */
  attended?: true
  messages?: [from: 'customer' | 'consultant', text: string][]
}

/** In the order in which they were booked. */
export const demoSessions: DemoSession[] = [
  {
    ...{ customer: 0, consultant: 0, mode: 'video', bookedDays: -40, heldDays: -37, end: 'completed' },
    brief: 'I want to start a dal mill in Latur. Which machines for 500 kg an hour, and what does the building need?',
    messages: [
      ['customer', 'I have two quotations for the de-husker. Shall I keep them at hand?'],
      ['consultant', 'Yes please, and a photograph of the shed if you have one.'],
      ['customer', 'I will have both ready.'],
    ],
  },
  {
    ...{ customer: 3, consultant: 0, mode: 'video', bookedDays: -33, heldDays: -30, end: 'completed' },
    brief: 'Power load and wiring for a small plant.',
  },
  {
    ...{ customer: 0, consultant: 4, mode: 'audio', bookedDays: -26, heldDays: -24, end: 'completed' },
    brief: 'Which licence comes first, and how long does it take?',
  },
  {
    ...{ customer: 5, consultant: 0, mode: 'audio', bookedDays: -22, heldDays: -20, end: 'completed' },
    brief: 'Rejected lots: moisture or storage?',
  },
  {
    ...{ customer: 0, consultant: 7, mode: 'video', bookedDays: -21, heldDays: -15, end: 'cancelled by customer' },
    ...{ endDays: -18, reason: 'The bank wants the project report first', brief: 'Loan papers for machinery.' },
  },
  {
    ...{ customer: 0, consultant: 9, mode: 'video', bookedDays: -13, heldDays: -9, end: 'cancelled by consultant' },
    ...{ endDays: -9.1, reason: 'Called to a plant that stands still', brief: 'Packaging for export.' },
  },
  {
    ...{ customer: 7, consultant: 0, mode: 'video', bookedDays: -12, heldDays: -8, end: 'completed' },
    brief: 'How to price job work for other farmers.',
  },
  {
    ...{ customer: 9, consultant: 0, mode: 'audio', bookedDays: -10, heldDays: -6, end: 'cancelled by customer' },
    ...{ endDays: -6.5, reason: 'A wedding in the family', brief: 'Second-hand machines: what to look at.' },
  },
  {
    ...{ customer: 11, consultant: 0, mode: 'video', bookedDays: -6, heldDays: -3, end: 'completed' },
    brief: 'Layout of a shed of 40 by 60 feet.',
  },
  {
    ...{ customer: 13, consultant: 0, mode: 'video', bookedDays: -5, heldDays: -2.2, end: 'missed by customer' },
    ...{ reason: 'I was in the room at the minute, and waited a quarter of an hour.', brief: 'Grading and sorting.' },
  },
  {
    ...{ customer: 15, consultant: 0, mode: 'video', bookedDays: -3, heldDays: 0.02, attended: true },
    brief: 'Boiler or thermic fluid heater for a small unit?',
    messages: [['customer', 'I have the drawing of the unit with me.']],
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'video', bookedDays: -2, heldDays: 1 },
    brief:
      'The shed is ready. Before I order: is a 2 t/h line too much for our season, and who services it near Latur?',
    messages: [
      ['customer', 'I sent the season’s figures to myself so that I can read them out.'],
      ['consultant', 'Good. Think about the hours a day you can really run, that decides it.'],
    ],
  },
  {
    ...{ customer: 17, consultant: 0, mode: 'audio', bookedDays: -2, heldDays: 1.2 },
    brief: 'Choosing between two suppliers.',
  },
  {
    ...{ customer: 0, consultant: 2, mode: 'video', bookedDays: -2, heldDays: 3, end: 'moved by consultant' },
    ...{ endDays: -0.4, reason: 'I have to be at a plant that morning', brief: 'Subsidy for small food plants.' },
  },
  {
    ...{ customer: 19, consultant: 0, mode: 'video', bookedDays: -1, heldDays: 2 },
    brief: 'Expanding from one shift to two.',
  },
  {
    ...{ customer: 0, consultant: 5, mode: 'audio', bookedDays: -1, heldDays: 6 },
    brief: 'GST on job work.',
  },
  {
    ...{ customer: 21, consultant: 0, mode: 'video', bookedDays: -0.5, heldDays: 4 },
    brief: 'A colour sorter: new or used?',
  },
]
