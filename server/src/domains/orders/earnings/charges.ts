import { balancesOf, type Place, post } from '#server/domains/ledger/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { insertCharge, lockConsultant, soldAs } from './queries.ts'

/** What a consultant can be charged: their balance, and the maximum debt the platform allows. */
export async function chargeable(db: Db | Tx, consultantId: number, at: Date) {
  const { earnings_pending, earnings, debt } = await balancesOf(db, consultantId)
  const { creditOwedMaxRupees } = await readSettings(db, at)
  return Math.max(0, earnings_pending + earnings + debt + creditOwedMaxRupees * 100)
}

interface Charge {
  /** Idempotency key. */
  key: string
  consultantId: number
  /** The line it concerns. */
  lineId: number
  paise: number
  /** The account that receives it. */
  to: Place
  memo: string
  at: Date
}

/**
 * Charges a consultant: from the ready balance, and the rest becomes a debt offset by the next earning. Earnings on
 * hold are not touched, because they may still be refunded to other customers. Returns the amount.
 */
export async function chargeConsultant(tx: Tx, { key, consultantId, lineId, to, memo, at, ...input }: Charge) {
  await lockConsultant(tx, consultantId)
  const paise = Math.min(input.paise, await chargeable(tx, consultantId, at))
  if (paise === 0) return 0
  const fromEarnings = Math.min(paise, (await balancesOf(tx, consultantId)).earnings)
  const owed = paise - fromEarnings
  const sold = await soldAs(tx, lineId)
  await insertCharge(tx, {
    ...{ key, consultant_id: consultantId, order_id: sold.orderId, kind: sold.kind, at, paise },
    ...{ title_english: sold.title_english, title_hindi: sold.title_hindi },
    ...{ from_earnings_paise: fromEarnings, owed_paise: owed },
  })
  await post(tx, {
    ...{ key, kind: 'promotional_credit', at, memo, refs: { orderId: sold.orderId, lineId } },
    entries: [
      { place: { balance: 'earnings', of: consultantId }, paise: -fromEarnings },
      { place: { balance: 'debt', of: consultantId }, paise: -owed },
      { place: to, paise },
    ],
  })
  return paise
}
