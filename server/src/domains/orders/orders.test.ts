import { describe, expect, test } from 'vitest'
import * as api from '#contract/orders/endpoints.ts'
import { listUserServices } from '#contract/services/endpoints.ts'
import { balancesOf, checkBooks, fundsOf, trialBalance } from '#server/domains/ledger/public.ts'
import { aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { completeLine } from './fulfilment/service.ts'
import { refund } from './refunds/service.ts'

const inDelhi = '07'
const inMaharashtra = '27'

/** The balance of a platform account. */
async function bookOf(name: string) {
  const { db } = await world()
  const { rows } = await trialBalance(db)
  return rows.find(({ kind }) => kind === name)?.balancePaise ?? 0
}

describe('a quote', () => {
  test('prices a visitor’s cart, with IGST until the state is known', async () => {
    const there = await world()
    const service = await aService(there, { pricePaise: 127_500 })
    const { status, body } = await there.send(api.quoteCart, { items: [{ id: service.id, type: 'service' }] })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      lines: [{ id: service.id, pricePaise: 127_500, taxPaise: 22_950, totalPaise: 150_450, blocked: null }],
      ...{ subtotalPaise: 127_500, taxablePaise: 127_500, igstPaise: 22_950, cgstPaise: 0, totalPaise: 150_450 },
      ...{ gstRateBp: 1800, coupon: null, placeOfSupply: null, wallet: null, duePaise: 150_450 },
    })
    expect(body.data.lines[0]!.by).toMatchObject({ name: 'Ravi Menon' })
  })

  test('splits the tax within the state into two equal halves, and charges one tax outside it', async () => {
    const there = await world()
    const { id, type } = await aService(there, { pricePaise: 25 })
    const quote = async (state: string) => (await there.send(api.quoteCart, { items: [{ id, type }], state })).body.data
    expect(await quote(inMaharashtra)).toMatchObject({ cgstPaise: 2, sgstPaise: 2, igstPaise: 0, totalPaise: 29 })
    expect(await quote(inDelhi)).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 5, totalPaise: 30 })
    expect((await quote(inDelhi)).placeOfSupply).toMatchObject({ title_english: 'Delhi' })
  })

  test('uses the state and the wallet of a signed-in buyer', async () => {
    const there = await world()
    const [buyer, service] = [await there.aCustomer(), await aService(there, { pricePaise: 100_000 })]
    await fill(there, buyer, 20_000, 'promo')
    await fill(there, buyer, 30_000)
    const items = [{ id: service.id, type: service.type }]
    const { data } = (await buyer.send(api.quoteCart, { items, useWallet: true })).body
    expect(data.placeOfSupply).toMatchObject({ code: inDelhi })
    expect(data.wallet).toEqual({ spendablePaise: 50_000, promoPaise: 20_000, usedPaise: 50_000 })
    expect(data.duePaise).toBe(68_000)
  })

  test('asks for the state once: the one given while paying is stored, a known one is not changed', async () => {
    const there = await world()
    const [buyer, service] = [await there.aCustomer(), await aService(there, { pricePaise: 100_000 })]
    await there.pool.query('update accounts set state = null where id = $1', [buyer.id])
    const place = async () => {
      const items = [{ id: service.id, type: service.type }]
      return (await buyer.send(api.quoteCart, { items })).body.data.placeOfSupply?.code ?? null
    }
    expect(await place()).toBeNull()
    expect((await buy(buyer, [service], { state: inDelhi })).status).toBe(201)
    expect(await place()).toBe(inDelhi)
    await buy(buyer, [await aService(there)], { state: '27' })
    expect(await place()).toBe(inDelhi)
  })

  test('starts with the name and GSTIN of the last invoice, and taxes by the state of that GSTIN', async () => {
    const there = await world()
    const [buyer, service] = [await there.aCustomer(), await aService(there, { pricePaise: 100_000 })]
    await fill(there, buyer, 1_000_000)
    const quote = async () => {
      const items = [{ id: service.id, type: service.type }]
      return (await buyer.send(api.quoteCart, { items })).body.data
    }
    expect(await quote()).toMatchObject({ billing: null, placeOfSupply: { code: inDelhi } })
    const billing = { name: 'Teli Foods LLP', gstin: '27ABCCP1234F1ZR', address: 'MIDC, Pune' }
    const items = [{ id: service.id, type: service.type }]
    const order = { items, useWallet: true, billing: { ...billing, state: '27' }, expectedTotalPaise: 118_000 }
    expect((await buyer.send(api.createOrder, order)).status).toBe(201)
    expect(await quote()).toMatchObject({ billing, placeOfSupply: { code: '27' } })
    expect((await there.send(api.quoteCart, { items })).body.data.billing).toBeNull()
  })

  test('says why an item cannot be bought, and prices the rest', async () => {
    const there = await world()
    const [good, gone] = [await aService(there), await aService(there)]
    await there.pool.query(`update services set state = 'withdrawn' where id = $1`, [gone.id])
    const items = [
      { id: gone.id, type: 'service' as const },
      { id: good.id, type: 'service' as const },
      { id: 999_999_999, type: 'membership' as const },
    ]
    const { data } = (await there.send(api.quoteCart, { items })).body
    expect(data.lines.map(({ blocked, totalPaise }) => [blocked, totalPaise])).toEqual([
      ['withdrawn', 0],
      [null, 177_000],
      ['withdrawn', 0],
    ])
    expect(data.totalPaise).toBe(177_000)
  })
})

