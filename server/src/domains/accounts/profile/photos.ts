import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Upload } from '#server/platform/context.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'

const SIDE = 512
const MOST_PIXELS = 50_000_000
const PATH = '/media/photos/'
const NAME = /^[\w-]{22}\.webp$/

/** Draws the picture anew, so that nothing but pixels is kept: no position, no hidden payload. */
export async function keepPhoto(house: House, { bytes }: Upload): Promise<string> {
  const picture = await redraw(bytes)
  const name = `${randomBytes(16).toString('base64url')}.webp`
  await house.store.put(`photos/${name}`, picture, { contentType: 'image/webp' })
  return PATH + name
}

async function redraw(bytes: Buffer) {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!['jpeg', 'png', 'webp'].includes(format ?? '')) throw new Problem('unsupported_image')
    return await image
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new Problem('unsupported_image')
  }
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
