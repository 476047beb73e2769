import { beforeAll, describe, expect, test } from 'vitest'
import { listConsultants } from '#contract/discovery/listing.ts'
import { listCourses } from '#contract/learning/endpoints.ts'
import { listProgrammes } from '#contract/learning/programmes.ts'
import { freeSlots, refreshNextFree } from '#server/domains/availability/public.ts'
import { balancesOf, checkBooks } from '#server/domains/ledger/public.ts'
import { world } from '#test/world.ts'
import { demoCatalogue } from './catalogue/catalogue.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { demoCourses } from './learning/courses.ts'
import { loadDemoWorld } from './load.ts'
import { demoLogins } from './people.ts'
import { clockOf, createTimeline, dayAt } from './timeline.ts'
import { demoServices } from './write-services.ts'

/** Loaded at night, when nobody books. */
const MADE_AT = new Date('2026-03-02T21:40:00Z')

beforeAll(async () => {
  const { databaseUrl, clock } = await world()
  clock.set(MADE_AT)
  await loadDemoWorld(databaseUrl, MADE_AT)
})

const accountOf = async (mobile: string) => {
  const { db } = await world()
  return db.selectFrom('accounts').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow()
}

describe('the demo data', () => {
  test('is loaded once, and marked so that production can refuse it', async () => {
    const { db, databaseUrl } = await world()
    const people = () =>
      db
        .selectFrom('accounts')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    const before = await people()
    await loadDemoWorld(databaseUrl)
    expect(await people()).toEqual(before)
    expect(await db.selectFrom('demo_world').selectAll().execute()).toHaveLength(1)
  })

  test('has a login of each type', async () => {
    expect(await accountOf(demoLogins.customer)).toMatchObject({ type: 'user', name: 'Sunita Verma' })
    expect(await accountOf(demoLogins.consultant)).toMatchObject({ type: 'consultant', source: 'demo' })
    expect(await accountOf(demoLogins.staff)).toMatchObject({ type: 'admin' })
  })

  test('has a consultant login that is approved, listed and free every day from nine to six', async () => {
    const { db } = await world()
    const { id } = await accountOf(demoLogins.consultant)
    const consultant = await db.selectFrom('consultants').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(consultant).toMatchObject({ approval: 'approved', time_zone: 'Asia/Kolkata', taking_calls: true })
    const hours = await db
      .selectFrom('weekly_hours')
      .selectAll()
      .where('consultant_id', '=', id)
      .orderBy('weekday')
      .execute()
    expect(hours.map(({ weekday, from_minute, to_minute }) => [weekday, from_minute, to_minute])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => [day, 9 * 60, 18 * 60]),
    )
  })

  test('has people in the city of their PIN code', async () => {
    const { db } = await world()
    const strangers = await db
      .selectFrom('accounts')
      .leftJoin('pincodes', 'pincodes.pincode', 'accounts.pincode')
      .leftJoin('states', 'states.code', 'pincodes.state_code')
      .select(['accounts.name', 'accounts.state', 'states.title_english'])
      .where('accounts.source', '=', 'demo')
      .where((eb) => eb('accounts.state', 'is distinct from', eb.ref('states.title_english')))
      .execute()
    expect(strangers).toEqual([])
  })

  test('has a customer login with a wallet history that matches the gateway', async () => {
    const { db } = await world()
    const { id } = await accountOf(demoLogins.customer)
    const paidIn = await db
      .selectFrom('top_ups')
      .select((eb) => eb.fn.sum<string>('amount_paise').as('paise'))
      .where('account_id', '=', id)
      .where('credited_at', 'is not', null)
      .executeTakeFirstOrThrow()
    const captured = await db
      .selectFrom('test_gateway_payments')
      .innerJoin('test_gateway_orders', 'test_gateway_orders.id', 'test_gateway_payments.order_id')
      .innerJoin('payments', 'payments.id', 'test_gateway_orders.payment_id')
      .select((eb) => eb.fn.sum<string>('test_gateway_payments.paise').as('paise'))
      .where('payments.account_id', '=', id)
      // Gift cards are paid at the gateway, too.
      .where('payments.purpose', '=', 'top_up')
      .where('test_gateway_payments.state', '=', 'captured')
      .executeTakeFirstOrThrow()
    expect(captured).toEqual(paidIn)
    const { wallet, promo } = await balancesOf(db, id)
    expect(wallet + promo).toBeGreaterThanOrEqual(5_000_00)
    expect(wallet + promo).toBeLessThan(5_500_00)
    expect(await checkBooks(db)).toEqual([])
    const unsent = await db.selectFrom('outbox').select('message').where('state', '=', 'waiting').execute()
    expect(unsent).toEqual([])
  })

  test('has a portrait for every consultant', async () => {
    const { db, call } = await world()
    const drawn = await db.selectFrom('accounts').select('thumbnail').where('type', '=', 'consultant').execute()
    expect(drawn.length).toBeGreaterThanOrEqual(60)
    for (const { thumbnail } of drawn) expect((await call('GET', thumbnail!)).status).toBe(200)
  })
})

