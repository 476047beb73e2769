import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/products/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { staffFile } from '../files/service.ts'
import { dropPending } from '../own/service.ts'
import { lockProduct, photosOf, setApproved, updateProduct, versionsOf } from '../queries.ts'
import { bothTitles, goodsOf } from '../rules.ts'
import { productsFile } from './files.ts'
import * as queries from './queries.ts'

const asRow = ({ consultantId, name, slug, ...row }: queries.StaffRow) => ({
  ...row,
  goods: goodsOf(row),
  ...bothTitles(row),
  consultant: { id: consultantId, name, slug },
})

export async function listProducts({ db }: SignedIn, input: Input<typeof api.listProducts>) {
  const { page, limit, sort, ...filter } = input
  const [column, descending] = [sort.replace('-', '') as queries.ProductView['sort'], sort.startsWith('-')]
  const [rows, count] = await Promise.all([
    queries.productsMatching(db, filter, { sort: column, descending, limit, offset: (page - 1) * limit }),
    queries.countMatching(db, filter),
  ])
  return { data: rows.map(asRow), count, page, limit }
}

async function detail(db: Db | Tx, id: number) {
  const only = { sort: 'updated', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.productsMatching(db, { id }, only)
  if (!row) throw new Problem('not_found')
  return { product: { ...asRow(row), versions: await versionsOf(db, [id]), photos: await photosOf(db, [id]) } }
}

export const getProduct = ({ db }: SignedIn, { id }: Input<typeof api.getProduct>) => detail(db, id)

export async function openProductVersion(
  { db, services, actor, now }: SignedIn,
  { id, versionId, position }: Input<typeof api.openProductVersion>,
) {
  const version = (await versionsOf(db, [id])).find((one) => one.id === versionId)
  if (!version?.files.some((file) => file.position === position)) throw new Problem('not_found')
  return { url: signedUrl(services, staffFile, { edition: versionId, position }, { actor, now }) }
}

/** Locks what is to be decided; somebody else may have decided it or changed it meanwhile. */
async function lockForDecision(tx: Tx, { id, version }: { id: number; version: number }) {
  const product = await lockProduct(tx, id)
  if (!product) throw new Problem('not_found')
  if (product.version !== version) throw new Problem('stale')
  const pending = (await versionsOf(tx, [id])).find(({ isApproved }) => !isApproved)
  return { ...product, pending }
}

export async function approveProduct(context: SignedIn, input: Input<typeof api.approveProduct>) {
  const { db, services, now } = context
  const { id } = input
  const answer = await db.transaction().execute(async (tx) => {
    const { state, pending, consultantId, publishedAt, ...texts } = await lockForDecision(tx, input)
    if (state !== 'submitted' && !(state === 'published' && pending)) throw new Problem('already_decided')
    if (pending) await setApproved(tx, pending.id, now)
    await updateProduct(tx, id, { state: 'published', note: '', published_at: publishedAt ?? now }, now)
    await audit.record(tx, context, {
      ...{ action: 'product.approved', subject: { kind: 'product', id } },
      after: { edition: pending?.number ?? null },
    })
    await notify(tx, now, { accountId: consultantId, message: 'product_approved', params: bothTitles(texts) })
    return detail(tx, id)
  })
  services.jobs.soon('product-versions')
  return answer
}

export const sendProductBack = (context: SignedIn, input: Input<typeof api.sendProductBack>) =>
  context.db.transaction().execute(async (tx) => {
    const { now, services } = context
    const { id, reason } = input
    const { state, pending, consultantId, ...texts } = await lockForDecision(tx, input)
    if (state !== 'submitted' && !(state === 'published' && pending)) throw new Problem('already_decided')
    // One on sale stays on sale with the version that was approved before.
    if (state === 'published') await dropPending(tx, services.files, id, now)
    await updateProduct(tx, id, { note: reason, ...(state === 'submitted' && { state: 'draft' as const }) }, now)
    await audit.record(tx, context, { action: 'product.sent_back', subject: { kind: 'product', id }, reason })
    const params = { ...bothTitles(texts), reason }
    await notify(tx, now, { accountId: consultantId, message: 'product_sent_back', params })
    return detail(tx, id)
  })

export const takeProductDown = (context: SignedIn, input: Input<typeof api.takeProductDown>) =>
  context.db.transaction().execute(async (tx) => {
    const { now } = context
    const { id, reason } = input
    const { state, consultantId, ...texts } = await lockForDecision(tx, input)
    if (state !== 'published') throw new Problem('already_decided')
    await updateProduct(tx, id, { state: 'withdrawn', note: reason }, now)
    await audit.record(tx, context, { action: 'product.taken_down', subject: { kind: 'product', id }, reason })
    const params = { ...bothTitles(texts), reason }
    await notify(tx, now, { accountId: consultantId, message: 'product_taken_down', params })
    return detail(tx, id)
  })

/** Exports are recorded in the audit log. */
export async function exportProducts(context: SignedIn, filter: Input<typeof api.exportProducts>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'products.exported', after: filter }))
  return { url: signedUrl(services, productsFile, filter, { actor, now }) }
}
