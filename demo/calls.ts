/** A talk of the demo world, some days ago; stretches and gaps in seconds, one after the other. */
export interface DemoCall {
  /** By their place in the list of customers and consultants; the first of each is its login. */
  customer: number
  consultant: number
  mode: 'video' | 'audio'
  daysAgo: number
  /** When it rang, in India. */
  clock: string
  subject: string
  end: 'customer' | 'consultant' | 'missed' | 'declined'
  connected: [seconds: number, gap: number, whose: 'customer' | 'consultant'][]
}

/** After the hours in which sessions are booked, or between them. */
export const demoCalls: DemoCall[] = [
  {
    ...{ customer: 0, consultant: 2, mode: 'video', daysAgo: 34, clock: '18:35', end: 'customer' },
    subject: 'Cracks at the flash line on a 2 kg forging',
    connected: [
      [1_088, 62, 'customer'],
      [832, 45, 'consultant'],
      [562, 0, 'customer'],
    ],
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'audio', daysAgo: 21, clock: '18:20', end: 'consultant' },
    subject: 'Moisture of tur before the first pass',
    connected: [[431, 0, 'consultant']],
  },
  {
    ...{ customer: 0, consultant: 5, mode: 'video', daysAgo: 13, clock: '19:05', end: 'missed' },
    subject: 'Cold room or not?',
    connected: [],
  },
  {
    ...{ customer: 4, consultant: 0, mode: 'audio', daysAgo: 11, clock: '10:40', end: 'declined' },
    subject: 'Labels of a new pack',
    connected: [],
  },
  {
    ...{ customer: 4, consultant: 0, mode: 'video', daysAgo: 9, clock: '18:30', end: 'customer' },
    subject: 'Two quotations for one destoner',
    connected: [
      [655, 20, 'customer'],
      [300, 0, 'customer'],
    ],
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'video', daysAgo: 3, clock: '19:10', end: 'customer' },
    subject: 'Noise of the elevator at full load',
    connected: [[747, 0, 'customer']],
  },
]
