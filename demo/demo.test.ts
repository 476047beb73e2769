import { beforeAll, describe, expect, test } from 'vitest'
import { balancesOf, checkBooks } from '#server/domains/ledger/service.ts'
import { world } from '#test/world.ts'
import { demoCatalogue } from './catalogue/catalogue.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { loadDemoWorld } from './load.ts'
import { demoLogins } from './people.ts'
import { demoServices } from './write-services.ts'

beforeAll(async () => loadDemoWorld((await world()).databaseUrl))

const accountOf = async (mobile: string) => {
  const { db } = await world()
  return db.selectFrom('accounts').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow()
}

describe('the demo world', () => {
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

  test('puts people where their PIN code is', async () => {
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

  test('has a customer login with a history in the wallet that agrees with the gateway', async () => {
    const { db } = await world()
    const { id } = await accountOf(demoLogins.customer)
    const credited = await db
      .selectFrom('top_ups')
      .select((eb) => eb.fn.sum<string>('amount_paise').as('paise'))
      .where('account_id', '=', id)
      .where('credited_at', 'is not', null)
      .executeTakeFirstOrThrow()
    const purse = await db
      .selectFrom('ledger_accounts')
      .select('balance_paise')
      .where('owner_id', '=', id)
      .where('kind', '=', 'wallet')
      .executeTakeFirstOrThrow()
    expect([Number(credited.paise), purse.balance_paise]).toEqual([5_000_00, 5_000_00])
    expect(await checkBooks(db)).toEqual([])
    const unheard = await db.selectFrom('outbox').select('message').execute()
    expect(unheard).toEqual([])
  })

  test('draws a portrait of every consultant', async () => {
    const { db, call } = await world()
    const drawn = await db.selectFrom('accounts').select('thumbnail').where('type', '=', 'consultant').execute()
    expect(drawn.length).toBeGreaterThanOrEqual(60)
    for (const { thumbnail } of drawn) expect((await call('GET', thumbnail!)).status).toBe(200)
  })
})

describe('its words', () => {
  const DEVANAGARI = /^[\p{Script=Devanagari}\p{Mark}\s\d,()–-]+$/u
  const industries = demoCatalogue.flatMap(({ sectors }) => sectors.flatMap((sector) => sector.industries))

  test('are Hindi where Hindi is shown', () => {
    const hindi = [
      ...demoCatalogue.flatMap(({ sectors }) => sectors.map((sector) => sector.hindi)),
      ...industries.map(([, title]) => title),
      ...demoConsultants.map((consultant) => consultant.headlineHindi),
      ...demoServices.map((service) => service.hindi.replaceAll(/[:]/g, '')),
    ]
    expect(hindi.filter((text) => !DEVANAGARI.test(text) || text !== text.normalize('NFC'))).toEqual([])
  })

  test('name at least 24 sectors and 160 industries, each with other spellings', () => {
    expect(demoCatalogue.flatMap(({ sectors }) => sectors).length).toBeGreaterThanOrEqual(24)
    expect(industries.length).toBeGreaterThanOrEqual(160)
    expect(industries.filter(([, , ...spellings]) => spellings.length === 0)).toEqual([])
  })

  test('tell two to four sentences about each of the consultants, who differ in name', () => {
    expect(new Set(demoConsultants.map(({ name }) => name)).size).toBe(demoConsultants.length)
    const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length
    expect(demoConsultants.filter(({ about }) => sentences(about) < 2 || sentences(about) > 5)).toEqual([])
  })
})

test('the consultant login has earned: something on hold, something ready, one withdrawal paid, and the books hold', async () => {
  const { db } = await world()
  const { id } = await accountOf(demoLogins.consultant)
  const purses = await balancesOf(db, id)
  expect(purses.earnings_pending).toBeGreaterThan(0)
  expect(purses.earnings).toBeGreaterThan(100_000)
  const paid = await db.selectFrom('withdrawals').select('state').where('consultant_id', '=', id).execute()
  expect(paid).toEqual([{ state: 'paid' }])
  expect(await checkBooks(db)).toEqual([])
})

test('both logins have sessions to come, past and cancelled ones, made by the rules of the house', async () => {
  const { db, app } = await world()
  const [customer, consultant] = [await accountOf(demoLogins.customer), await accountOf(demoLogins.consultant)]
  const states = async (column: 'customer_id' | 'consultant_id', id: number) => {
    const rows = await db.selectFrom('bookings').select('state').where(column, '=', id).execute()
    return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => [state, of.length]))
  }
  expect(await states('customer_id', customer.id)).toEqual({ completed: 2, confirmed: 3, cancelled: 2 })
  expect(await states('consultant_id', consultant.id)).toEqual({ completed: 5, confirmed: 5, cancelled: 1, no_show: 1 })
  const unheard = await db.selectFrom('outbox').select('message').where('message', 'like', 'booking%').execute()
  expect(unheard).toEqual([])
  expect(await checkBooks(app.house.db)).toEqual([])
})
