import type { Input } from '#contract/endpoint.ts'
import { PRODUCT_DOWNLOADS_MAX } from '#contract/products/constants.ts'
import type * as api from '#contract/products/endpoints.ts'
import { completeLine, lockOrder, refund } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { purchasedFile } from '../files/service.ts'
import { versionsOf } from '../queries.ts'
import { isIncluded } from '../rules.ts'
import * as queries from './queries.ts'

async function shown(db: Db | Tx, rows: readonly queries.PurchaseRow[]) {
  const versions = await versionsOf(
    db,
    rows.map(({ productId }) => productId),
  )
  const downloads = await queries.downloadsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.id, orderId: row.orderId, productId: row.productId, photo: row.photo },
    ...{ title_english: row.title_english, title_hindi: row.title_hindi },
    consultant: { id: row.consultantId, slug: row.slug, name: row.name },
    ...{ boughtAt: row.boughtAt, updatesUntil: row.updatesUntil, paidPaise: row.paidPaise },
    isRefunded: row.refundedAt !== null,
    isRefundable: row.refundedAt === null && row.firstDownloadedAt === null && row.paidPaise > 0,
    editions: versions
      .filter((version) => version.productId === row.productId && isIncluded(version, row) && !row.refundedAt)
      .map(({ id, number, files, approvedAt }) => ({
        ...{ id, number, publishedAt: approvedAt! },
        files: files.map((file) => ({
          ...file,
          downloadsLeft:
            PRODUCT_DOWNLOADS_MAX -
            (downloads.find(
              ({ purchaseId, versionId, position }) =>
                purchaseId === row.id && versionId === id && position === file.position,
            )?.downloads ?? 0),
        })),
      })),
  }))
}

export async function listPurchases({ db, actor }: SignedIn, { page, limit }: Input<typeof api.listPurchases>) {
  const [rows, count] = await Promise.all([
    queries.purchasesOf(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countPurchases(db, actor.id),
  ])
  return { data: await shown(db, rows), count, page, limit }
}

/** A purchase of the caller. Its order is locked first, as refunds do, and then the purchase itself. */
async function lockOwn(tx: Tx, id: number, accountId: number) {
  const purchase = await queries.purchaseById(tx, id)
  if (purchase?.accountId !== accountId) throw new Problem('not_found')
  await lockOrder(tx, purchase.orderId)
  return { ...purchase, ...(await queries.lockPurchase(tx, id)) }
}

/** The first download ends the right to a refund, so the consultant has earned it. */
export async function downloadProduct(
  { db, services, actor, now }: SignedIn,
  { id, edition, position }: Input<typeof api.downloadProduct>,
) {
  const { count, versionId } = await db.transaction().execute(async (tx) => {
    const purchase = await lockOwn(tx, id, actor.id)
    if (purchase.refundedAt) throw new Problem('not_found')
    const version = (await versionsOf(tx, [purchase.productId])).find(({ number }) => number === edition)
    if (!version || !isIncluded(version, purchase)) throw new Problem('not_found')
    if (!version.files.some((file) => file.position === position)) throw new Problem('not_found')
    const count = await queries.countDownload(tx, { purchaseId: id, versionId: version.id, position }, now)
    await queries.setDownloaded(tx, id, now)
    if (!purchase.completedAt) await completeLine(tx, { lineId: purchase.lineId, at: now })
    return { count, versionId: version.id }
  })
  const url = signedUrl(services, purchasedFile, { purchase: id, edition: versionId, position }, { actor, now })
  return { url, downloadsLeft: PRODUCT_DOWNLOADS_MAX - count }
}

export async function refundPurchase({ tx, actor, now }: Once, { id, to }: Input<typeof api.refundPurchase>) {
  const { refundedAt, firstDownloadedAt, orderId, lineId } = await lockOwn(tx, id, actor.id)
  if (refundedAt) throw new Problem('nothing_to_refund')
  if (firstDownloadedAt) throw new Problem('product_downloaded')
  const what = { orderId, lines: [{ lineId }], reason: '', reasonCode: 'cancelled_by_customer' } as const
  const { paise } = await refund(tx, { ...what, by: actor.id, to, at: now })
  return { refundedPaise: paise }
}
