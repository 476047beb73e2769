import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ARTICLE_CARDS, ARTICLE_PICTURE } from '#contract/content/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { redrawPicture, shrinkPicture } from '#server/platform/files/pictures.ts'
import type { Store } from '#server/platform/files/storage.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { PICTURES } from '../rules.ts'
import * as queries from './queries.ts'

/** Twice the width of a text column. */
const FRAME = { width: 1520, height: 1520 }
/** What messengers and social networks show of a link. */
const CARD = { width: 1200, height: 630 }
const QUALITY = 80

const keyOf = (name: string) => `article-pictures/${name}`
const cardKeyOf = (name: string) => `article-cards/${name}`

/** The row comes first: without it, a file that no article shows would never be removed. */
export async function addArticlePicture({ db, services, now, upload }: SignedIn) {
  if (!upload) throw new Problem('unsupported_image')
  const { bytes, width, height } = await shrinkPicture(upload.bytes, FRAME, QUALITY)
  const name = `${randomBytes(16).toString('base64url')}-${width}x${height}.webp`
  await queries.insertPicture(db, name, now)
  await services.store.put(keyOf(name), bytes, { contentType: 'image/webp' })
  return { picture: { url: PICTURES + name, width, height } }
}

/** Pictures have random names and never change. */
export function serveArticlePictures(app: FastifyInstance) {
  const { db, store } = app.services
  const serve = (path: string, type: string, read: (name: string) => Promise<Buffer | undefined>) =>
    app.get<{ Params: { name: string } }>(`${path}:name`, async (request, reply) => {
      const { name } = request.params
      const picture = ARTICLE_PICTURE.test(PICTURES + name) ? await read(name) : undefined
      if (!picture) throw new Problem('not_found')
      return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(picture)
    })
  serve(PICTURES, 'image/webp', (name) => store.get(keyOf(name)))
  serve(ARTICLE_CARDS, 'image/jpeg', (name) => cardOf(db, store, name))
}

/** The picture cropped for shared links, made when it is first asked for. JPEG is what every messenger shows. */
async function cardOf(db: Db, store: Store, name: string) {
  const stored = await store.get(cardKeyOf(name))
  const picture = stored ? undefined : await store.get(keyOf(name))
  if (!picture) return stored
  const card = await redrawPicture(picture, CARD, QUALITY, 'jpeg')
  await store.put(cardKeyOf(name), card, { contentType: 'image/jpeg' })
  // The clean-up may have removed the picture in the meantime; it would not find this card again.
  if ((await queries.lockPictures(db, [name])).length === 0) await store.remove(cardKeyOf(name))
  return card
}

/** At most this many in one run; the rest waits for the next night. */
const REMOVED_AT_ONCE = 200

/** Those that were uploaded a day ago and are in no cover and no text. */
export async function removeUnusedPictures({ db, store, log }: Services, now: Date) {
  const unused = await queries.unusedPictures(db, new Date(now.getTime() - DAY_MS), REMOVED_AT_ONCE)
  for (const { name } of unused) {
    await db
      .transaction()
      .execute((tx) => removePicture(tx, store, name))
      .catch((error) => log.error({ err: error, name }, 'a picture of an article could not be removed'))
  }
}

/** Files first: a row without files is found by the next run, files without a row by none. */
async function removePicture(tx: Tx, store: Store, name: string) {
  if (!(await queries.pictureForRemoval(tx, name)) || !(await queries.isUnused(tx, name))) return
  await store.remove(cardKeyOf(name))
  await store.remove(keyOf(name))
  await queries.deletePicture(tx, name)
}
