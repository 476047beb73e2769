import { sql } from 'kysely'
import * as ledger from '#server/domains/ledger/public.ts'
import { releaseEarnings } from '#server/domains/orders/earnings/jobs.ts'
import { recogniseEarning, reverseEarning } from '#server/domains/orders/earnings/service.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { World } from './world.ts'

let lines = 900_000

interface Sold {
  pricePaise: number
  discountPaise?: number
  /** Null for the platform. */
  consultantId: number | null
}

/** A paid line with its work done. */
export async function earnedLine(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { pricePaise, discountPaise = 0, consultantId }: Sold,
) {
  lines += 1
  const taxablePaise = pricePaise - discountPaise
  const igstPaise = Math.round(taxablePaise * 0.18)
  const line = {
    ...{ id: lines, orderId: lines, kind: 'service' as const, itemId: 1, consultantId },
    ...{ title_english: 'Project report', title_hindi: 'परियोजना रिपोर्ट' },
    ...{ pricePaise, discountPaise, consultantDiscountPaise: 0, taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise },
    ...{ supplierId: null, shippingPaise: 0 },
    ...{ totalPaise: taxablePaise + igstPaise, refundedPaise: 0 },
  }
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    if (line.totalPaise > 0)
      await ledger.post(tx, {
        ...{ key: `order ${line.orderId} paid`, kind: 'order_paid', at, refs: { orderId: line.orderId } },
        entries: [
          { place: 'gateway', paise: -line.totalPaise },
          { place: 'orders', paise: line.totalPaise },
        ],
      })
    await recogniseEarning(tx, line, { at })
  })
  return line
}

let refunds = 900_000

/** A refund to the source after the work was done. */
export function refundEarned(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  line: { id: number; orderId: number },
  paise: number,
) {
  refunds += 1
  const [at, key, refs] = [clock.now(), `refund ${refunds} line ${line.id}`, { orderId: line.orderId }]
  return db.transaction().execute(async (tx) => {
    const taxPaise = await taxInRefund(tx, line.id, paise)
    await reverseEarning(tx, { lineId: line.id, paise, taxPaise, key, at })
    const entries = [
      { place: 'orders', paise: -paise },
      { place: 'gateway', paise },
    ] as const
    await ledger.post(tx, { key: `${key} refunded`, kind: 'refund', at, refs, entries })
  })
}

/** By running sums, as on credit notes. */
async function taxInRefund(tx: Tx, lineId: number, paise: number) {
  const { rows } = await sql<{ tax: number }>`
    select (round(e.sale_tax_paise * (b.paid + ${paise}) / e.paid_paise) - b.tax)::bigint as tax from earnings e
      join lateral (select coalesce(sum(paid_paise), 0) as paid, coalesce(sum(sale_tax_paise), 0) as tax
        from earning_reversals where earning_id = e.id) b on true
    where e.line_id = ${lineId}`.execute(tx)
  return rows[0]?.tax ?? 0
}

/** A little over two days later, with due earnings released. */
export async function afterTheHold({ app, clock }: Pick<World, 'app' | 'clock'>) {
  clock.advance({ hours: 48, minutes: 1 })
  await releaseEarnings(app.services, clock.now())
}
