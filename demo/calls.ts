/** A talk of the demo data, some days ago; connected stretches and gaps in seconds, alternating. */
export interface DemoCall {
  /** Index in the list of customers or consultants; the first of each is its login. */
  customer: number
  consultant: number
  mode: 'video' | 'audio'
  daysAgo: number
  /** When the call was made, in India. */
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
    subject: 'Right moisture for tur before the first pass',
    connected: [[431, 0, 'consultant']],
  },
  {
    ...{ customer: 0, consultant: 5, mode: 'video', daysAgo: 13, clock: '19:05', end: 'missed' },
    subject: 'Do I need a cold room?',
    connected: [],
  },
  {
    ...{ customer: 4, consultant: 0, mode: 'audio', daysAgo: 11, clock: '10:40', end: 'declined' },
    subject: 'Label rules for a new pack',
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
    subject: 'Elevator is noisy at full load',
    connected: [[747, 0, 'customer']],
  },
]
