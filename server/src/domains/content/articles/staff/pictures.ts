import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ARTICLE_PICTURE } from '#contract/content/constants.ts'
import { shrinkPicture } from '#server/platform/files/pictures.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { PICTURES } from '../rules.ts'
import { deleteUnusedPictures, insertPicture } from './queries.ts'

/** Twice the width of a text column. */
const FRAME = { width: 1520, height: 1520 }
const QUALITY = 80

const keyOf = (name: string) => `article-pictures/${name}`

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
  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, async (request, reply) => {
    const { name } = request.params
    const picture = ARTICLE_PICTURE.test(PICTURES + name) ? await app.services.store.get(keyOf(name)) : undefined
    if (!picture) throw new Problem('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
  })
}

/** Those that were uploaded a day ago and are in no cover and no text. */
export const removeUnusedPictures = ({ db, store }: Services, now: Date) =>
  db.transaction().execute(async (tx) => {
    const names = await deleteUnusedPictures(tx, new Date(now.getTime() - DAY_MS))
    await Promise.all(names.map((name) => store.remove(keyOf(name))))
  })
