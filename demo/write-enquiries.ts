import { sql } from 'kysely'
import { afterWorkingMinutes } from '#server/domains/enquiries/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { clockOf, dayAt } from './timeline.ts'

interface DemoEnquiry {
  name: string
  city: string
  remarks: string
  /** Days before today; 0 is shortly before the data is loaded. */
  daysAgo: number
  /** Answered by the consultant, or by staff. */
  reply?: string
  closed?: true
}

/** To the demo consultant, newest first. */
const toConsultant: DemoEnquiry[] = [
  {
    name: 'Rakesh Tiwari',
    city: 'Jabalpur',
    remarks:
      'Frozen peas line for 1 tonne a day\nWe have 2,000 sq ft near the mandi and a cold room of 10 tonnes. Is IQF worth it at this size, or should we start with blast freezing? Budget ₹35 lakh.',
    daysAgo: 0,
  },
  {
    name: 'Mehmood Qureshi',
    city: 'Bhopal',
    remarks: 'Is ₹14 lakh right for a pulveriser line? The quote is without the dust collector.',
    daysAgo: 3,
    reply: 'It is on the high side. Ask for the motor make, and add ₹2 lakh for the dust collector.',
  },
  { name: 'Vasant Kamble', city: 'Pune', remarks: 'Job for my son, diploma in mechanical.', daysAgo: 12, closed: true },
]

/** To the help desk. */
const toHelpDesk: DemoEnquiry[] = [
  {
    name: 'Shobha Nair',
    city: 'Nagpur',
    remarks: 'FSSAI renewal, the licence expires next month. Whom should I book?',
    daysAgo: 0,
  },
  {
    name: 'Imran Sheikh',
    city: 'Indore',
    remarks: 'How do I get a GST invoice for a session booked by my partner?',
    daysAgo: 2,
    reply:
      'Open the order in his dashboard and add your GSTIN before the end of the month; the invoice follows by email.',
  },
]

const REPLY_MINUTES = 22
const ESCALATED_MINUTES = 45
const PROMISED_MINUTES = 60
const HOURS = { helpDeskOpensAt: '09:00', helpDeskClosesAt: '20:00' }
/** Numbers beginning with 90000 belong to the demo. */
const mobileOf = (index: number) => `900003${String(index).padStart(4, '0')}`

export async function writeEnquiries(
  tx: Tx,
  { consultantId, staffId }: { consultantId: number; staffId: number },
  now: Date,
) {
  const all = [
    ...toConsultant.map((enquiry) => ({ enquiry, consultant: consultantId, by: consultantId })),
    ...toHelpDesk.map((enquiry) => ({ enquiry, consultant: null, by: staffId })),
  ]
  for (const [index, { enquiry, consultant, by }] of all.entries()) {
    const { name, city, remarks, daysAgo, reply, closed } = enquiry
    const at = daysAgo === 0 ? minutesAfter(now, -5 - index) : dayAt(now, daysAgo, clockOf(index))
    const { id } = await tx
      .insertInto('enquiries')
      .values({
        number: sql<string>`'ENQ-' || lpad(nextval('enquiry_numbers')::text, 6, '0')`,
        ...{ consultant_id: consultant, name, city, remarks, mobile: mobileOf(index), source: 'demo', created_at: at },
        due_at: afterWorkingMinutes(at, PROMISED_MINUTES, HOURS),
        escalate_at: afterWorkingMinutes(at, ESCALATED_MINUTES, HOURS),
        ...(reply && {
          status: 'answered',
          first_answered_at: minutesAfter(at, REPLY_MINUTES),
          first_answer_minutes: REPLY_MINUTES,
        }),
        ...(closed && { status: 'closed', closed_at: minutesAfter(at, REPLY_MINUTES) }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (reply)
      await tx
        .insertInto('enquiry_entries')
        .values({ enquiry_id: id, kind: 'reply', author_id: by, text: reply, at: minutesAfter(at, REPLY_MINUTES) })
        .execute()
  }
}
