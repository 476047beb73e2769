import type { DemoSession } from './bookings.ts'
import type { DemoCall } from './calls.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { clockOf } from './timeline.ts'

/** Number of sessions on each of the last days, ending yesterday; slightly more from week to week. */
const A_DAY = [...[1, 0, 1, 1, 0, 1, 0], ...[1, 1, 0, 1, 1, 0, 1], ...[1, 1, 2, 0, 1, 2, 1], ...[1, 2, 1, 2, 0, 2, 2]]
/** Days ago of a talk, and its length in seconds. */
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

/** Customers not used elsewhere, latest ones last; and consultants without a demo login. */
const customers = [...[2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22], ...Array.from({ length: 17 }, (_, n) => 23 + n)]
const FIRST_CONSULTANT = 29
const CONSULTANTS = 30
/** Every seventh consultant offers no talks. */
const talkers = Array.from({ length: CONSULTANTS }, (_, n) => FIRST_CONSULTANT + n).filter((index) => index % 7 !== 5)

const BRIEFS = [
  'Which machine should I buy first, and what can wait a year?',
  'Our rejections went up after the rains. What should we check?',
  'Which labels and licences do we need before the first dispatch?',
  'Two suppliers at the same price: how do I choose?',
  'Our power bill is a third of our cost. How can we reduce it?',
  'What does an overseas buyer ask for before the first order?',
  'How do I plan working capital for the season?',
]
const briefOf = (n: number) => BRIEFS[n % BRIEFS.length]!
/** The first customers after the demo login, who had joined by then. */
const EARLIER_CUSTOMERS = 22
const HOURS = ['10:00', '11:30', '15:30', '17:00'] as const

/** Everyone was here by then, and earlier than the last four weeks. */
const [EARLIEST_DAYS, LATEST_DAYS] = [112, 42]
/**
 * Earlier sessions of consultants who have few later ones. The demo login has had many. Those with more than one are the
 * first page of the list, ahead of the many with one review.
 */
const BUSY = new Map([[0, 12], [6, 4], ...[3, 5, 7, 8, 12, 14, 19, 22].map((index) => [index, 2] as const)])
const sessionsOf = (index: number) => BUSY.get(index) ?? (index < FIRST_CONSULTANT ? 1 : 0)
/** The consultant of each earlier session, those of one apart from each other. */
const earlierConsultants = demoConsultants
  .flatMap((_, consultant) =>
    Array.from({ length: sessionsOf(consultant) }, (_, place) => ({
      ...{ consultant, turn: (place + ((consultant * 37) % 100) / 100) / sessionsOf(consultant) },
    })),
  )
  .filter(({ consultant }) => consultant === 0 || consultant % 16 !== 15)
  .toSorted((a, b) => a.turn - b.turn)
  .map(({ consultant }) => consultant)

/** Reviewed sessions of earlier weeks; their customers are not the demo login, and live in many states. */
export const earlierSessions: DemoSession[] = earlierConsultants.map((consultant, n) => {
  const daysAgo = EARLIEST_DAYS - Math.floor((n * (EARLIEST_DAYS - LATEST_DAYS)) / earlierConsultants.length)
  return {
    ...{ customer: 1 + (n % EARLIER_CUSTOMERS), consultant, brief: briefOf(n + 2) },
    ...{ mode: n % 3 === 2 ? 'audio' : 'video', end: 'completed' as const },
    ...{ booked: [daysAgo + 3, clockOf(n + 90)], held: [daysAgo, HOURS[n % HOURS.length]!] },
  }
})

/** Sessions and talks of everyone else in the last four weeks, for the back office. */
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
