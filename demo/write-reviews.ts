import { sql } from 'kysely'
import { demoConsultants } from './consultants/consultants.ts'
import { reviewOf } from './reviews/reviews.ts'
import type { Making } from './timeline.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The rating popup asks about calls of this many days, and would cover the demo's pages. */
const ASKED_DAYS = 30

interface Subject {
  id: number
  kind: 'session' | 'talk' | 'answer'
  customer_id: number
  consultant_id: number
  mode: string
  held_at: Date
  ended_at: Date
  customer: string
  city: string
  language: 'en' | 'hi'
}

/**
 * Customers review what took place: sessions, talks and written answers, soon after. Older ones of the demo customer
 * can still be reviewed. Averages follow from these rows; no rating is written directly.
 */
export async function writeReviews({ tx, now }: Pick<Making, 'tx' | 'now'>, consultantIds: number[], places: Places) {
  const login = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'user')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const subjects = (await subjectsOf(tx)).filter(
    ({ customer_id, ended_at }) => customer_id !== login.id || now.getTime() - ended_at.getTime() < ASKED_DAYS * DAY_MS,
  )
  const reviews = [...Map.groupBy(subjects, ({ consultant_id }) => consultant_id)].flatMap(([consultantId, of]) =>
    of.map(({ ended_at, customer, city, language, ...subject }, place) => {
      const index = consultantIds.indexOf(consultantId)
      const person = demoConsultants[index]!
      const createdAt = new Date(Math.min(ended_at.getTime() + HOUR_MS / 4, now.getTime()))
      const industry = person.industries[place % person.industries.length]!
      return {
        ...subject,
        ...reviewOf({
          kind: subject.kind,
          index,
          place,
          language: person.languages.includes('hi') ? language : 'en',
          createdAt,
          now,
        }),
        ...{ subject_id: subject.id, industry_id: places.get(industry)!.industry_id },
        ...{ author: `${customer.split(' ')[0]}, ${city}`, created_at: createdAt, updated_at: createdAt },
      }
    }),
  )
  await tx
    .insertInto('reviews')
    .values(reviews.map(({ id, ...review }) => review))
    .execute()
}

type Places = Map<string, { industry_id: number }>

/** What took place and was paid for, oldest first. */
const subjectsOf = async (tx: Making['tx']) =>
  (
    await sql<Subject>`
      select held.*, customer.name as customer, customer.city, customer.language
      from (
        select id, 'session' as kind, customer_id, consultant_id, mode, lower(during) as held_at, upper(during) as ended_at
        from bookings where state = 'completed'
        union all
        select id, 'talk', customer_id, consultant_id, mode, answered_at, ended_at
        from talks where state = 'ended' and billed_seconds >= 60
        union all
        select id, 'answer', customer_id, consultant_id, 'written', answered_at, closed_at
        from questions where state = 'closed'
      ) held join accounts customer on customer.id = held.customer_id
      order by held.ended_at, held.id`.execute(tx)
  ).rows
