import { post, spend } from '#server/domains/ledger/service.ts'
import { issueInvoice } from '#server/domains/orders/documents/service.ts'
import { recogniseEarning, releaseEarning } from '#server/domains/orders/earnings/service.ts'
import { priceLine } from '#server/domains/orders/rules.ts'
import type { Tx } from '#server/platform/db.ts'
import { daysBefore, demoLogins } from './people.ts'
import { writeTopUp } from './write-top-ups.ts'

/** How many days ago the work was done; the last two are still on hold. */
const DONE_DAYS_AGO = [58, 51, 44, 37, 33, 26, 19, 12, 6, 4, 1, 0.5]
/** The withdrawal came after this many of them. */
const PAID_AFTER = 6
const WITHDRAWN_DAYS_AGO = 22
const SAC = '998311'
const GST_BP = 1800
const HOLD_DAYS = 2

type Service = { id: number; price_paise: number; title_english: string; title_hindi: string; days: number }

/** The consultant login has worked for two months: services bought, delivered, earned, one withdrawal paid, the rest ready. */
export async function writeEarnings(tx: Tx, now: Date) {
  const me = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('mobile', '=', demoLogins.consultant)
    .executeTakeFirstOrThrow()
  const services: Service[] = await tx
    .selectFrom('services')
    .select(['id', 'price_paise', 'title_english', 'title_hindi', 'days'])
    .where('consultant_id', '=', me.id)
    .orderBy('id')
    .execute()
  if (services.length === 0) return
  await writeTaxNumber(tx, me.id, daysBefore(now, 90))
  const accountId = await writeAccount(tx, me, daysBefore(now, 80))
  const buyers = await tx
    .selectFrom('accounts')
    .innerJoin('states', 'states.title_english', 'accounts.state')
    .select(['accounts.id', 'name', 'states.code'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .where('mobile', '<>', demoLogins.customer)
    .orderBy('accounts.id')
    .execute()
  for (const [index, days] of DONE_DAYS_AGO.entries()) {
    const service = services[index % services.length]!
    await writeWork(tx, {
      consultantId: me.id,
      service,
      buyer: buyers[index % buyers.length]!,
      doneAt: daysBefore(now, days),
      now,
    })
    if (index + 1 === PAID_AFTER) await writeWithdrawal(tx, me.id, accountId, daysBefore(now, WITHDRAWN_DAYS_AGO))
  }
}

interface Work {
  consultantId: number
  service: Service
  buyer: { id: number; name: string; code: string }
  doneAt: Date
  now: Date
}

/** One service from the payment to the earning, by the same deeds as in life. */
async function writeWork(tx: Tx, { consultantId, service, buyer, doneAt, now }: Work) {
  const paidAt = daysBefore(doneAt, 3)
  const priced = priceLine(service.price_paise, {
    discountPaise: 0,
    gstRateBp: GST_BP,
    withinState: buyer.code === '27',
  })
  const { id: orderId } = await tx
    .insertInto('orders')
    .values({
      ...{ buyer_id: buyer.id, state: 'paid', created_at: paidAt, pay_until: paidAt, paid_at: paidAt },
      ...{ billing_name: buyer.name, billing_state: buyer.code, discounts: '[]' },
      ...{ total_paise: priced.totalPaise, wallet_paise: priced.totalPaise },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const titles = { title_english: service.title_english, title_hindi: service.title_hindi }
  const { id: lineId } = await tx
    .insertInto('order_lines')
    .values({
      ...{ order_id: orderId, position: 1, kind: 'service', item_id: service.id, ...titles, sac: SAC },
      ...{ consultant_id: consultantId, price_paise: priced.pricePaise, discount_paise: 0 },
      ...{ taxable_paise: priced.taxablePaise, gst_rate_bp: GST_BP, cgst_paise: priced.cgstPaise },
      ...{ sgst_paise: priced.sgstPaise, igst_paise: priced.igstPaise, total_paise: priced.totalPaise },
      ...{ state: 'completed', completed_at: doneAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('service_orders')
    .values({
      ...{ line_id: lineId, order_id: orderId, service_id: service.id, buyer_id: buyer.id, state: 'done' },
      ...{ ordered_at: paidAt, due_on: daysBefore(paidAt, -service.days).toISOString().slice(0, 10), done_at: doneAt },
    })
    .execute()
  const paise = priced.totalPaise
  await writeTopUp(tx, { accountId: buyer.id, rupees: Math.ceil(paise / 100), method: 'upi', at: paidAt })
  const paid = { key: `order ${orderId} paid`, kind: 'order_paid', at: paidAt, refs: { orderId } }
  const { promoPaise, walletPaise } = await spend(tx, {
    ...paid,
    of: buyer.id,
    paise,
    to: [{ place: 'orders', paise }],
  })
  await tx
    .updateTable('orders')
    .set({ promo_paise: promoPaise, wallet_paise: walletPaise })
    .where('id', '=', orderId)
    .execute()
  await issueInvoice(tx, orderId, paidAt)
  await recogniseEarning(
    tx,
    {
      ...{ id: lineId, orderId, kind: 'service', itemId: service.id, ...titles, consultantId, refundedPaise: 0 },
      ...priced,
    },
    doneAt,
  )
  const freeAt = daysBefore(doneAt, -HOLD_DAYS)
  if (freeAt <= now) await releaseEarning(tx, { lineId, consultantId }, freeAt)
}

/** The number itself nobody needs: the demo's bank knows the account by its ending. */
async function writeAccount(tx: Tx, me: { id: number; name: string }, at: Date) {
  const { id } = await tx
    .insertInto('bank_accounts')
    .values({
      ...{ consultant_id: me.id, kind: 'savings', holder: me.name, ifsc: 'SBIN0000454', ending: '4021' },
      ...{ number: Buffer.alloc(0), number_mark: Buffer.from('demo'), state: 'verified', bank_says: me.name },
      ...{ provider: 'test', provider_account_id: 'test_account_4021', added_at: at, checked_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const writeTaxNumber = (tx: Tx, accountId: number, at: Date) =>
  tx
    .insertInto('tax_identities')
    .values({ account_id: accountId, pan: Buffer.alloc(0), pan_masked: 'ABCPJ····K', updated_at: at })
    .execute()

const WITHDRAWN_PAISE = 2_500_000
const MINUTE_MS = 60_000

async function writeWithdrawal(tx: Tx, consultantId: number, accountId: number, at: Date) {
  const staff = await tx
    .selectFrom('accounts')
    .select('id')
    .where('mobile', '=', demoLogins.staff)
    .executeTakeFirstOrThrow()
  const { balance } = await tx
    .selectFrom('ledger_accounts')
    .select('balance_paise as balance')
    .where('owner_id', '=', consultantId)
    .where('kind', '=', 'earnings')
    .executeTakeFirstOrThrow()
  const amount = Math.min(WITHDRAWN_PAISE, Math.floor(balance / 100_000) * 100_000)
  if (amount === 0) return
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)
  const { id } = await tx
    .insertInto('withdrawals')
    .values({
      ...{ consultant_id: consultantId, bank_account_id: accountId, amount_paise: amount, state: 'paid', asked_at: at },
      ...{ decided_at: after(95), decided_by: staff.id, sent_at: after(96), settled_at: after(98) },
      ...{ provider: 'test', provider_payout_id: 'test_payout_4021_demo_0', utr: 'TEST00004021' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [ready, underWay] = [
    { purse: 'earnings', of: consultantId },
    { purse: 'payout', of: consultantId },
  ] as const
  const refs = { payoutId: id }
  await post(tx, {
    ...{ key: `withdrawal ${id} asked`, kind: 'withdrawal_asked', at, refs },
    entries: [
      { place: ready, paise: -amount },
      { place: underWay, paise: amount },
    ],
  })
  await post(tx, {
    ...{ key: `withdrawal ${id} paid`, kind: 'withdrawal_paid', at: after(98), refs },
    entries: [
      { place: underWay, paise: -amount },
      { place: 'bank', paise: amount },
    ],
  })
}
