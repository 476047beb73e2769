import { completeLine, registerSeller } from '#server/domains/orders/public.ts'
import {
  insertProduct,
  insertVersion,
  productSeller,
  productTexts,
  setApproved,
  setDownloaded,
  updateProduct,
} from '#server/domains/products/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { bought, readyAfterHold } from './buying.ts'
import type { StoredDocuments } from './locker/files.ts'
import { fileName, previewName } from './products/files.ts'
import { demoProducts } from './products/products.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'

/** Of the customers in general. */
const FIRST_BUYER = 30
const SUBMITTED_DAYS_AGO = 1

/** Products on sale with their buyers, and one that waits for approval. Without files there are none. */
export async function writeProducts(making: Making, stored: StoredDocuments) {
  const { tx, timeline, now } = making
  registerSeller('product', productSeller)
  registerMessages(productTexts)
  const [login, ...others] = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()
  const customers = others.slice(FIRST_BUYER - 1, FIRST_BUYER + 9)
  for (const [number, product] of demoProducts.entries()) {
    const id = await write(making, product, stored)
    if (id === undefined) continue
    const sold = product.sold.map(([index, daysAgo]) => ({
      buyer: customers[index % customers.length]!,
      index,
      daysAgo,
    }))
    if (product.ownDaysAgo) sold.push({ buyer: login!, index: 0, daysAgo: product.ownDaysAgo })
    for (const { buyer, index, daysAgo } of sold) {
      const at = dayAt(now, daysAgo, clockOf(number + index))
      timeline.at(at, async () => {
        const { lineIds } = await bought({ tx, buyer, items: [{ id, type: 'product' }], at })
        timeline.at(minutesAfter(at, 3), () => download(making, lineIds[0]!, minutesAfter(at, 3)))
      })
    }
  }
}

async function write({ tx, now }: Making, product: (typeof demoProducts)[number], stored: StoredDocuments) {
  const [file, preview] = [stored.get(fileName(product.name)), stored.get(previewName(product.name))]
  if (!file || !preview) return undefined
  const { id: consultantId } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'consultant')
    .where('name', '=', product.consultant)
    .executeTakeFirstOrThrow()
  const at = dayAt(now, product.daysAgo ?? SUBMITTED_DAYS_AGO, '11:10')
  const texts = {
    ...{ title_english: product.title, title_hindi: product.hindi },
    ...{ about_english: product.about, about_hindi: product.aboutHindi },
  }
  const id = await insertProduct(tx, { consultantId, ...texts, pricePaise: product.rupees * 100 }, at)
  const pdf = { name: `${product.title}.pdf`, kind: 'pdf' as const, pages: product.pages.length }
  const files = [{ ...pdf, fileId: file.fileId, bytes: file.bytes }]
  const versionId = await insertVersion(tx, { productId: id, previewFileId: preview.fileId, files }, at)
  for (const { fileId } of [file, preview])
    await tx.updateTable('stored_files').set({ claimed_at: at }).where('id', '=', fileId).execute()
  if (product.daysAgo === null) await updateProduct(tx, id, { state: 'submitted', submitted_at: at }, at)
  else {
    await setApproved(tx, versionId, at)
    await updateProduct(tx, id, { state: 'published', submitted_at: at, published_at: at }, at)
  }
  return id
}

/** The first download: the consultant has earned it. */
async function download(making: Making, lineId: number, at: Date) {
  const { tx } = making
  const id = await purchaseOf(tx, lineId)
  await setDownloaded(tx, id, at)
  await completeLine(tx, { lineId, at })
  readyAfterHold(making, at)
}

const purchaseOf = async (tx: Tx, lineId: number) =>
  (await tx.selectFrom('product_purchases').select('id').where('line_id', '=', lineId).executeTakeFirstOrThrow()).id
