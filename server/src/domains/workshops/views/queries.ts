import { type SqlBool, sql } from 'kysely'
import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import type { TICKET_STATES, WorkshopPlace, WorkshopState } from '#contract/workshops/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { ownPlaces } from '../seats/queries.ts'

interface WorkshopFilter {
  search?: string | undefined
  place?: WorkshopPlace | undefined
  city?: string | undefined
  month?: string | undefined
  language?: string | undefined
}

export const workshops = (db: Db | Tx) =>
  db
    .selectFrom('workshops')
    .innerJoin('consultants', 'consultants.id', 'workshops.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'workshops.consultant_id')

const toCome = (db: Db, now: Date) =>
  workshops(db).where('workshops.state', '=', 'published').where('workshops.ends_at', '>', now)

const MONTH = sql<string>`to_char(workshops.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM')`

const matching = (db: Db, { search, place, city, month, language }: WorkshopFilter, now: Date) =>
  toCome(db, now)
    .$if(place !== undefined, (list) => list.where('workshops.place', '=', place!))
    .$if(Boolean(city), (list) => list.where('workshops.city_english', '=', city!))
    .$if(month !== undefined, (list) => list.where(MONTH, '=', month!))
    .$if(language !== undefined, (list) => list.where(sql<SqlBool>`workshops.languages @> array[${language}]`))
    .$if(Boolean(search), (list) =>
      list.where(
        sql<SqlBool>`concat_ws(' ', workshops.title_english, workshops.title_hindi, accounts.name) ilike ${containing(search!)}`,
      ),
    )

export const cards = (list: ReturnType<typeof workshops>) =>
  list.select((eb) => [
    ...(['workshops.id', 'workshops.slug', 'workshops.title_english', 'workshops.title_hindi'] as const),
    ...(['workshops.city_english', 'workshops.city_hindi', 'workshops.languages', 'workshops.seats'] as const),
    ...(['workshops.starts_at as startsAt', 'workshops.ends_at as endsAt'] as const),
    'workshops.price_paise as pricePaise',
    eb.ref('workshops.state').$castTo<WorkshopState>().as('state'),
    eb.ref('workshops.place').$castTo<WorkshopPlace>().as('place'),
    eb.ref('workshops.drawing').$castTo<(typeof COVER_DRAWINGS)[number]>().as('drawing'),
    eb.ref('workshops.tint').$castTo<(typeof COVER_TINTS)[number]>().as('tint'),
    sql<{ id: number; slug: string; name: string }>`json_build_object('id', consultants.id, 'slug', consultants.slug,
      'name', accounts.name)`.as('trainer'),
    sql<number>`workshops.seats - workshops.seats_taken`.as('free'),
    sql<number>`(select count(*)::int from workshop_waiters q where q.workshop_id = workshops.id and q.state = 'waiting')`.as(
      'waiting',
    ),
  ])

interface Page {
  limit: number
  offset: number
}

export const pageOfWorkshops = (db: Db, filter: WorkshopFilter, now: Date, { limit, offset }: Page) =>
  cards(matching(db, filter, now))
    .orderBy('workshops.starts_at')
    .orderBy('workshops.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countWorkshops = async (db: Db, filter: WorkshopFilter, now: Date) =>
  (
    await matching(db, filter, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const citiesToCome = (db: Db, now: Date) =>
  toCome(db, now)
    .select(['workshops.city_english', 'workshops.city_hindi'])
    .where('workshops.city_english', '<>', '')
    .distinct()
    .orderBy('workshops.city_english')
    .execute()

export const monthsToCome = async (db: Db, now: Date) =>
  (await toCome(db, now).select(MONTH.as('month')).distinct().orderBy('month').execute()).map(({ month }) => month)

interface AgendaItem {
  at: string
  title_english: string
  title_hindi: string
  about_english: string
  about_hindi: string
}

/** By slug or id, in any state. */
export const workshopNamed = (db: Db, name: string) =>
  cards(workshops(db))
    .select([
      ...(['workshops.about_english', 'workshops.about_hindi', 'workshops.included_english'] as const),
      ...(['workshops.included_hindi', 'workshops.venue_english', 'workshops.venue_hindi'] as const),
      ...(['workshops.directions_english', 'workshops.directions_hindi'] as const),
      ...(['consultants.headline', 'consultants.headline_hindi', 'accounts.thumbnail'] as const),
      sql<AgendaItem[]>`workshops.agenda`.as('agenda'),
    ])
    .where(
      /^\d{1,15}$/.test(name) ? sql<SqlBool>`workshops.id = ${Number(name)}` : sql<SqlBool>`workshops.slug = ${name}`,
    )
    .executeTakeFirst()

export const ownOf = async (db: Db, workshopId: number, accountId: number) =>
  (
    await sql<{ seats: number; names: string[] | null }>`select
        (select count(*)::int from workshop_tickets t join workshop_purchases p on p.line_id = t.line_id
          where t.workshop_id = ${workshopId} and p.account_id = ${accountId} and t.state = 'valid') as seats,
        (select names from workshop_attendee_drafts d where d.workshop_id = ${workshopId} and d.account_id = ${accountId}) as names`.execute(
      db,
    )
  ).rows[0]!

const bookings = (db: Db, accountId: number) =>
  cards(workshops(db))
    .innerJoin('workshop_purchases', 'workshop_purchases.workshop_id', 'workshops.id')
    .innerJoin('order_lines', 'order_lines.id', 'workshop_purchases.line_id')
    .select([
      ...(['workshops.venue_english', 'workshops.venue_hindi', 'workshops.rescheduled_at as rescheduledAt'] as const),
      ...(['workshop_purchases.line_id as lineId', 'workshop_purchases.order_id as orderId'] as const),
      ...(['workshop_purchases.bought_at as boughtAt', 'workshop_purchases.seats as boughtSeats'] as const),
      'order_lines.total_paise as totalPaise',
    ])
    .where('workshop_purchases.account_id', '=', accountId)
    .where('workshop_purchases.state', 'in', ['sold', 'ended'])

export const bookingsOfWorkshop = (db: Db, accountId: number, workshopId: number) =>
  bookings(db, accountId).where('workshops.id', '=', workshopId).orderBy('workshop_purchases.line_id').execute()

const within = (when: 'upcoming' | 'past', now: Date) =>
  when === 'upcoming' ? sql<SqlBool>`workshops.ends_at > ${now}` : sql<SqlBool>`workshops.ends_at <= ${now}`

export const pageOfBookings = (db: Db, accountId: number, when: 'upcoming' | 'past', now: Date, page: Page) =>
  bookings(db, accountId)
    .where(within(when, now))
    .orderBy('workshops.starts_at', when === 'upcoming' ? 'asc' : 'desc')
    .orderBy('workshop_purchases.line_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countBookings = async (db: Db, accountId: number, when: 'upcoming' | 'past', now: Date) =>
  (
    await db
      .selectFrom('workshop_purchases')
      .innerJoin('workshops', 'workshops.id', 'workshop_purchases.workshop_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('workshop_purchases.account_id', '=', accountId)
      .where('workshop_purchases.state', 'in', ['sold', 'ended'])
      .where(within(when, now))
      .executeTakeFirstOrThrow()
  ).count

/** Workshops to come for which a person is on the waiting list, by date. */
export const workshopsAwaited = (db: Db, accountId: number, now: Date) =>
  cards(workshops(db))
    .innerJoin(ownPlaces(accountId, now).as('places'), 'places.workshopId', 'workshops.id')
    .select(['places.position', 'places.offeredUntil'])
    .where('workshops.state', '=', 'published')
    .where('workshops.starts_at', '>', now)
    .orderBy('workshops.starts_at')
    .orderBy('workshops.id')
    .execute()

export const ticketsOfLines = (db: Db, lineIds: readonly number[]) =>
  db
    .selectFrom('workshop_tickets')
    .select((eb) => [
      ...(['id', 'number', 'line_id as lineId', 'position', 'seat', 'name', 'attended_at as attendedAt'] as const),
      eb.ref('state').$castTo<(typeof TICKET_STATES)[number]>().as('state'),
    ])
    .where(sql<SqlBool>`line_id = any(${lineIds})`)
    .orderBy('line_id')
    .orderBy('position')
    .execute()

export const workshopsToCome = (db: Db, now: Date) =>
  db
    .selectFrom('workshops')
    .select(['slug', 'updated_at as updatedAt'])
    .where('state', '=', 'published')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