describe('its texts', () => {
  const DEVANAGARI = /^[\p{Script=Devanagari}\p{Mark}\s\d,()–-]+$/u
  /** These are written in Latin letters in Hindi, too. */
  const SHORT_FORMS = /\b(?:GST|FSSAI|PF|ESI)\b/g
  const isHindi = (text: string) => DEVANAGARI.test(text.replaceAll(SHORT_FORMS, ''))
  const industries = demoCatalogue.flatMap(({ sectors }) => sectors.flatMap((sector) => sector.industries))

  test('are Hindi where Hindi is shown', () => {
    const hindi = [
      ...demoCatalogue.flatMap(({ sectors }) => sectors.map((sector) => sector.hindi)),
      ...industries.map(([, title]) => title),
      ...demoConsultants.map((consultant) => consultant.headlineHindi),
      ...demoServices.map((service) => service.hindi.replaceAll(/[:]/g, '')),
    ]
    expect(hindi.filter((text) => !isHindi(text) || text !== text.normalize('NFC'))).toEqual([])
  })

  test('of courses are in both languages, and Hindi has Hindi words', () => {
    const texts = demoCourses.flatMap(({ title, summary, outcomes, chapters }) => [
      ...[title, summary, ...outcomes],
      ...chapters.flatMap(({ lessons, ...chapter }) => [
        chapter.title,
        ...lessons.map((lesson) => [lesson.title_english, lesson.title_hindi] as const),
        ...lessons.flatMap((lesson) =>
          lesson.kind === 'reading' ? [[lesson.body_english, lesson.body_hindi] as const] : [],
        ),
      ]),
    ])
    const isWrong = ([english, hindi]: readonly [string, string]) =>
      /\p{Script=Devanagari}/u.test(english) ||
      !/\p{Script=Devanagari}/u.test(hindi) ||
      hindi !== hindi.normalize('NFC')
    expect(texts.filter(isWrong)).toEqual([])
  })

  test('name at least 24 sectors and 160 industries, each with alternative spellings', () => {
    expect(demoCatalogue.flatMap(({ sectors }) => sectors).length).toBeGreaterThanOrEqual(24)
    expect(industries.length).toBeGreaterThanOrEqual(160)
    expect(industries.filter(([, , ...spellings]) => spellings.length === 0)).toEqual([])
  })

  test('describe each consultant in two to four sentences, with distinct names', () => {
    expect(new Set(demoConsultants.map(({ name }) => name)).size).toBe(demoConsultants.length)
    const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length
    expect(demoConsultants.filter(({ about }) => sentences(about) < 2 || sentences(about) > 5)).toEqual([])
  })
})

test('the consultant login has earned: something on hold, something ready, one withdrawal paid, and the ledger balances', async () => {
  const { db } = await world()
  const { id } = await accountOf(demoLogins.consultant)
  const balances = await balancesOf(db, id)
  expect(balances.earnings_pending).toBeGreaterThan(0)
  expect(balances.earnings).toBeGreaterThan(100_000)
  const paid = await db.selectFrom('withdrawals').select('state').where('consultant_id', '=', id).execute()
  expect(paid).toEqual([{ state: 'paid' }])
  expect(await checkBooks(db)).toEqual([])
})

