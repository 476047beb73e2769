import { balancesOf, type Place, post } from '#server/domains/ledger/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { lockConsultant } from '../queries.ts'
import { insertCharge, soldAs } from './queries.ts'

/** What a consultant can be charged: all they have here, and what the house lends them at most. */
export async function chargeable(db: Db | Tx, consultantId: number, at: Date) {
  const { earnings_pending, earnings, debt } = await balancesOf(db, consultantId)
  const { creditOwedMaxRupees } = await readSettings(db, at)
  return Math.max(0, earnings_pending + earnings + debt + creditOwedMaxRupees * 100)
}

interface Charge {
  /** It happens once. */
  key: string
  consultantId: number
  /** What it is about. */
  lineId: number
  paise: number
  /** Who gets it. */
  to: Place
  memo: string
  at: Date
}

/**
 * A consultant pays for something: from what is ready, the rest is owed and the next earning pays it. What is on hold stays
 * there, it is another customer's until its time. Answers how much it was.
 */
export async function chargeConsultant(tx: Tx, { key, consultantId, lineId, to, memo, at, ...wish }: Charge) {
  await lockConsultant(tx, consultantId)
  const paise = Math.min(wish.paise, await chargeable(tx, consultantId, at))
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
      { place: { purse: 'earnings', of: consultantId }, paise: -fromEarnings },
      { place: { purse: 'debt', of: consultantId }, paise: -owed },
      { place: to, paise },
    ],
  })
  return paise
}
