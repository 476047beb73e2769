import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/settings/brand.ts'
import { BRAND_PICTURE, BRAND_PICTURES, SMALL_ICON } from '#contract/settings/constants.ts'
import { redrawPicture, shrinkPicture } from '#server/platform/files/pictures.ts'
import type { Store } from '#server/platform/files/storage.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS } from '#server/platform/time.ts'
import * as queries from './queries.ts'

/** Three times the height of the header's logo. */
const LOGO = { width: 720, height: 144 }
const ICON = { width: 512, height: 512 }
const SMALL = { width: 192, height: 192 }
const QUALITY = 90

const keyOf = (name: string) => `brand/${name}`
const PNG = { contentType: 'image/png' }

export const readBrandPicture = (store: Store, name: string) => store.get(keyOf(name))

/** The row comes first: without it, a file that nothing shows would never be removed. */
export async function addBrandPicture(
  { db, services, now, upload }: SignedIn,
  { kind }: Input<typeof api.addBrandPicture>,
) {
  if (!upload) throw new Problem('unsupported_image')
  const isIcon = kind === 'icon'
  const { bytes, width, height } = isIcon
    ? { bytes: await redrawPicture(upload.bytes, ICON, QUALITY, 'png'), ...ICON }
    : await shrinkPicture(upload.bytes, LOGO, QUALITY, 'png')
  const small = isIcon && (await redrawPicture(bytes, SMALL, QUALITY, 'png'))
  const name = `${randomBytes(16).toString('base64url')}-${width}x${height}.png`
  await queries.insertPicture(db, name, now)
  await services.store.put(keyOf(name), bytes, PNG)
  if (small) await services.store.put(keyOf(SMALL_ICON + name), small, PNG)
  return { name }
}

/** Pictures have random names and never change. */
export function serveBrandPictures(app: FastifyInstance) {
  const { store } = app.services
  app.get<{ Params: { name: string } }>(`${BRAND_PICTURES}:name`, async (request, reply) => {
    const { name } = request.params
    const known = name.startsWith(SMALL_ICON) ? name.slice(SMALL_ICON.length) : name
    const picture = BRAND_PICTURE.test(known) ? await store.get(keyOf(name)) : undefined
    if (!picture) throw new Problem('not_found')
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
  })
}

/** At most this many in one run; the rest waits for the next night. */
const REMOVED_AT_ONCE = 200

/** Those that were uploaded a day ago and never saved as part of the brand. */
export async function removeUnusedBrandPictures({ db, store, log }: Services, now: Date) {
  const unused = await queries.unusedPictures(db, new Date(now.getTime() - DAY_MS), REMOVED_AT_ONCE)
  for (const { name } of unused) {
    const removed = db.transaction().execute(async (tx) => {
      if (!(await queries.deleteUnused(tx, name))) return
      await store.remove(keyOf(SMALL_ICON + name))
      await store.remove(keyOf(name))
    })
    await removed.catch((error) => log.error({ err: error, name }, 'a picture of the brand could not be removed'))
  }
}
