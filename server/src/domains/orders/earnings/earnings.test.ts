import { beforeAll, describe, expect, test } from 'vitest'
import { listEarnings, plotEarnings } from '#contract/orders/earnings.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { afterTheHold, earnedLine, refundEarned } from '#test/earned.ts'
import { type World, world } from '#test/world.ts'
import { freezeEarnings, thawEarnings } from './freezes.ts'
import { releaseEarnings } from './jobs.ts'
import { recogniseEarning } from './service.ts'

let the: World
beforeAll(async () => {
  the = await world()
})

const balances = async (id: number) => {
  const { earnings_pending, earnings, debt } = await ledger.balancesOf(the.db, id)
  return { pending: earnings_pending, ready: earnings, debt }
}
/** ₹1,500 without a PAN: 20 % and 18 % on it, 0.5 %, 5 %. */
const NET = 150_000 - 30_000 - 5_400 - 750 - 7_500
const booksHold = async () => expect(await ledger.checkBooks(the.db)).toEqual([])

describe('an earning', () => {
  test('is computed from the price before discounts, step by step, and is on hold first', async () => {
    const her = await the.aConsultant()
    await earnedLine(the, { pricePaise: 150_000, discountPaise: 50_000, consultantId: her.id })
    expect(await balances(her.id)).toEqual({ pending: NET, ready: 0, debt: 0 })
    const { data, sums, whereabouts } = (await her.send(listEarnings, {})).body.data
    expect(data).toMatchObject([
      {
        ...{ entry: 'earned', grossPaise: 150_000, commissionPaise: 30_000, commissionGstPaise: 5_400 },
        ...{ tcsPaise: 750, tdsPaise: 7_500, netPaise: NET, state: 'on_hold', tdsBp: 500 },
      },
    ])
    expect(sums).toMatchObject({ items: 1, netPaise: NET })
    expect(whereabouts).toMatchObject({ onHoldPaise: NET, readyPaise: 0, paidPaise: 0 })
    await booksHold()
  })

  test('is recorded once, however often the work is marked as done', async () => {
    const her = await the.aConsultant()
    const line = await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    await Promise.all(
      [1, 2, 3].map(() => the.db.transaction().execute((tx) => recogniseEarning(tx, line, { at: the.clock.now() }))),
    )
    expect(await balances(her.id)).toEqual({ pending: NET, ready: 0, debt: 0 })
  })

  test('of a consultant with a PAN has a tenth of a percent deducted', async () => {
    const her = await the.aConsultant()
    await the.pool.query(
      `insert into tax_identities (account_id, pan, pan_masked, updated_at) values ($1, '\\x01', 'ABCPK····M', $2)`,
      [her.id, the.clock.now()],
    )
    await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    expect((await her.send(listEarnings, {})).body.data.data[0]).toMatchObject({ tdsPaise: 150, tdsBp: 10 })
  })

  test('becomes ready exactly two days later, and once', async () => {
    const her = await the.aConsultant()
    await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    the.clock.advance({ hours: 47, minutes: 59 })
    await releaseEarnings(the.app.services, the.clock.now())
    expect((await balances(her.id)).ready).toBe(0)
    the.clock.advance({ minutes: 1 })
    await Promise.all([1, 2, 3].map(() => releaseEarnings(the.app.services, the.clock.now())))
    expect(await balances(her.id)).toEqual({ pending: 0, ready: NET, debt: 0 })
    await booksHold()
  })

  test('stays on hold until the last dispute that froze it is decided', async () => {
    const her = await the.aConsultant()
    const line = await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    for (const why of ['refund_request', 'appeal'] as const)
      await the.db.transaction().execute((tx) => freezeEarnings(tx, [line], why, the.clock.now()))
    await afterTheHold(the)
    expect((await her.send(listEarnings, {})).body.data).toMatchObject({
      data: [{ state: 'frozen' }],
      whereabouts: { frozenPaise: NET, onHoldPaise: 0 },
    })
    const thaw = async (why: 'refund_request' | 'appeal') => {
      await the.db.transaction().execute((tx) => thawEarnings(tx, [line], why))
      await releaseEarnings(the.app.services, the.clock.now())
    }
    await thaw('refund_request')
    expect((await balances(her.id)).ready).toBe(0)
    await thaw('appeal')
    expect((await balances(her.id)).ready).toBe(NET)
  })

  test('of an item sold by the platform goes to the platform', async () => {
    const line = await earnedLine(the, { pricePaise: 50_000, consultantId: null })
    await refundEarned(the, line, line.totalPaise)
    await booksHold()
    const { rows } = await the.pool.query(
      `select a.kind, sum(e.amount_paise)::bigint as paise from ledger_entries e join ledger_accounts a on a.id = e.account_id
       join ledger_movements m on m.id = e.movement_id where m.order_id = $1 group by 1 having sum(e.amount_paise) <> 0`,
      [line.orderId],
    )
    expect(rows).toEqual([])
  })
})