describe('an order fully paid by the wallet', () => {
  test('is paid immediately: promotional credit first, items fulfilled, invoice issued, notification sent', async () => {
    const there = await world()
    const [buyer, service] = [await there.aCustomer(), await aService(there)]
    await fill(there, buyer, 100_000, 'promo')
    await fill(there, buyer, 100_000)
    const before = await bookOf('orders')
    const { status, body } = await buy(buyer, [service])
    expect([status, body.data.paymentId]).toEqual([201, null])
    const { order } = body.data
    expect(order).toMatchObject({
      ...{ status: 'paid', totalPaise: 177_000, promoPaise: 100_000, walletPaise: 77_000, gatewayPaise: 0 },
      ...{ cgstPaise: 13_500, sgstPaise: 13_500, mayAskRefund: true },
      lines: [{ state: 'fulfilled', taxCode: '998399', quantity: 1 }],
      documents: [{ kind: 'invoice', totalPaise: 177_000 }],
    })
    expect(order.documents[0]!.number).toMatch(/^INV\/2526\/\d{7}$/)
    expect(await fundsOf(there.db, buyer.id, there.clock.now())).toMatchObject({ spendablePaise: 23_000 })
    expect((await bookOf('orders')) - before).toBe(177_000)
    const inbox = (await there.call('GET', `/demo/inbox.json?to=${buyer.mobile}`)).text
    expect(inbox).toContain(`₹1,770 for order ${order.id}`)
    const mine = (await buyer.send(listUserServices, {})).body.data
    expect(mine.UserServices).toMatchObject([{ orderId: order.id, state: 'briefing', dueOn: null }])
    const listed = (await buyer.send(api.listOrders, { search: order.documents[0]!.number })).body.data
    expect(listed).toMatchObject({ count: 1, data: [{ id: order.id, status: 'paid', linesCount: 1 }] })
  })

  test('is placed once per key', async () => {
    const there = await world()
    const [buyer, service] = [await there.aCustomer(), await aService(there)]
    await fill(there, buyer, 1_000_000)
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(buyer, [service], { key: 'the-same' })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await fundsOf(there.db, buyer.id, there.clock.now())).toMatchObject({ spendablePaise: 823_000 })
    expect((await buy(buyer, [service], { key: 'the-same', state: inDelhi })).body.code).toBe('idempotency_conflict')
  })

  test('is refused if its price changed, an item is gone, or its GSTIN is of another state', async () => {
    const there = await world()
    const [buyer, service] = [await there.aCustomer(), await aService(there)]
    await fill(there, buyer, 1_000_000)
    const input = (more: object) => ({
      ...{ items: [{ id: service.id, type: service.type }], useWallet: true, expectedTotalPaise: 177_000 },
      ...{ billing: { name: 'Asha', state: inDelhi }, ...more },
    })
    let key = 0
    const send = (more: object) =>
      buyer.send(api.createOrder, input(more), { headers: { 'idempotency-key': `refused-${key++}` } })
    expect((await send({ expectedTotalPaise: 176_999 })).body.code).toBe('price_changed')
    expect((await send({ items: [{ id: 999_999_999, type: 'service' }] })).body.code).toBe('item_unavailable')
    expect((await send({ couponCode: 'NOSUCH' })).body.code).toBe('coupon_unusable')
    const gstin = { name: 'Asha', state: inDelhi, gstin: '27ABCCP1234F1ZR' }
    expect((await send({ billing: gstin })).body.code).toBe('gstin_of_another_state')
    expect((await send({ billing: { ...gstin, gstin: '27ABCCP1234F1ZS' } })).body.errors).toHaveProperty([
      'billing.gstin',
    ])
    expect((await send({ billing: { name: 'Asha', state: '99' } })).body.errors).toHaveProperty(['billing.state'])
    expect((await buyer.send(api.listOrders, {})).body.data.count).toBe(0)
    expect(await fundsOf(there.db, buyer.id, there.clock.now())).toMatchObject({ spendablePaise: 1_000_000 })
  })
})

