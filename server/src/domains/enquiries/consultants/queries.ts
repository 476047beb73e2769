import { type SqlBool, sql } from 'kysely'
import type { EnquiryState } from '#contract/enquiries/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { BECAME_BOOKING, type KnownWords, TEXT } from '../queries.ts'

export interface DeskFilter {
  consultantId: number
  id?: number
  search?: string | undefined
  state?: Exclude<EnquiryState, 'spam'> | 'booked' | undefined
}

const matching = (db: Db | Tx, { consultantId, id, search, state }: DeskFilter) =>
  db
    .selectFrom('enquiries')
    .where('consultant_id', '=', consultantId)
    .where('status', '<>', 'spam')
    .where((where) =>
      where.and([
        ...(id ? [where('id', '=', id)] : []),
        ...(state === 'booked' ? [BECAME_BOOKING] : []),
        ...(state && state !== 'booked' ? [where('status', '=', state)] : []),
        ...(search
          ? [sql<SqlBool>`concat_ws(' ', number, split_part(name, ' ', 1), city, remarks) ilike ${containing(search)}`]
          : []),
      ]),
    )

export const enquiriesTo = (db: Db | Tx, filter: DeskFilter, { page, limit }: { page: number; limit: number }) =>
  matching(db, filter)
    .select([...TEXT, 'enquiries.name', 'mobile', 'email', 'city', 'account_id as senderId'])
    .select(BECAME_BOOKING.as('becameBooking'))
    .$narrowType<KnownWords>()
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countTo = async (db: Db, filter: DeskFilter) =>
  (
    await matching(db, filter)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Those that nobody has answered, also if staff have taken them on. */
export const countWaiting = async (db: Db, consultantId: number) =>
  (
    await matching(db, { consultantId })
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('status', 'in', ['new', 'assigned'])
      .executeTakeFirstOrThrow()
  ).count

const COUNTED_REPLIES = 50

/** The median time to the first reply, of the latest ones. */
export const usualMinutesOf = async (db: Db, consultantId: number) =>
  (
    await db
      .selectFrom((of) =>
        of
          .selectFrom('enquiries')
          .select('first_answer_minutes as minutes')
          .where('consultant_id', '=', consultantId)
          .where('first_answer_minutes', 'is not', null)
          .where('status', '<>', 'spam')
          .orderBy('created_at', 'desc')
          .limit(COUNTED_REPLIES)
          .as('latest'),
      )
      .select(sql<number | null>`percentile_disc(0.5) within group (order by minutes)`.as('minutes'))
      .executeTakeFirstOrThrow()
  ).minutes