describe('a refund after the work', () => {
  test('takes its share of every step back from the amount on hold', async () => {
    const her = await the.aConsultant()
    const line = await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    await refundEarned(the, line, line.totalPaise / 2)
    expect(await balances(her.id)).toEqual({ pending: NET / 2, ready: 0, debt: 0 })
    await refundEarned(the, line, line.totalPaise / 2)
    expect(await balances(her.id)).toEqual({ pending: 0, ready: 0, debt: 0 })
    await afterTheHold(the)
    expect(await balances(her.id)).toEqual({ pending: 0, ready: 0, debt: 0 })
    await booksHold()
  })

  test('takes from the ready balance, carries the rest forward as debt, and the next earning pays that first', async () => {
    const her = await the.aConsultant()
    const line = await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    await afterTheHold(the)
    await the.db.transaction().execute((tx) =>
      ledger.post(tx, {
        ...{ key: `paid away ${her.id}`, kind: 'test', at: the.clock.now() },
        entries: [
          { place: { balance: 'earnings', of: her.id }, paise: -100_000 },
          { place: 'bank', paise: 100_000 },
        ],
      }),
    )
    await refundEarned(the, line, line.totalPaise)
    expect(await balances(her.id)).toEqual({ pending: 0, ready: 0, debt: -100_000 })
    const { data, whereabouts } = (await her.send(listEarnings, {})).body.data
    expect(data.map(({ entry, state }) => [entry, state])).toEqual([
      ['refunded', 'owed'],
      ['earned', 'taken_back'],
    ])
    expect(whereabouts).toMatchObject({ owedPaise: 100_000, paidPaise: 100_000 })
    await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    await afterTheHold(the)
    expect(await balances(her.id)).toEqual({ pending: 0, ready: NET - 100_000, debt: 0 })
    await booksHold()
  })
})

test("consultants do not see each other's earnings", async () => {
  const [her, him] = [await the.aConsultant(), await the.aConsultant()]
  await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
  expect((await him.send(listEarnings, {})).body.data).toMatchObject({ count: 0, data: [] })
})

describe('the earnings chart', () => {
  test('has every month of the period, net, with refunds in the month they were made', async () => {
    const her = await the.aConsultant()
    const today = the.clock.now().toISOString().slice(0, 7)
    const empty = (await her.send(plotEarnings, {})).body.data
    expect(empty).toMatchObject({ kinds: [], months: { length: 6 } })
    expect(empty.months.at(-1)).toEqual({ month: today, netPaise: 0, grossPaise: 0, byKind: [] })
    const line = await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    await earnedLine(the, { pricePaise: 150_000, consultantId: her.id })
    await refundEarned(the, line, 177_000)
    const { kinds, months } = (await her.send(plotEarnings, { months: 2 })).body.data
    expect(kinds).toEqual(['service'])
    expect(months.map(({ netPaise }) => netPaise)).toEqual([0, NET])
    expect((await her.send(plotEarnings, { months: 25 })).status).toBe(422)
  })
})
