import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Upload } from '#server/platform/context.ts'
import type { House } from '#server/platform/house.ts'
import { redrawPicture } from '#server/platform/pictures.ts'
import { Problem } from '#server/platform/problem.ts'

const SIDE = 512
const PATH = '/media/photos/'
const NAME = /^[\w-]{22}\.webp$/

export async function keepPhoto(house: House, { bytes }: Upload): Promise<string> {
  const picture = await redrawPicture(bytes, { width: SIDE, height: SIDE, position: 'attention' }, 82)
  const name = `${randomBytes(16).toString('base64url')}.webp`
  await house.store.put(`photos/${name}`, picture, { contentType: 'image/webp' })
  return PATH + name
}

/** Removes a kept photo; drawn portraits and other addresses are left alone. */
export async function dropPhoto(house: House, thumbnail: string | null) {
  if (thumbnail?.startsWith(PATH)) await house.store.remove(`photos/${thumbnail.slice(PATH.length)}`)
}

/** Photos are named by chance and never change, so anyone who was shown one may keep it. */
export function servePhotos(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>(`${PATH}:name`, async (request, reply) => {
    const { name } = request.params
    const photo = NAME.test(name) ? await app.house.store.get(`photos/${name}`) : undefined
    if (!photo) throw new Problem('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(photo)
  })
}