test('goods are on sale; the customer login has bought some and wants to return one, and the consultant login has orders to send', async () => {
  const { db } = await world()
  const rows = await db
    .selectFrom('product_shipments as sent')
    .innerJoin('products', 'products.id', 'sent.product_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'sent.account_id')
    .innerJoin('accounts as seller', 'seller.id', 'products.consultant_id')
    .select(['sent.state', 'buyer.mobile as buyer', 'seller.mobile as seller'])
    .orderBy('sent.placed_at')
    .execute()
  const states = (of: 'buyer' | 'seller', mobile: string) =>
    rows.filter((row) => row[of] === mobile).map(({ state }) => state)
  expect(states('buyer', demoLogins.customer)).toEqual(['delivered', 'delivered', 'shipped'])
  expect(states('seller', demoLogins.consultant)).toEqual(['delivered', 'shipped', 'packed', 'shipped', 'placed'])
  const asked = await db
    .selectFrom('product_returns as back')
    .innerJoin('accounts as buyer', 'buyer.id', 'back.account_id')
    .innerJoin('accounts as seller', 'seller.id', 'back.consultant_id')
    .select(['buyer.mobile as buyer', 'seller.mobile as seller', 'back.act_by as actBy'])
    .where('back.state', '=', 'asked')
    .orderBy('back.id')
    .execute()
  expect(asked).toMatchObject([{ buyer: demoLogins.customer, seller: demoLogins.consultant }, {}])
  expect(asked.every(({ actBy }) => actBy! > MADE_AT)).toBe(true)
  const goods = await db.selectFrom('products').select('stock').where('kind', '=', 'physical').execute()
  expect(goods.map(({ stock }) => stock).sort((a, b) => a - b)).toEqual([3, 15, 40, 60])
})

test('both logins have upcoming, past and cancelled sessions, created by the booking rules', async () => {
  const { db, app } = await world()
  const [customer, consultant] = [await accountOf(demoLogins.customer), await accountOf(demoLogins.consultant)]
  const states = async (column: 'customer_id' | 'consultant_id', id: number) => {
    const rows = await db.selectFrom('bookings').select('state').where(column, '=', id).execute()
    return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => [state, of.length]))
  }
  expect(await states('customer_id', customer.id)).toEqual({ completed: 3, confirmed: 3, cancelled: 2 })
  expect(await states('consultant_id', consultant.id)).toEqual({
    completed: 17,
    confirmed: 5,
    cancelled: 1,
    no_show: 1,
  })
  expect(await checkBooks(app.services.db)).toEqual([])
})

test('has courses with two sector programmes; some learners are on the way, and some have a certificate', async () => {
  const { db, send } = await world()
  const { data, courseType } = (await send(listCourses, {})).body.data
  expect(data.length).toBeGreaterThanOrEqual(8)
  expect(data.filter(({ lessons, quizzes, seconds }) => lessons < 3 || quizzes < 1 || seconds < 30)).toEqual([])
  const { programmes } = (await send(listProgrammes, {})).body.data
  const sectors = programmes.filter(({ type }) => type === 'sub_categories')
  expect(sectors.map(({ title_english }) => title_english)).toEqual(
    courseType.map(({ title_english }) => title_english),
  )
  expect(programmes.filter(({ pricePaise, singlyPaise }) => pricePaise >= singlyPaise)).toEqual([])
  const { id } = await accountOf(demoLogins.customer)
  const own = await db.selectFrom('certificates').select('course_id').where('account_id', '=', id).execute()
  const begun = await db.selectFrom('film_progress').select('film_id').where('account_id', '=', id).execute()
  expect([own.length, begun.length]).toEqual([1, 3])
})

