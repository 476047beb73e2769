import { cancelPayment, payAgain, requestRefund } from '#contract/orders/endpoints.ts'
import { completeOrderLine, refundOrder } from '#contract/orders/staff.ts'
import { askWithdrawal, refusePayout } from '#contract/payouts/endpoints.ts'
import { balancesOf } from '#server/domains/ledger/public.ts'
import { fulfilWaiting, lapseOrders } from '#server/domains/orders/public.ts'
import { sendRefunds } from '#server/domains/payments/refunds/service.ts'
import { PayoutProviderFailure, PayoutRefused } from '#server/domains/payouts/public.ts'
import { settlePayout } from '#server/domains/payouts/sending/service.ts'
import type { Services } from '#server/platform/services.ts'
import { anOldAccount, approvePayoutFully } from '#test/a-withdrawal.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aService, buy, fill } from '#test/shop.ts'
import type { World } from '#test/world.ts'

interface Known {
  id: number
  lines: { id: number; totalPaise: number }[]
  buyer: Person
  paymentId: number | null
}

type Job = (services: Services, now: Date) => Promise<unknown>
interface Jobs {
  sendPayouts: Job
  releaseEarnings: Job
}

/** A few people who do everything concurrently; `pick` makes the random choices. */
export async function tillChaos(
  there: World,
  pick: (below: number) => number,
  couponCodes: (string | undefined)[],
  jobs: Jobs,
) {
  const { clock, app, db } = there
  const { services } = app
  const her = await aListedConsultant(there)
  const bankAccountId = await anOldAccount(there, her)
  const buyers = [await there.aCustomer(), await there.aCustomer()]
  const soldServices: Awaited<ReturnType<typeof aService>>[] = []
  for (const pricePaise of [99_991, 333, 250_000])
    soldServices.push(await aService(there, { pricePaise, consultantId: her.id }))
  for (const buyer of buyers) await fill(there, buyer, 300_000)
  const orders: Known[] = []
  const withdrawals: number[] = []
  const one = <T>(of: readonly T[]): T | undefined => of[pick(of.length || 1)]
  const later = () => new Date(clock.now().getTime() + 49 * 3_600_000)
  let payouts = 0
  services.payoutProvider!.send = async ({ key }) => {
    const outcome = pick(4)
    if (outcome === 0) throw new PayoutRefused('The account is closed or not in use.')
    if (outcome === 1) throw new PayoutProviderFailure('out of reach')
    payouts += 1
    return { payoutId: `chaos ${key} ${payouts}`, state: outcome === 2 ? 'paid' : 'sending', utr: 'N1' }
  }
  const truths = new Map<string, 'paid' | 'failed'>()
  services.payoutProvider!.find = async (payoutId) => {
    const state = truths.get(payoutId) ?? (pick(2) === 0 ? 'paid' : 'failed')
    truths.set(payoutId, state)
    return { payoutId, state, reason: 'No such account', utr: 'N2' }
  }

  const operations: (() => Promise<unknown>)[] = [
    async () => {
      const [buyer, service] = [one(buyers)!, one(soldServices)!]
      const couponCode = one(couponCodes)
      const input = { useWallet: pick(3) > 0, state: one(['27', '29'])!, ...(couponCode && { couponCode }) }
      const { status, body } = await buy(buyer, [service], input)
      if (status === 201) orders.push({ ...body.data.order, buyer, paymentId: body.data.paymentId })
    },
    async () => {
      const order = one(orders.filter(({ paymentId }) => paymentId !== null))
      if (!order) return
      const page = await checkoutPage(order.buyer, order.paymentId!).catch(() => undefined)
      if (page)
        await press(there, page, {
          outcome: one(['pay', 'fail'] as const)!,
          webhooks: one(['once', 'twice'] as const)!,
        })
    },
    async () => {
      const order = one(orders)
      if (order) await order.buyer.send(cancelPayment, { id: order.id })
    },
    async () => {
      const order = one(orders)
      if (!order) return
      const { status, body } = await order.buyer.send(payAgain, { id: order.id, useWallet: pick(2) === 0 })
      if (status < 300) order.paymentId = body.data.paymentId
    },
    async () => {
      const [order, staff] = [one(orders), await there.aStaff()]
      if (!order) return
      const { id: lineId, totalPaise } = order.lines[0]!
      const part = pick(3) === 0 ? {} : { paise: 1 + pick(totalPaise || 1) }
      const to = one(['wallet', 'source'] as const)!
      await staff.send(refundOrder, { id: order.id, lines: [{ lineId, ...part }], to, reason: 'Chaos' })
    },
    async () => {
      const [order, staff] = [one(orders), await there.aStaff()]
      if (order) await staff.send(completeOrderLine, { id: order.id, lineId: order.lines[0]!.id, reason: 'Chaos' })
    },
    async () => {
      const order = one(orders)
      if (order) await order.buyer.send(requestRefund, { id: order.id, reason: 'Chaos' })
    },
    async () => {
      const { earnings } = await balancesOf(db, her.id)
      const input = { amountPaise: Math.max(50_000, earnings - pick(1_000)), bankAccountId }
      const { status, body } = await her.send(askWithdrawal, input)
      if (status !== 201) return
      withdrawals.push(body.data.withdrawal.id)
      await approvePayoutFully(there, body.data.withdrawal.id)
    },
    async () => {
      const id = one(withdrawals)
      if (id) await (await there.aStaff()).send(refusePayout, { id, reason: 'Chaos' })
    },
    async () => {
      const id = one(withdrawals)
      const row = id && (await payoutOf(id))
      if (!row) return
      const state = one(['paid', 'failed', 'sending'] as const)!
      await settlePayout(services, id, { payoutId: row, state, reason: 'Returned', utr: 'N3' }, clock.now())
    },
    () => jobs.sendPayouts(services, clock.now()),
    () => jobs.releaseEarnings(services, later()),
    () => sendRefunds(services, clock.now()),
    () => fulfilWaiting(services, clock.now()),
    async () => {
      clock.advance({ minutes: pick(20) })
      await lapseOrders(services, clock.now())
    },
  ]
  const payoutOf = async (id: number) =>
    (
      await there.pool.query<{ name: string | null }>(
        'select provider_payout_id as name from withdrawals where id = $1',
        [id],
      )
    ).rows[0]?.name
  return { operation: () => one(operations)!(), orders, withdrawals }
}
