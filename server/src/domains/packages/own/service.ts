import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/packages/endpoints.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import { refund } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type PackageRow, packageById } from '../queries.ts'
import { isOver, refundFor, statusOf } from '../rules.ts'
import * as queries from './queries.ts'

const unusedOf = ({ sessions, used, refunded }: PackageRow) => sessions - used - refunded

/** Staff may have refunded part of it for another reason. */
const refundOf = (row: PackageRow, unused: number) =>
  Math.min(refundFor(row, unused, row.totalPaise), row.totalPaise - row.refundedPaise)

export function shown(row: PackageRow, now: Date) {
  const { id, orderId, mode, minutes, sessions, sessionPaise, used, boughtAt, validUntil } = row
  const left = isOver(row, now) ? 0 : unusedOf(row)
  return {
    ...{ id, orderId, mode, minutes, sessions, sessionPaise, used, left, boughtAt, validUntil },
    pricePaise: sessions * sessionPaise,
    consultant: { id: row.consultantId, name: row.consultantName, slug: row.slug },
    status: statusOf(row, now),
    refundPaise: refundOf(row, left),
  }
}

export async function listOwnPackages(
  { db, actor, now }: SignedIn,
  { page, limit }: Input<typeof api.listOwnPackages>,
) {
  const [rows, count] = await Promise.all([
    queries.packagesOf(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countPackagesOf(db, actor.id),
  ])
  return { data: rows.map((row) => shown(row, now)), count, page, limit }
}

interface Refunding {
  reasonCode: ReasonCode
  to: 'wallet' | 'source'
  at: Date
}

/** Refunds what an ended package has left; a session that is given back later is refunded by the next run of the job. */
export async function refundUnused(tx: Tx, id: number, { reasonCode, to, at }: Refunding) {
  const unused = await queries.takeUnused(tx, id)
  if (!unused) return 0
  const row = (await packageById(tx, id))!
  const paise = refundOf({ ...row, refunded: row.refunded - unused }, unused)
  if (paise === 0) return 0
  const lines = [{ lineId: row.lineId, paise }]
  return (await refund(tx, { orderId: row.orderId, lines, reason: '', reasonCode, by: null, to, at })).paise
}

export async function cancelPackage({ tx, actor, now }: Once, { id, to }: Input<typeof api.cancelPackage>) {
  const known = await packageById(tx, id)
  if (known?.accountId !== actor.id) throw new Problem('not_found')
  if (statusOf(known, now) !== 'active' || !(await queries.setEnded(tx, id, now))) throw new Problem('package_over')
  const refundedPaise = await refundUnused(tx, id, { reasonCode: 'cancelled_by_customer', to, at: now })
  return { refundedPaise, package: shown((await packageById(tx, id))!, now) }
}
