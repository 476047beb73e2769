import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { concurrencyLimit } from '#server/platform/http/concurrency-limit.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveOpen, serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import type { Services } from '#server/platform/services.ts'
import { fileNameOf } from '../rules.ts'
import * as queries from './queries.ts'
import { stampPdf } from './stamping.ts'

const LINK_SECONDS = 120
const PDF = 'application/pdf'

/** Files are stamped in memory, one at a time. */
export const withPdf = concurrencyLimit(1, { maxWaiting: 100, maxWaitMs: 60_000 })

export const purchasedFile = signedKind(
  'product.pdf',
  z.object({ purchase: IdInPath, edition: IdInPath }),
  LINK_SECONDS,
)
export const previewFile = signedKind('product-preview.pdf', z.object({ product: IdInPath }), LINK_SECONDS)
export const staffFile = signedKind('product-version.pdf', z.object({ edition: IdInPath }), LINK_SECONDS)

async function bytesOf({ db, files }: Services, fileId: number) {
  const bytes = await files.read(db, fileId)
  if (!bytes) throw new Problem('not_found')
  return bytes
}

const PHOTOS = 'product-photos'
export const PHOTO_PATH = '/media/product-photos/'
const PHOTO_NAME = /^[\w-]{22}\.webp$/
export const photoKey = (path: string) => `${PHOTOS}/${path.slice(PHOTO_PATH.length)}`

export function serveProductFiles(app: FastifyInstance) {
  serveSigned(app, purchasedFile, async ({ services, actor, params }) => {
    const found = await queries.purchasedVersion(services.db, params.purchase, params.edition)
    if (!found || found.accountId !== actor.id || found.refundedAt) throw new Problem('not_found')
    const stamp = `${found.name} · #${found.orderId}`
    const body = await withPdf(async () => stampPdf(await bytesOf(services, found.fileId), stamp))
    return { filename: fileNameOf(found.title, found.number), contentType: PDF, body, bytes: body.length }
  })
  serveOpen(app, previewFile, async ({ services, params }) => {
    const found = await queries.previewOnSale(services.db, params.product)
    if (!found) throw new Problem('not_found')
    const body = await bytesOf(services, found.fileId)
    return { filename: 'preview.pdf', contentType: PDF, body, bytes: body.length }
  })
  serveSigned(app, staffFile, async ({ services, actor, params }) => {
    const found = await queries.versionById(services.db, params.edition)
    if (!found || actor.type !== 'admin') throw new Problem('not_found')
    const body = await bytesOf(services, found.fileId)
    return { filename: fileNameOf(found.title, found.number), contentType: PDF, body, bytes: body.length }
  })
  // Photos have random names and never change, so they can be cached indefinitely.
  app.get<{ Params: { name: string } }>(`${PHOTO_PATH}:name`, async (request, reply) => {
    const { name } = request.params
    const photo = PHOTO_NAME.test(name) ? await app.services.store.get(`${PHOTOS}/${name}`) : undefined
    if (!photo) throw new Problem('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(photo)
  })
}