describe('a refund', () => {
  const paidOrder = async () => {
    const there = await world()
    const buyer = await there.aCustomer()
    const services = [await aService(there), await aService(there, { pricePaise: 99_999 })]
    await fill(there, buyer, 50_000, 'promo')
    await fill(there, buyer, 500_000)
    const { order } = (await buy(buyer, services)).body.data
    return { there, buyer, order }
  }

  test('returns the wallet share before the promotional one, with a credit note each time, to the paisa', async () => {
    const { there, buyer, order } = await paidOrder()
    const at = there.clock.now()
    const [first, second] = order.lines
    const give = (lines: { lineId: number; paise?: number }[]) =>
      there.db
        .transaction()
        .execute((tx) =>
          refund(tx, { orderId: order.id, lines, reason: 'No longer needed', by: null, to: 'wallet', at }),
        )
    const books = await bookOf('orders')
    await give([{ lineId: first!.id, paise: 33_333 }])
    await give([{ lineId: first!.id }, { lineId: second!.id }])
    const after = (await buyer.send(api.getOrder, { id: order.id })).body.data.order
    expect(after).toMatchObject({ status: 'refunded', refundedPaise: order.totalPaise, mayAskRefund: false })
    expect(after.refunds.map(({ paise, toWalletPaise, toPromoPaise }) => [paise, toWalletPaise, toPromoPaise])).toEqual(
      [
        [33_333, 33_333, 0],
        [order.totalPaise - 33_333, order.totalPaise - 33_333 - 50_000, 50_000],
      ],
    )
    expect(after.lines.map(({ state }) => state)).toEqual(['revoked', 'revoked'])
    expect(after.documents.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['invoice', order.totalPaise],
      ['credit_note', 33_333],
      ['credit_note', order.totalPaise - 33_333],
    ])
    expect((await bookOf('orders')) - books).toBe(-order.totalPaise)
    const funds = await fundsOf(there.db, buyer.id, at)
    expect([funds.walletPaise, funds.promoPaise]).toEqual([500_000, 50_000])
    const sums = await there.pool.query(
      `select sum(cgst_paise)::int cgst, sum(sgst_paise)::int sgst, sum(taxable_paise)::int taxable from refund_lines
       join order_lines on order_lines.id = line_id where order_id = $1`.replaceAll(
        /sum\((\w+)\)/g,
        'sum(refund_lines.$1)',
      ),
      [order.id],
    )
    expect(sums.rows).toEqual([{ cgst: order.cgstPaise, sgst: order.sgstPaise, taxable: order.taxablePaise }])
    expect((await buyer.send(listUserServices, {})).body.data.data.map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
    ])
    await expect(give([{ lineId: first!.id }])).rejects.toMatchObject({ code: 'nothing_to_refund' })
  })

  test('of more than was paid is refused, also under concurrency', async () => {
    const { there, order } = await paidOrder()
    const at = there.clock.now()
    const [line] = order.lines
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        there.db.transaction().execute((tx) =>
          refund(tx, {
            ...{ orderId: order.id, lines: [{ lineId: line!.id, paise: 100_000 }] },
            ...{ reason: 'Twice', by: null, to: 'wallet', at },
          }),
        ),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('documents are numbered without gaps, also with concurrent documents and failing orders', async () => {
  const there = await world()
  const service = await aService(there, { pricePaise: 10_000 })
  const buyers = await Promise.all(Array.from({ length: 6 }, () => there.aCustomer()))
  // Half of them can pay three times, half of them once.
  for (const [n, buyer] of buyers.entries()) await fill(there, buyer, n % 2 ? 11_800 : 35_400)
  const answers = await Promise.all(buyers.flatMap((buyer) => Array.from({ length: 4 }, () => buy(buyer, [service]))))
  expect(answers.filter(({ body }) => body.data?.order.status === 'paid')).toHaveLength(12)
  const { rows } = await there.pool.query(
    `select kind, year, min(sequence) as first, max(sequence) as last, count(*)::int as issued from documents group by 1, 2`,
  )
  for (const { first, last, issued } of rows) expect([first, last]).toEqual([1, issued])
  const series = await there.pool.query('select kind, year, last from document_series')
  expect(series.rows.map(({ last }) => last).sort()).toEqual(rows.map(({ last }) => last).sort())
})

test('an issued document is never changed', async () => {
  const { pool } = await world()
  await expect(pool.query(`update documents set total_paise = 0`)).rejects.toThrow('never changed')
  await expect(pool.query('delete from documents')).rejects.toThrow('never changed')
})

test('completed work is earned once, and a later refund takes the earning back', async () => {
  const there = await world()
  const [buyer, service] = [await there.aCustomer(), await aService(there)]
  await fill(there, buyer, 177_000)
  const { order } = (await buy(buyer, [service])).body.data
  const at = there.clock.now()
  const lineId = order.lines[0]!.id
  const complete = () => there.db.transaction().execute((tx) => completeLine(tx, { lineId, at }))
  const inTill = await bookOf('orders')
  await complete()
  await expect(complete()).rejects.toMatchObject({ code: 'stale' })
  expect((await bookOf('orders')) - inTill).toBe(-177_000)
  expect((await balancesOf(there.db, service.consultantId)).earnings_pending).toBeGreaterThan(100_000)
  expect((await buyer.send(listUserServices, {})).body.data.data).toMatchObject([{ state: 'done' }])
  await there.db.transaction().execute((tx) =>
    refund(tx, {
      ...{ orderId: order.id, lines: [{ lineId, paise: 59_000 }], reason: 'A third was missing' },
      ...{ by: null, to: 'wallet', at },
    }),
  )
  expect((await bookOf('orders')) - inTill).toBe(-177_000)
  await there.db
    .transaction()
    .execute((tx) =>
      refund(tx, { orderId: order.id, lines: [{ lineId }], reason: 'All of it', by: null, to: 'wallet', at }),
    )
  expect((await bookOf('orders')) - inTill).toBe(-177_000)
  expect((await balancesOf(there.db, service.consultantId)).earnings_pending).toBe(0)
  expect((await fundsOf(there.db, buyer.id, at)).spendablePaise).toBe(177_000)
  expect(await checkBooks(there.db)).toEqual([])
})