test('every review is of a session, talk or answer of that customer with that consultant, written after it', async () => {
  const { pool } = await world()
  const { rows } = await pool.query(`
    select r.id from reviews r where r.counted and not exists (
      select from (
        select id, customer_id, consultant_id, upper(during) as ended_at from bookings where state = 'completed'
        union all select id, customer_id, consultant_id, ended_at from talks where state = 'ended'
        union all select id, customer_id, consultant_id, closed_at from questions where state = 'closed'
      ) held where held.id = r.subject_id and held.customer_id = r.customer_id
        and held.consultant_id = r.consultant_id and held.ended_at <= r.created_at)`)
  expect(rows).toEqual([])
  const reviewed = await pool.query<{ consultants: string; reviews: string }>(
    'select count(distinct consultant_id) as consultants, count(*) as reviews from reviews where counted',
  )
  expect(Number(reviewed.rows[0]!.consultants)).toBeGreaterThan(45)
  expect(Number(reviewed.rows[0]!.reviews)).toBeGreaterThan(90)
})

test('orders come from many states; within that of the seller they have CGST and SGST, elsewhere IGST', async () => {
  const { pool } = await world()
  const { rows } = await pool.query<{ buyer: string; same: boolean; local: number; across: number }>(`
    select body->'buyer'->'state'->>'code' as buyer,
      coalesce(body->'placeOfSupply', body->'buyer'->'state')->>'code' = body->'seller'->'state'->>'code' as same,
      sum((line->>'cgstPaise')::bigint + (line->>'sgstPaise')::bigint)::int as local,
      sum((line->>'igstPaise')::bigint)::int as across
    from documents, jsonb_array_elements(body->'lines') line
    where kind = 'invoice' group by documents.id`)
  expect(new Set(rows.map(({ buyer }) => buyer)).size).toBeGreaterThan(10)
  expect(rows.filter(({ same, local, across }) => (same ? across : local) !== 0)).toEqual([])
  expect(rows.some(({ across }) => across > 0) && rows.some(({ local }) => local > 0)).toBe(true)
})

describe('its times', () => {
  const hourInIndia = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).getUTCHours()

  test('do not depend on the loading time: people book, call and pay between nine and nine', async () => {
    const { pool } = await world()
    const { rows } = await pool.query<{ what: string; at: Date }>(`
      select 'movement' as what, at from ledger_movements where kind not in ('earning_released', 'gateway_fee')
      union all select 'talk', rang_at from talks union all select 'booking', created_at from bookings
      union all select 'session', lower(during) from bookings union all select 'joined', created_at from accounts
      union all select 'approved', approved_at from consultants where approved_at is not null
      union all select 'review', created_at from reviews union all select 'order', created_at from orders`)
    expect(rows.length).toBeGreaterThan(500)
    const odd = rows.filter(({ what, at }) => hourInIndia(at) < (what === 'session' ? 8 : 9) || hourInIndia(at) > 21)
    expect(odd).toEqual([])
  })

  test('increase with the numbers of events, so that every running balance is in chronological order', async () => {
    const { pool } = await world()
    const { rows } = await pool.query(`
      select account_id, at, before from (
        select account_id, at, lag(at) over (partition by account_id order by movement_id) as before
        from ledger_entries join ledger_movements on ledger_movements.id = movement_id
        join ledger_accounts on ledger_accounts.id = account_id where owner_id is not null) as entries
      where before > at`)
    expect(rows).toEqual([])
    const backwards = async (of: string) =>
      (
        await pool.query(
          `select from (select at - lag(at) over (order by id) as step from (${of}) it) steps where step < '0'`,
        )
      ).rows.length
    expect(await backwards('select id, created_at as at from orders')).toBe(0)
    expect(await backwards('select id, created_at as at from bookings')).toBe(0)
    expect(await backwards('select id, rang_at as at from talks')).toBe(0)
    expect(await backwards(`select id, issued_at as at from documents where kind = 'invoice'`)).toBe(0)
  })

  test('of finished events are in the past, and only sessions are upcoming', async () => {
    const { pool } = await world()
    const { rows } = await pool.query<{ what: string }>(
      `select 'movement' as what from ledger_movements where at > $1
       union all select 'talk' from talks where coalesce(ended_at, rang_at) > $1
       union all select 'session' from bookings where state in ('completed', 'no_show') and upper(during) > $1
       union all select 'passed by' from bookings where state = 'confirmed' and lower(during) <= $1
       union all select 'appeal' from booking_appeals where asked_at > $1
       union all select 'message' from booking_messages where at > $1
       union all select 'notice' from notices where at > $1
       union all select 'account' from accounts where greatest(created_at, last_seen_at) > $1`,
      [MADE_AT],
    )
    expect(rows).toEqual([])
  })

  test('are the same at every hour of the day', () => {
    const [night, noon] = [new Date('2026-03-02T18:31:00Z'), new Date('2026-03-03T18:29:00Z')]
    expect(dayAt(night, 9, '18:30')).toEqual(dayAt(noon, 9, '18:30'))
    expect(dayAt(noon, 9, '18:30')).toEqual(new Date('2026-02-22T13:00:00Z'))
    const clocks = Array.from({ length: 300 }, (_, n) => clockOf(n))
    expect(clocks.every((clock) => /^(9|1\d):[0-5]\d$/.test(clock))).toBe(true)
    expect(new Set(clocks).size).toBe(300)
  })

  test('cannot go backwards', async () => {
    const timeline = createTimeline()
    const reported: string[] = []
    const day = (n: number) => new Date(Date.UTC(2026, 0, n))
    timeline.at(day(3), async () => reported.push('third'))
    timeline.at(day(1), async () => {
      reported.push('first')
      timeline.at(day(2), async () => reported.push('second'))
    })
    await timeline.play()
    expect(reported).toEqual(['first', 'second', 'third'])
    expect(() => timeline.at(day(2), async () => undefined)).toThrow('has passed')
  })
})

