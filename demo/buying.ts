import type { ItemType } from '#contract/orders/constants.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { releaseEarning } from '#server/domains/orders/earnings/service.ts'
import { open, pay, priceCart, stateOfAccount } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { minutesAfter } from '#server/platform/time.ts'
import type { Making } from './timeline.ts'
import { writeTopUp } from './write-top-ups.ts'

const ROUND_PAISE = 50_000

/** Tops up a wallet that has too little with a round sum, two minutes before. */
export async function putInWallet(tx: Tx, { accountId, paise, at }: { accountId: number; paise: number; at: Date }) {
  const { spendablePaise } = await fundsOf(tx, accountId, at)
  const rupees = (Math.ceil((paise - spendablePaise) / ROUND_PAISE) * ROUND_PAISE) / 100
  if (rupees > 0) await writeTopUp(tx, { accountId, rupees, method: 'upi', at: minutesAfter(at, -2) })
}

/** The state a customer lives in, which decides the tax. */
export async function stateCodeOf(tx: Tx, accountId: number): Promise<string> {
  const state = await stateOfAccount(tx, accountId)
  if (!state) throw new Error(`The demo customer ${accountId} lives in no known state.`)
  return state.code
}

interface Purchase {
  tx: Tx
  buyer: { id: number; name: string }
  items: { id: number; type: ItemType; quantity?: number; draftId?: number }[]
  couponCode?: string
  at: Date
}

/** Places an order, paid from the wallet. */
export async function bought({ tx, buyer, items, couponCode, at }: Purchase) {
  const stateCode = await stateCodeOf(tx, buyer.id)
  const wanted = items.map((item) => ({ quantity: 1, ...item }))
  const cart = await priceCart(tx, { items: wanted, buyerId: buyer.id, couponCode, stateCode }, at)
  const billing = { name: buyer.name, state: stateCode, gstin: null, address: null }
  await putInWallet(tx, { accountId: buyer.id, paise: cart.sums.totalPaise, at })
  const orderId = await open(tx, { buyerId: buyer.id, cart, billing, payUntil: minutesAfter(at, 1), at })
  await pay(tx, { orderId, useWallet: true, at })
  const lines = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return { orderId, lineIds: lines.map(({ id }) => id) }
}

const HOLD_MINUTES = 48 * 60 + 4

/** Releases an earning after its hold period; those still on hold at loading time are released by the regular job. */
export function readyAfterHold({ tx, timeline, now }: Making, earnedAt: Date) {
  const at = minutesAfter(earnedAt, HOLD_MINUTES)
  if (at <= now) timeline.at(at, () => releaseDue(tx, at))
}

async function releaseDue(tx: Tx, at: Date) {
  const due = await tx
    .selectFrom('earnings')
    .select(['id', 'consultant_id as consultantId'])
    .where('consultant_id', 'is not', null)
    .where('released_at', 'is', null)
    .where('release_at', '<=', at)
    .orderBy('id')
    .$narrowType<{ consultantId: number }>()
    .execute()
  for (const one of due) await releaseEarning(tx, one, at)
}
