import type { DemoSession } from './bookings.ts'
import type { DemoCall } from './calls.ts'
import { clockOf } from './timeline.ts'

/** How many sessions there were on each of the last days, the last of them yesterday; a little more from week to week. */
const A_DAY = [...[1, 0, 1, 1, 0, 1, 0], ...[1, 1, 0, 1, 1, 0, 1], ...[1, 1, 2, 0, 1, 2, 1], ...[1, 2, 1, 2, 0, 2, 2]]
/** Days ago on which somebody rang, and for how many seconds they talked. */
const RINGS = [
  { daysAgo: 26, seconds: 412 },
  { daysAgo: 24, seconds: 655 },
  { daysAgo: 22, seconds: 0 },
  { daysAgo: 19, seconds: 380 },
  { daysAgo: 17, seconds: 1_240 },
  { daysAgo: 14, seconds: 505 },
  { daysAgo: 12, seconds: 890 },
  { daysAgo: 10, seconds: 334 },
  { daysAgo: 7, seconds: 0 },
  { daysAgo: 6, seconds: 720 },
  { daysAgo: 5, seconds: 467 },
  { daysAgo: 4, seconds: 1_010 },
  { daysAgo: 2, seconds: 598 },
  { daysAgo: 1, seconds: 845 },
]

/** Customers who are in no other story, those who came last at the end; and consultants at whose desk nobody sits. */
const customers = [...[2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22], ...Array.from({ length: 17 }, (_, n) => 23 + n)]
const FIRST_CONSULTANT = 29
const CONSULTANTS = 30
/** Every seventh takes no calls by the minute. */
const talkers = Array.from({ length: CONSULTANTS }, (_, n) => FIRST_CONSULTANT + n).filter((index) => index % 7 !== 5)

const BRIEFS = [
  'Which machine first, and what can wait a year?',
  'Our rejections went up after the rains. Where to look?',
  'Labels and licences before the first dispatch.',
  'Two suppliers, one price: how to choose.',
  'The power bill is a third of our cost.',
  'What a buyer abroad asks for before the first order.',
  'Working capital for the season.',
]
const briefOf = (n: number) => BRIEFS[n % BRIEFS.length]!
const HOURS = ['10:00', '11:30', '15:30', '17:00'] as const

/** The sessions and talks of everybody else in the last four weeks: what the back office looks at. */
export const everydaySessions: DemoSession[] = A_DAY.flatMap((count, day) =>
  Array.from({ length: count }, () => A_DAY.length - day),
).map((daysAgo, n) => ({
  ...{ customer: customers[n % customers.length]!, consultant: FIRST_CONSULTANT + (n % CONSULTANTS) },
  ...{ mode: n % 3 === 1 ? 'audio' : 'video', end: 'completed' as const, brief: briefOf(n) },
  ...{ booked: [daysAgo + 2, clockOf(n + 60)], held: [daysAgo, HOURS[n % HOURS.length]!] },
}))

export const everydayCalls: DemoCall[] = RINGS.map(({ daysAgo, seconds }, n) => ({
  ...{ customer: customers[(n * 2) % customers.length]!, consultant: talkers[(n * 2 + 1) % talkers.length]! },
  ...{
    mode: n % 2 === 0 ? 'audio' : 'video',
    daysAgo,
    clock: `19:${String(10 + ((n * 7) % 40))}`,
    subject: briefOf(n + 3),
  },
  ...{
    end: seconds === 0 ? 'missed' : 'customer',
    connected: seconds === 0 ? [] : [[seconds, 0, 'customer' as const]],
  },
}))
