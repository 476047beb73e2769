import { sql } from 'kysely'
import type { ProblemCode } from '#contract/problems.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { FILES } from '../queries.ts'
import { termsOf } from '../selling-terms/queries.ts'

/** Products bought, and products offered as a consultant. */
export const productsForExport = async (db: Db | Tx, accountId: number) => ({
  bought: await db
    .selectFrom('product_purchases')
    .select(['order_id as orderId', 'product_id as productId', 'bought_at as boughtAt'])
    .select(['updates_until as updatesUntil', 'first_downloaded_at as firstDownloadedAt', 'refunded_at as refundedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  received: await db
    .selectFrom('product_shipments')
    .select(['order_id as orderId', 'product_id as productId', 'quantity', 'state', 'placed_at as placedAt'])
    .select(['recipient', 'mobile', 'street', 'city', 'pincode', 'carrier', 'tracking_number as trackingNumber'])
    .select(['missing_at as missingAt', 'missing_details as missingDetails'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  notSent: await db
    .selectFrom('product_shipments as sent')
    .innerJoin('products', 'products.id', 'sent.product_id')
    .select(['sent.order_id as orderId', 'sent.cancel_reason as reason', 'sent.ended_at as cancelledAt'])
    .where('products.consultant_id', '=', accountId)
    .where('sent.cancelled_by', '=', 'consultant')
    .orderBy('sent.id')
    .execute(),
  returned: await db
    .selectFrom('product_returns')
    .select(['shipment_id as shipmentId', 'reason', 'details', 'state', 'asked_at as askedAt', 'carrier'])
    .select(['tracking_number as trackingNumber', 'closed_at as closedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  writtenAboutReturns: await db
    .selectFrom('product_returns')
    .innerJoin('product_return_events as said', 'said.return_id', 'product_returns.id')
    .select(['shipment_id as shipmentId', 'said.kind', 'said.note', 'said.at'])
    .where((eb) =>
      eb.or([
        eb.and([eb('account_id', '=', accountId), eb('said.by_role', '=', 'customer')]),
        eb.and([eb('consultant_id', '=', accountId), eb('said.by_role', '=', 'consultant')]),
      ]),
    )
    .orderBy('said.id')
    .execute(),
  sellingTerms: (await termsOf(db, accountId)) ?? null,
  files: await db
    .selectFrom('product_version_files as file')
    .innerJoin('product_versions as version', 'version.id', 'file.version_id')
    .innerJoin('products', 'products.id', 'version.product_id')
    .select(['products.id as productId', 'version.number', 'file.name', 'file.bytes'])
    .where('products.consultant_id', '=', accountId)
    .orderBy('version.id')
    .orderBy('file.position')
    .execute(),
  photos: await db
    .selectFrom('product_photos')
    .innerJoin('products', 'products.id', 'product_photos.product_id')
    .select(['product_id as productId', 'path', 'alt_english', 'alt_hindi'])
    .where('products.consultant_id', '=', accountId)
    .orderBy('product_photos.id')
    .execute(),
  offered: await db
    .selectFrom('products')
    .select(['id', 'title_english', 'title_hindi', 'about_english', 'about_hindi', 'photo', 'state', 'note'])
    .select(['price_paise as pricePaise', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute(),
})

const IS_SOLD = sql<boolean>`(exists (select from product_purchases bought where bought.product_id = products.id)
  or exists (select from product_shipments sent where sent.product_id = products.id))`

/** Products that nobody bought are deleted with all versions; of the others, versions that nobody approved. */
export const dropUnsold = async (tx: Tx, consultantId: number) => {
  const versions = await tx
    .deleteFrom('product_versions')
    .using('products')
    .whereRef('products.id', '=', 'product_versions.product_id')
    .where('products.consultant_id', '=', consultantId)
    .where(sql<boolean>`(not ${IS_SOLD} or product_versions.state = 'pending')`)
    .returning(['preview_file_id as previewFileId', FILES('product_versions').as('files')])
    .execute()
  await tx
    .deleteFrom('products')
    .where('consultant_id', '=', consultantId)
    .where(sql<boolean>`not ${IS_SOLD}`)
    .execute()
  return versions.flatMap(({ previewFileId, files }) => [
    ...files.map(({ fileId }) => fileId),
    ...(previewFileId ? [previewFileId] : []),
  ])
}

/** Buyers keep the file, and the title that is on their invoice. */
export const clearSold = (tx: Tx, consultantId: number, at: Date) =>
  tx
    .updateTable('products')
    .set({ title_english: '–', title_hindi: '', about_english: '–', about_hindi: '', note: '', photo: null })
    .set({ state: 'withdrawn', updated_at: at })
    .where('consultant_id', '=', consultantId)
    .execute()

/** Buyers keep the files, under a name that says nothing about the consultant. */
export const clearFileNames = (tx: Tx, consultantId: number) =>
  tx
    .updateTable('product_version_files')
    .set({ name: sql`'file.' || product_version_files.kind` })
    .where('version_id', 'in', (of) =>
      of
        .selectFrom('product_versions')
        .innerJoin('products', 'products.id', 'product_versions.product_id')
        .select('product_versions.id')
        .where('products.consultant_id', '=', consultantId),
    )
    .execute()

/** The order and its invoice stay; where it was sent and what either side wrote do not. */
export async function clearShipments(tx: Tx, accountId: number) {
  await tx
    .updateTable('product_shipments')
    .set({ recipient: '–', mobile: '–', street: '–', city: '–', pincode: '–', carrier: null, tracking_number: null })
    .set({ missing_details: '' })
    .where('account_id', '=', accountId)
    .execute()
  await tx
    .updateTable('product_shipments')
    .set({ cancel_reason: '' })
    .where('cancelled_by', '=', 'consultant')
    .where('product_id', 'in', (of) => of.selectFrom('products').select('id').where('consultant_id', '=', accountId))
    .execute()
}

/** The history of returns stays, what either side wrote does not. */
export async function clearReturns(tx: Tx, accountId: number) {
  await tx
    .updateTable('product_returns')
    .set({ details: '–', carrier: null, tracking_number: null })
    .where('account_id', '=', accountId)
    .execute()
  await tx
    .updateTable('product_return_events as said')
    .from('product_returns as back')
    .set({ note: '' })
    .whereRef('back.id', '=', 'said.return_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('back.account_id', '=', accountId), eb('said.by_role', '=', 'customer')]),
        eb.and([eb('back.consultant_id', '=', accountId), eb('said.by_role', '=', 'consultant')]),
      ]),
    )
    .execute()
}

/** Issued invoices keep the supplier as it was. */
export const dropTerms = (tx: Tx, consultantId: number) =>
  tx.deleteFrom('product_sellers').where('consultant_id', '=', consultantId).execute()

/** Purchases that are not earned yet, goods that have not arrived, and open returns. */
export async function hasUnearned(db: Db | Tx, consultantId: number): Promise<ProblemCode | undefined> {
  const unsent = await db
    .selectFrom('product_shipments as sent')
    .innerJoin('products', 'products.id', 'sent.product_id')
    .select('sent.id')
    .where((eb) => eb.or([eb('products.consultant_id', '=', consultantId), eb('sent.account_id', '=', consultantId)]))
    .where('sent.state', 'in', ['reserved', 'placed', 'packed', 'shipped'])
    .limit(1)
    .executeTakeFirst()
  if (unsent) return 'payment_under_way'
  const returned = await db
    .selectFrom('product_returns')
    .select('id')
    .where((eb) => eb.or([eb('consultant_id', '=', consultantId), eb('account_id', '=', consultantId)]))
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (returned) return 'payment_under_way'
  const unearned = await db
    .selectFrom('product_purchases as bought')
    .innerJoin('products', 'products.id', 'bought.product_id')
    .select('bought.id')
    .where('products.consultant_id', '=', consultantId)
    .where('bought.completed_at', 'is', null)
    .where('bought.refunded_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return unearned && 'payment_under_way'
}

/** The paths of all photos. */
export const dropPhotos = async (tx: Tx, consultantId: number) =>
  (
    await tx
      .deleteFrom('product_photos')
      .using('products')
      .whereRef('products.id', '=', 'product_photos.product_id')
      .where('products.consultant_id', '=', consultantId)
      .returning('product_photos.path')
      .execute()
  ).map(({ path }) => path)
