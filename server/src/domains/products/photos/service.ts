import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import { PRODUCT_PHOTOS_MAX } from '#contract/products/constants.ts'
import type * as api from '#contract/products/photos.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { redrawPicture } from '#server/platform/files/pictures.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { PHOTO_PATH, photoKey } from '../files/service.ts'
import { offSale, ownForChange, ownProduct } from '../own/service.ts'
import { photosOf, updateProduct } from '../queries.ts'
import * as queries from './queries.ts'

const SIZE = { width: 960, height: 720 }
const QUALITY = 80

/** The cover is the first photo. */
async function saved(tx: Tx, id: number, state: ReturnType<typeof offSale>, now: Date) {
  const [cover] = await photosOf(tx, [id])
  await updateProduct(tx, id, { photo: cover?.path ?? null, ...state }, now)
  return ownProduct(tx, id)
}

/** Stored before a row references it, so that no page shows a broken picture. */
export async function addProductPhoto(context: SignedIn, { id }: Input<typeof api.addProductPhoto>) {
  const { db, services, actor, now, upload } = context
  if (!upload) throw new Problem('unsupported_image')
  const path = `${PHOTO_PATH}${randomBytes(16).toString('base64url')}.webp`
  const picture = await redrawPicture(upload.bytes, SIZE, QUALITY)
  await services.store.put(photoKey(path), picture, { contentType: 'image/webp' })
  const added = db.transaction().execute(async (tx) => {
    const before = await ownForChange(tx, actor.id, { id })
    if ((await photosOf(tx, [id])).length >= PRODUCT_PHOTOS_MAX) throw new Problem('product_photo_limit')
    await queries.insertPhoto(tx, id, path, now)
    return saved(tx, id, offSale(before.state), now)
  })
  return added.catch(async (error: unknown) => {
    if (error instanceof Problem) await services.store.remove(photoKey(path))
    throw error
  })
}

export async function arrangeProductPhotos(context: SignedIn, input: Input<typeof api.arrangeProductPhotos>) {
  const { db, services, actor, now } = context
  const { id, version, photos } = input
  const { removed, product } = await db.transaction().execute(async (tx) => {
    const before = await ownForChange(tx, actor.id, { id, version })
    const known = new Map((await photosOf(tx, [id])).map((photo) => [photo.id, photo]))
    const isListed = new Set(photos.map((photo) => photo.id))
    if (isListed.size < photos.length || photos.some((photo) => !known.has(photo.id))) throw new Problem('not_found')
    const removed = [...known.values()].filter((photo) => !isListed.has(photo.id))
    await queries.deletePhotos(
      tx,
      removed.map((photo) => photo.id),
    )
    for (const [index, photo] of photos.entries()) await queries.updatePhoto(tx, photo, index + 1)
    const isReworded = photos.some(({ id, alt_english, alt_hindi }) => {
      const old = known.get(id)!
      return old.alt_english !== alt_english || old.alt_hindi !== alt_hindi
    })
    return { removed, ...(await saved(tx, id, isReworded ? offSale(before.state) : {}, now)) }
  })
  for (const { path } of removed) await services.store.remove(photoKey(path))
  return { product }
}