test.each(['best', 'rating', 'fee'] as const)(
  'no two consultants on the first page by %s have the same next three slots, whenever one looks',
  async (sort) => {
    const { db, clock, send } = await world()
    for (const hours of [0, 7, 13, 19, 35, 52, 77, 101, 131]) {
      const at = new Date(MADE_AT.getTime() + hours * 3_600_000)
      clock.set(at)
      await refreshNextFree(db, at)
      const { data } = (await send(listConsultants, { sort })).body.data
      expect(data).toHaveLength(10)
      const threes = await Promise.all(
        data.map(async ({ id, nextFree }) => {
          const session = { mode: nextFree!.mode, minutes: nextFree!.minutes, days: 14 }
          const free = (await freeSlots(db, id, session, at))!.consultantSlots.flatMap(({ slots }) => slots)
          return free.slice(0, 3).map(({ startsAt }) => startsAt.toISOString())
        }),
      )
      expect(new Set(threes.map(String)).size, `${at.toISOString()} ${threes.join(' ')}`).toBe(data.length)
    }
    clock.set(MADE_AT)
  },
)

test('about two thirds speak Hindi, and only they have reviews and articles in Hindi', async () => {
  const hindi = demoConsultants.filter(({ languages }) => languages.includes('hi'))
  expect(hindi.length).toBeGreaterThan(35)
  expect(hindi.length).toBeLessThan(45)
  const { pool } = await world()
  const { rows } = await pool.query(`
    select name from accounts join consultants on consultants.id = accounts.id
    where not 'hi' = any(languages) and approval = 'approved' and (
      exists (select from reviews where consultant_id = consultants.id and (language = 'hi' or comment ~ '[ऀ-ॿ]'))
      or exists (select from articles where consultant_id = consultants.id and language = 'hi')
      or exists (select from questions where consultant_id = consultants.id and body ~ '[ऀ-ॿ]')
      or exists (select from courses where consultant_id = consultants.id and 'hi' = any(courses.languages))
      or exists (select from workshops where consultant_id = consultants.id and 'hi' = any(workshops.languages))
      or exists (select from library_talks where consultant_id = consultants.id and 'hi' = any(library_talks.languages)))`)
  expect(rows).toEqual([])
})
