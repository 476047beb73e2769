import { type Insertable, type SqlBool, sql } from 'kysely'
import type { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import type { TICKET_STATES, WorkshopSort, WorkshopState } from '#contract/workshops/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { Workshops } from '#server/platform/db/schema.gen.ts'
import { changeRow } from '#server/platform/db/titled-rows.ts'
import { cards, workshops } from '../views/queries.ts'

export interface Filter {
  search: string | undefined
  state: WorkshopState | undefined
}
interface Page {
  limit: number
  offset: number
}

export interface View extends Page {
  sort: WorkshopSort
  descending: boolean
}

const ORDERS = {
  startsAt: sql`workshops.starts_at`,
  title: sql`lower(workshops.title_english)`,
  sold: sql`(select count(*) from workshop_tickets t where t.workshop_id = workshops.id and t.state = 'valid')`,
  price: sql`workshops.price_paise`,
} satisfies Record<WorkshopSort, unknown>

const matching = (db: Db | Tx, { search, state }: Filter) =>
  workshops(db)
    .$if(state !== undefined, (list) => list.where('workshops.state', '=', state!))
    .$if(Boolean(search), (list) =>
      list.where(
        sql<SqlBool>`concat_ws(' ', workshops.title_english, workshops.title_hindi, accounts.name, workshops.city_english) ilike ${containing(search!)}`,
      ),
    )

const rows = (list: ReturnType<typeof matching>) =>
  cards(list).select([
    'workshops.version',
    'workshops.updated_at as updatedAt',
    sql<number>`(select count(*)::int from workshop_tickets t where t.workshop_id = workshops.id and t.state = 'valid')`.as(
      'sold',
    ),
    sql<number>`(select count(*)::int from workshop_tickets t where t.workshop_id = workshops.id and t.state = 'valid'
      and t.attended_at is not null)`.as('attended'),
  ])

export const pageOfStaffWorkshops = (db: Db, filter: Filter, { sort, descending, limit, offset }: View) =>
  rows(matching(db, filter))
    .orderBy(ORDERS[sort], descending ? 'desc' : 'asc')
    .orderBy('workshops.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countStaffWorkshops = async (db: Db, filter: Filter) =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

interface AgendaItem {
  at: string
  title_english: string
  title_hindi: string
  about_english: string
  about_hindi: string
}

export const staffWorkshop = (db: Db | Tx, id: number) =>
  rows(matching(db, { search: undefined, state: undefined }))
    .select((eb) => [
      ...(['workshops.consultant_id as consultantId', 'workshops.about_english', 'workshops.about_hindi'] as const),
      ...(['workshops.included_english', 'workshops.included_hindi', 'workshops.venue_english'] as const),
      ...(['workshops.venue_hindi', 'workshops.directions_english', 'workshops.directions_hindi'] as const),
      ...(['workshops.meeting_url as meetingUrl', 'workshops.cancelled_reason as cancelledReason'] as const),
      eb.ref('workshops.languages').$castTo<(typeof CONSULTING_LANGUAGES)[number][]>().as('languages'),
      sql<AgendaItem[]>`workshops.agenda`.as('agenda'),
      sql<number>`case when workshops.state = 'cancelled' then (select count(distinct t.line_id)::int from workshop_tickets t
        where t.workshop_id = workshops.id and t.state = 'valid') else 0 end`.as('refundsLeft'),
    ])
    .where('workshops.id', '=', id)
    .executeTakeFirst()

export const trainerExists = async (tx: Tx, id: number) =>
  Boolean(await tx.selectFrom('consultants').select('id').where('id', '=', id).executeTakeFirst())

type Facts = Omit<Insertable<Workshops>, 'id' | 'slug' | 'created_at' | 'updated_at' | 'seats_taken' | 'version'>

export const insertWorkshop = (tx: Tx, slug: string, facts: Facts, at: Date) =>
  tx
    .insertInto('workshops')
    .values({ ...facts, slug, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** False if it has changed since that version. */
export const updateWorkshop = (tx: Tx, seen: { id: number; version: number }, to: Partial<Facts>, at: Date) =>
  changeRow(tx, 'workshops', { ...seen, to, at })

export const hasPurchases = async (tx: Tx, id: number) =>
  Boolean(
    await tx
      .selectFrom('workshop_purchases')
      .select('line_id')
      .where('workshop_id', '=', id)
      .where('state', '=', 'sold')
      .limit(1)
      .executeTakeFirst(),
  )

/** Reminders are sent again for the new time. */
export const clearReminders = (tx: Tx, id: number) =>
  tx.updateTable('workshop_purchases').set({ reminded_hours: null }).where('workshop_id', '=', id).execute()

const ticketsOf = (db: Db, id: number, search: string | undefined) =>
  db
    .selectFrom('workshop_tickets as t')
    .innerJoin('workshop_purchases as p', 'p.line_id', 't.line_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .where('t.workshop_id', '=', id)
    .$if(Boolean(search), (list) =>
      list.where(sql<SqlBool>`concat_ws(' ', t.name, t.number, a.name) ilike ${containing(search!)}`),
    )

export const attendees = (db: Db, id: number, search: string | undefined, { limit, offset }: Page) =>
  ticketsOf(db, id, search)
    .select((eb) => [
      ...(['t.id as ticketId', 't.number', 't.seat', 't.name', 't.attended_at as attendedAt'] as const),
      'p.order_id as orderId',
      eb.ref('t.state').$castTo<(typeof TICKET_STATES)[number]>().as('state'),
      sql<number>`greatest((select count(*)::int from workshop_scans s where s.ticket_id = t.id) - 1, 0)`.as(
        'flaggedScans',
      ),
      sql<{
        id: number
        name: string
        mobile: string
      }>`json_build_object('id', a.id, 'name', a.name, 'mobile', a.mobile)`.as('buyer'),
    ])
    .orderBy('t.seat')
    .orderBy('t.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countAttendees = async (db: Db, id: number, search: string | undefined) =>
  (
    await ticketsOf(db, id, search)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const WAITING_SHOWN = 100

export const waitersOf = (db: Db, id: number) =>
  db
    .selectFrom('workshop_waiters as q')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .select([
      'q.joined_at as joinedAt',
      sql<Date | null>`case when q.state = 'offered' then q.offer_until end`.as('offeredUntil'),
      sql<{
        id: number
        name: string
        mobile: string
      }>`json_build_object('id', a.id, 'name', a.name, 'mobile', a.mobile)`.as('person'),
    ])
    .where('q.workshop_id', '=', id)
    .where('q.state', 'in', ['waiting', 'offered'])
    .orderBy('q.joined_at')
    .orderBy('q.id')
    .limit(WAITING_SHOWN)
    .execute()

const ofBuyer = (db: Db, accountId: number) =>
  db
    .selectFrom('workshop_tickets')
    .innerJoin('workshop_purchases', 'workshop_purchases.line_id', 'workshop_tickets.line_id')
    .innerJoin('workshops', 'workshops.id', 'workshop_tickets.workshop_id')
    .where('workshop_purchases.account_id', '=', accountId)

export const ticketsOfBuyer = (db: Db, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  ofBuyer(db, accountId)
    .select([
      'workshop_tickets.id as ticketId',
      'workshop_tickets.number',
      'workshop_tickets.seat',
      'workshop_tickets.name',
      'workshop_tickets.state',
      'workshop_tickets.attended_at as attendedAt',
      'workshop_purchases.order_id as orderId',
      'workshops.id as workshopId',
      'workshops.title_english',
      'workshops.title_hindi',
      'workshops.starts_at as startsAt',
    ])
    .$narrowType<{ state: (typeof TICKET_STATES)[number] }>()
    .orderBy('workshop_tickets.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countTicketsOfBuyer = async (db: Db, accountId: number) =>
  (
    await ofBuyer(db, accountId)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
