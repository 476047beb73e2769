import type { Input } from '#contract/endpoint.ts'
import { PRODUCT_FILE_KINDS, PRODUCTS_MAX } from '#contract/products/constants.ts'
import type * as api from '#contract/products/endpoints.ts'
import { ensureProfile } from '#server/domains/consultants/public.ts'
import { ownDocument } from '#server/domains/locker/public.ts'
import { feeRatesOf } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { examined, withPdf } from '../files/pdfs.ts'
import { dropVersion, lockProduct, photosOf, updateProduct, type VersionFile, versionsOf } from '../queries.ts'
import { columnsOfGoods, goodsOf, isOtherProduct, withTax } from '../rules.ts'
import { termsOf } from '../selling-terms/queries.ts'
import * as queries from './queries.ts'

async function shown(db: Db | Tx, of: { consultantId?: number; id?: number }) {
  const products = await queries.productsBy(db, of)
  const ids = products.map(({ id }) => id)
  const [versions, photos] = await Promise.all([versionsOf(db, ids), photosOf(db, ids)])
  return products.map(({ stock, hsn, gstRateBp, weightGrams, countryOfOrigin, ...product }) => ({
    ...product,
    goods: goodsOf({ kind: product.kind, stock, hsn, gstRateBp, weightGrams, countryOfOrigin }),
    priceWithTaxPaise: withTax({ ...product, gstRateBp }),
    versions: versions.filter(({ productId }) => productId === product.id),
    photos: photos.filter(({ productId }) => productId === product.id),
  }))
}

export const ownProduct = async (tx: Tx, id: number) => ({ product: (await shown(tx, { id }))[0]! })

export const listOwnProducts = async ({ db, actor, now }: SignedIn) => ({
  products: await shown(db, { consultantId: actor.id }),
  feeRates: (await feeRatesOf(db, actor.id))(now),
})

export const createProduct = ({ db, actor, now }: SignedIn, input: Input<typeof api.createProduct>) =>
  db.transaction().execute(async (tx) => {
    await ensureProfile(tx, actor.id, now)
    await queries.lockConsultant(tx, actor.id)
    if ((await queries.countProductsOf(tx, actor.id)) >= PRODUCTS_MAX) throw new Problem('product_limit')
    const goods = input.goods ? columnsOfGoods(input.goods) : undefined
    return ownProduct(tx, await queries.insertProduct(tx, { ...input, consultantId: actor.id, goods }, now))
  })

/** Locks a product of the caller; `version` is the one they have seen. */
export async function ownForChange(tx: Tx, accountId: number, { id, version }: { id: number; version?: number }) {
  const product = await lockProduct(tx, id)
  if (product?.consultantId !== accountId) throw new Problem('not_found')
  if (version !== undefined && product.version !== version) throw new Problem('stale')
  return product
}

/** What staff have approved must be what is on sale. */
export const offSale = (state: string) => (state === 'published' ? ({ state: 'draft' } as const) : {})

export const changeProduct = ({ db, actor, now }: SignedIn, input: Input<typeof api.changeProduct>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, pricePaise, goods, ...texts } = input
    const before = await ownForChange(tx, actor.id, { id, version })
    if ((before.kind === 'physical') !== (goods !== null)) throw new Problem('product_kind_fixed')
    const state = isOtherProduct(before, input) ? offSale(before.state) : {}
    const change = { ...texts, price_paise: pricePaise, ...(goods && columnsOfGoods(goods)), ...state }
    await updateProduct(tx, id, change, now)
    return ownProduct(tx, id)
  })

/** Read, checked and stored before a row references them; files that no row claims are removed by a sweep. */
export async function addProductVersion(
  { db, services, actor, now }: SignedIn,
  { id, documentIds }: Input<typeof api.addProductVersion>,
) {
  const { kind } = await db.transaction().execute((tx) => ownForChange(tx, actor.id, { id }))
  if (kind === 'physical') throw new Problem('product_kind_fixed')
  const documents = await Promise.all(documentIds.map((one) => ownDocument(db, { id: one, accountId: actor.id })))
  const copies: Copy[] = []
  for (const document of documents) {
    if (!document || document.trashedAt) throw new Problem('not_found')
    copies.push(await withPdf(() => copied(services, db, document, now)))
  }
  const previewFileId = copies.find(({ preview }) => preview !== null)?.preview ?? null
  return db.transaction().execute(async (tx) => {
    await ownForChange(tx, actor.id, { id })
    await dropPending(tx, services.files, id, now)
    const files = copies.map(({ preview, ...file }) => file)
    await queries.insertVersion(tx, { productId: id, previewFileId, files }, now)
    for (const file of [...files.map(({ fileId }) => fileId), ...(previewFileId ? [previewFileId] : [])])
      await services.files.claim(tx, file, now)
    await updateProduct(tx, id, { note: '' }, now)
    return ownProduct(tx, id)
  })
}

type Copy = Omit<VersionFile, 'position'> & { preview: number | null }
type Document = NonNullable<Awaited<ReturnType<typeof ownDocument>>>

/** A copy of a document; of a PDF also its first pages. */
async function copied({ files }: Services, db: Db, { fileId, name, kind }: Document, now: Date): Promise<Copy> {
  const sold = PRODUCT_FILE_KINDS.find((one) => one === kind)
  if (!sold) throw new Problem('product_file_kind')
  const content = await files.read(db, fileId)
  if (!content) throw new Problem('not_found')
  const pdf = sold === 'pdf' ? await examined(content) : undefined
  return {
    ...{ name, kind: sold, bytes: content.length, pages: pdf?.pages ?? null },
    fileId: await files.save(db, content, now),
    preview: pdf ? await files.save(db, pdf.preview, now) : null,
  }
}

type Files = SignedIn['services']['files']

/** A version that nobody has approved is replaced by the next one. */
export async function dropPending(tx: Tx, files: Files, productId: number, now: Date) {
  const pending = (await versionsOf(tx, [productId])).find(({ isApproved }) => !isApproved)
  if (!pending) return
  await dropVersion(tx, pending.id)
  for (const { fileId } of pending.files) await files.release(tx, fileId, now)
  if (pending.previewFileId) await files.release(tx, pending.previewFileId, now)
}

export const submitProduct = ({ db, actor, now }: SignedIn, { id, version }: Input<typeof api.submitProduct>) =>
  db.transaction().execute(async (tx) => {
    const { state, kind } = await ownForChange(tx, actor.id, { id, version })
    if (state === 'submitted' || state === 'published') throw new Problem('already_requested')
    if (kind === 'physical' && !(await termsOf(tx, actor.id))) throw new Problem('selling_terms_missing')
    if (kind === 'digital' && (await versionsOf(tx, [id])).length === 0) throw new Problem('product_without_file')
    await updateProduct(tx, id, { state: 'submitted', note: '', submitted_at: now }, now)
    return ownProduct(tx, id)
  })

export const withdrawProduct = ({ db, actor, now }: SignedIn, { id, version }: Input<typeof api.withdrawProduct>) =>
  db.transaction().execute(async (tx) => {
    await ownForChange(tx, actor.id, { id, version })
    await updateProduct(tx, id, { state: 'withdrawn', note: '' }, now)
    return ownProduct(tx, id)
  })
