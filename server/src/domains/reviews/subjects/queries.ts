import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Reviewable } from './registry.ts'

type Call = Reviewable & { mode: 'video' | 'audio' }

const ENDED = sql<Date>`upper(bookings.during)`

/** Sessions that are completed, or that are over for the customer and not evaluated yet. */
const sessions = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('bookings')
    .select([
      'bookings.id',
      'bookings.customer_id as customerId',
      'bookings.consultant_id as consultantId',
      'bookings.price_paise as amountPaise',
      'bookings.mode',
      'bookings.industry_id as industryId',
      sql<Date>`lower(bookings.during)`.as('heldAt'),
      // A session that was left early has ended for the customer.
      sql<Date>`least(upper(bookings.during), ${now})`.as('endedAt'),
      sql<boolean>`bookings.state = 'completed'`.as('completed'),
    ])
    .$castTo<Call & { completed: boolean }>()
    .where((eb) =>
      eb.or([
        eb('bookings.state', '=', 'completed'),
        eb.and([
          eb('bookings.state', '=', 'in_call'),
          sql<boolean>`(upper(bookings.during) <= ${now} or not exists (select from room_visits
            where booking_id = bookings.id and role = 'customer' and left_at is null))`,
        ]),
      ]),
    )

export const sessionById = (db: Db | Tx, id: number, now: Date) =>
  sessions(db, now).where('bookings.id', '=', id).executeTakeFirst()

export const sessionsOf = (db: Db | Tx, { id, since, most }: Customer, now: Date) =>
  sessions(db, now)
    .where('bookings.customer_id', '=', id)
    .where(ENDED, '>', since)
    .orderBy(sql`lower(bookings.during)`, 'desc')
    .limit(most)
    .execute()

interface Customer {
  id: number
  since: Date
  most: number
}

const talks = (db: Db | Tx, leastSeconds: number) =>
  db
    .selectFrom('talks')
    .select([
      'talks.id',
      'talks.customer_id as customerId',
      'talks.consultant_id as consultantId',
      sql<number>`talks.price_paise`.as('amountPaise'),
      'talks.mode',
      sql<null>`null`.as('industryId'),
      sql<Date>`talks.answered_at`.as('heldAt'),
      sql<Date>`talks.ended_at`.as('endedAt'),
    ])
    .$castTo<Call>()
    .where('talks.state', '=', 'ended')
    .where('talks.billed_seconds', '>=', leastSeconds)

export const talkById = (db: Db | Tx, id: number, leastSeconds: number) =>
  talks(db, leastSeconds).where('talks.id', '=', id).executeTakeFirst()

export const talksOf = (db: Db | Tx, { id, since, most }: Customer, leastSeconds: number) =>
  talks(db, leastSeconds)
    .where('talks.customer_id', '=', id)
    .where('talks.ended_at', '>', since)
    .orderBy('talks.rang_at', 'desc')
    .limit(most)
    .execute()

/** Questions that are answered and closed: before that the customer may not even have read the answer. */
const answers = (db: Db | Tx) =>
  db
    .selectFrom('questions')
    .select([
      'questions.id',
      'questions.customer_id as customerId',
      'questions.consultant_id as consultantId',
      'questions.price_paise as amountPaise',
      sql<'written'>`'written'`.as('mode'),
      'questions.industry_id as industryId',
      'questions.answered_at as heldAt',
      'questions.closed_at as endedAt',
    ])
    .$castTo<Reviewable>()
    .where('questions.state', '=', 'closed')

export const answerById = (db: Db | Tx, id: number) => answers(db).where('questions.id', '=', id).executeTakeFirst()

export const answersOf = (db: Db | Tx, { id, since, most }: Customer) =>
  answers(db)
    .where('questions.customer_id', '=', id)
    .where('questions.closed_at', '>', since)
    .orderBy('questions.closed_at', 'desc')
    .limit(most)
    .execute()
