/** A talk of the demo world, some days ago; stretches and gaps in seconds, one after the other. */
export interface DemoCall {
  /** By their place in the list of customers and consultants; the first of each is its login. */
  customer: number
  consultant: number
  mode: 'video' | 'audio'
  daysAgo: number
  subject: string
  end: 'customer' | 'consultant' | 'missed' | 'declined'
  connected: [seconds: number, gap: number, whose: 'customer' | 'consultant'][]
}

/** In the order of time; what was set aside for nothing pays for the next one. */
export const demoCalls: DemoCall[] = [
  {
    ...{ customer: 0, consultant: 2, mode: 'video', daysAgo: 34, end: 'customer' },
    subject: 'Cracks at the flash line on a 2 kg forging',
    connected: [
      [1_088, 62, 'customer'],
      [832, 45, 'consultant'],
      [562, 0, 'customer'],
    ],
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'audio', daysAgo: 21, end: 'consultant' },
    subject: 'Moisture of tur before the first pass',
    connected: [[431, 0, 'consultant']],
  },
  {
    ...{ customer: 0, consultant: 5, mode: 'video', daysAgo: 13, end: 'missed' },
    subject: 'Cold room or not?',
    connected: [],
  },
  {
    ...{ customer: 4, consultant: 0, mode: 'audio', daysAgo: 11, end: 'declined' },
    subject: 'Labels of a new pack',
    connected: [],
  },
  {
    ...{ customer: 4, consultant: 0, mode: 'video', daysAgo: 9, end: 'customer' },
    subject: 'Two quotations for one destoner',
    connected: [
      [655, 20, 'customer'],
      [300, 0, 'customer'],
    ],
  },
  {
    ...{ customer: 0, consultant: 0, mode: 'video', daysAgo: 3, end: 'customer' },
    subject: 'Noise of the elevator at full load',
    connected: [[747, 0, 'customer']],
  },
]
