import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { redrawPicture } from '#server/platform/files/pictures.ts'
import type { Upload } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'

const SIDE = 512
const PATH = '/media/photos/'
const NAME = /^[\w-]{22}\.webp$/

export async function storePhoto(services: Services, { bytes }: Upload): Promise<string> {
  const picture = await redrawPicture(bytes, { width: SIDE, height: SIDE, position: 'attention' }, 82)
  const name = `${randomBytes(16).toString('base64url')}.webp`
  await services.store.put(`photos/${name}`, picture, { contentType: 'image/webp' })
  return PATH + name
}

/** Removes a stored photo; generated portraits and other addresses are ignored. */
export async function dropPhoto(services: Services, thumbnail: string | null) {
  if (thumbnail?.startsWith(PATH)) await services.store.remove(`photos/${thumbnail.slice(PATH.length)}`)
}

/** Photos have random names and never change, so they can be cached indefinitely. */
export function servePhotos(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>(`${PATH}:name`, async (request, reply) => {
    const { name } = request.params
    const photo = NAME.test(name) ? await app.services.store.get(`photos/${name}`) : undefined
    if (!photo) throw new Problem('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(photo)
  })
}
