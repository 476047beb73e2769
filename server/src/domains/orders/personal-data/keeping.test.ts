import { describe, expect, test } from 'vitest'
import * as privacy from '#contract/accounts/privacy.ts'
import * as api from '#contract/orders/endpoints.ts'
import { decideRefundRequest, refundOrder } from '#contract/orders/staff.ts'
import { getBankDetails } from '#contract/payouts/bank-details.ts'
import { carryOutDeletions } from '#server/domains/accounts/public.ts'
import { balancesOf, post } from '#server/domains/ledger/public.ts'
import { anOldAccount } from '#test/a-withdrawal.ts'
import { dataExportOf } from '#test/data-exports.ts'
import type { Person } from '#test/people.ts'
import { aPaidOrder, aService } from '#test/shop.ts'
import { type World, world } from '#test/world.ts'
import { completeLine } from '../fulfilment/service.ts'

/** Spends the remaining money, so that nothing blocks the deletion. */
async function empty({ db, clock }: World, { id }: Person) {
  const { wallet } = await balancesOf(db, id)
  const spent = [
    { place: { balance: 'wallet' as const, of: id }, paise: -wallet },
    { place: 'adjustments' as const, paise: wallet },
  ]
  const key = `${wallet} spent by ${id}`
  await db.transaction().execute((tx) => post(tx, { key, kind: 'correction', at: clock.now(), entries: spent }))
}

async function erase(the: World, person: Person) {
  expect((await person.send(privacy.requestDeletion, {})).status).toBe(201)
  the.clock.advance({ days: 8 })
  await carryOutDeletions(the.app.services, the.clock.now())
}

describe('a customer who bought', () => {
  test('gets orders, refunds, requests and documents in the data export', async () => {
    const the = await world()
    const { id, buyer, documents } = await aPaidOrder(the)
    await buyer.send(api.requestRefund, { id, reason: 'The report is late' })
    const part = await dataExportOf(the, buyer)
    expect(part('orders')).toMatchObject({
      orders: [
        {
          ...{ id, billingName: buyer.name, state: 'paid', lines: [{ title_english: 'Project report' }] },
          refundRequests: [{ reason: 'The report is late', state: 'asked' }],
        },
      ],
      documents: [{ kind: 'invoice', number: documents[0]!.number, body: { buyer: { name: buyer.name } } }],
    })
    expect(part('payments')).toEqual([])
    expect(part('wallet')).toEqual({ topUps: [], autoRefill: null, giftCards: [], redeemed: [] })
    expect(part('services')).toMatchObject({ orders: [{ orderId: id, state: 'briefing' }] })
  })

  test('cannot be deleted while a refund is undecided; afterwards documents stay complete and everything else loses the name', async () => {
    const the = await world()
    const { id, buyer, lines } = await aPaidOrder(the)
    await empty(the, buyer)
    const asked = (await buyer.send(api.requestRefund, { id, reason: 'My mother is ill' })).body.data.order
      .refundRequest!
    expect((await buyer.send(privacy.requestDeletion, {})).body.code).toBe('payment_under_way')
    const staff = await the.aStaff()
    const input = {
      id: asked.id,
      decision: 'grant' as const,
      note: 'Get well',
      lines: [{ lineId: lines[0]!.id, paise: 100 }],
    }
    expect((await staff.send(decideRefundRequest, input)).status).toBe(201)
    await empty(the, buyer)
    expect((await buyer.send(privacy.requestDeletion, {})).body.code).toBe('services_left')
    const at = the.clock.now()
    await the.db.transaction().execute((tx) => completeLine(tx, { lineId: lines[0]!.id, at }))
    await erase(the, buyer)
    const order = await the.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      billing_name: 'Deleted account',
      billing_address: null,
      billing_gstin: null,
      billing_state: '27',
    })
    const words = await the.db
      .selectFrom('refund_requests')
      .innerJoin('refunds', 'refunds.id', 'refund_id')
      .select(['refund_requests.reason', 'note', 'refunds.reason as refunded'])
      .where('refund_requests.order_id', '=', id)
      .execute()
    expect(words).toEqual([{ reason: '', note: '', refunded: 'Asked for by the customer' }])
    const stored = await the.db
      .selectFrom('documents')
      .select(['kind', 'body'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    expect(stored).toMatchObject([
      { kind: 'invoice', body: { buyer: { name: buyer.name } } },
      { kind: 'credit_note', body: { buyer: { name: buyer.name } } },
    ])
    // A later refund still gets a credit note with the name on the invoice.
    const later = { id, lines: [{ lineId: lines[0]!.id, paise: 200 }], to: 'wallet' as const, reason: 'Late' }
    expect((await (await the.aStaff()).send(refundOrder, later)).status).toBe(201)
  })
})

test('after a consultant is erased no bank account, service, fee or text remains, and the PAN stays encrypted', async () => {
  const the = await world()
  const her = await the.aConsultant({ name: 'Girija Forgotten' })
  await the.pool.query(
    `insert into consultants (id, slug, approval, approval_changed_at, created_at, updated_at, about)
     values ($1, $2, 'draft', $3, $3, $3, 'Twenty years of dal mills')`,
    [her.id, `girija-${her.id}`, the.clock.now()],
  )
  await anOldAccount(the, her)
  const service = await aService(the, { consultantId: her.id })
  await the.pool.query(
    `insert into tax_identities (account_id, pan, pan_masked, updated_at) values ($1, '\\x01', 'ABCPK····M', $2)`,
    [her.id, the.clock.now()],
  )
  const part = await dataExportOf(the, her)
  expect(part('payouts')).toMatchObject({ bankAccounts: [{ ending: '4021' }], taxNumbers: { pan: 'ABCPK····M' } })
  expect(part('services')).toMatchObject({ offered: [{ id: service.id, title_english: 'Project report' }] })
  expect((await her.send(getBankDetails, {})).status).toBe(200)

  await erase(the, her)
  const bank = await the.db.selectFrom('bank_accounts').selectAll().where('consultant_id', '=', her.id).execute()
  expect(bank).toMatchObject([{ holder: '', ending: '4021', provider_account_id: null }])
  expect([bank[0]!.number.length, bank[0]!.removed_at]).toEqual([0, expect.any(Date)])
  for (const table of ['services', 'consultant_fees'] as const)
    expect(await the.db.selectFrom(table).selectAll().where('consultant_id', '=', her.id).execute()).toEqual([])
  const tax = await the.db.selectFrom('tax_identities').select('pan_masked').where('account_id', '=', her.id).execute()
  expect(tax).toEqual([{ pan_masked: 'ABCPK····M' }])
})
