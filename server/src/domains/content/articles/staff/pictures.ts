import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ARTICLE_CARDS, ARTICLE_PICTURE } from '#contract/content/constants.ts'
import { redrawPicture, shrinkPicture } from '#server/platform/files/pictures.ts'
import type { Store } from '#server/platform/files/storage.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { PICTURES } from '../rules.ts'
import { deleteUnusedPictures, insertPicture } from './queries.ts'

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
  await insertPicture(db, name, now)
  await services.store.put(keyOf(name), bytes, { contentType: 'image/webp' })
  return { picture: { url: PICTURES + name, width, height } }
}

/** Pictures have random names and never change. */
export function serveArticlePictures(app: FastifyInstance) {
  const { store } = app.services
  const serve = (path: string, type: string, read: (name: string) => Promise<Buffer | undefined>) =>
    app.get<{ Params: { name: string } }>(`${path}:name`, async (request, reply) => {
      const { name } = request.params
      const picture = ARTICLE_PICTURE.test(PICTURES + name) ? await read(name) : undefined
      if (!picture) throw new Problem('not_found')
      return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(picture)
    })
  serve(PICTURES, 'image/webp', (name) => store.get(keyOf(name)))
  serve(ARTICLE_CARDS, 'image/jpeg', (name) => cardOf(store, name))
}

/** The picture cropped for shared links, made when it is first asked for. JPEG is what every messenger shows. */
async function cardOf(store: Store, name: string) {
  const stored = await store.get(cardKeyOf(name))
  const picture = stored ? undefined : await store.get(keyOf(name))
  if (!picture) return stored
  const card = await redrawPicture(picture, CARD, QUALITY, 'jpeg')
  await store.put(cardKeyOf(name), card, { contentType: 'image/jpeg' })
  return card
}

/** Those that were uploaded a day ago and are in no cover and no text. */
export const removeUnusedPictures = ({ db, store }: Services, now: Date) =>
  db.transaction().execute(async (tx) => {
    const names = await deleteUnusedPictures(tx, new Date(now.getTime() - DAY_MS))
    await Promise.all(names.flatMap((name) => [store.remove(keyOf(name)), store.remove(cardKeyOf(name))]))
  })
