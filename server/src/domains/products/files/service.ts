import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { DOCUMENT_TYPES } from '#contract/locker/constants.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveOpen, serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import type { Services } from '#server/platform/services.ts'
import { fileNameOf } from '../rules.ts'
import { stamped, withPdf } from './pdfs.ts'
import * as queries from './queries.ts'

const LINK_SECONDS = 120

const file = { edition: IdInPath, position: IdInPath }
export const purchasedFile = signedKind('product-file', z.object({ purchase: IdInPath, ...file }), LINK_SECONDS)
export const previewFile = signedKind('product-preview.pdf', z.object({ product: IdInPath }), LINK_SECONDS)
export const staffFile = signedKind('product-version-file', z.object(file), LINK_SECONDS)

async function bytesOf({ db, files }: Services, fileId: number) {
  const bytes = await files.read(db, fileId)
  if (!bytes) throw new Problem('not_found')
  return bytes
}

const stamping = new Set<number>()

/** A link can be opened often while it is valid: nobody keeps the others waiting. */
async function oneForEach<T>(accountId: number, work: () => Promise<T>) {
  if (stamping.has(accountId)) throw new Problem('too_many_requests', { retryAfterSeconds: 5 })
  stamping.add(accountId)
  return work().finally(() => stamping.delete(accountId))
}

const PHOTOS = 'product-photos'
export const PHOTO_PATH = '/media/product-photos/'
const PHOTO_NAME = /^[\w-]{22}\.webp$/
export const photoKey = (path: string) => `${PHOTOS}/${path.slice(PHOTO_PATH.length)}`

export function serveProductFiles(app: FastifyInstance) {
  serveSigned(app, purchasedFile, async ({ services, actor, params }) => {
    const { purchase, edition, position } = params
    const found = await queries.purchasedVersion(services.db, purchase, edition, position)
    if (!found || found.accountId !== actor.id || found.refundedAt) throw new Problem('not_found')
    const { fileId, kind, name, buyer, orderId } = found
    const copy = () => withPdf(async () => stamped(await bytesOf(services, fileId), `${buyer} · #${orderId}`))
    const body = kind === 'pdf' ? await oneForEach(actor.id, copy) : await bytesOf(services, fileId)
    return { filename: fileNameOf(name, kind), contentType: DOCUMENT_TYPES[kind], body, bytes: body.length }
  })
  serveOpen(app, previewFile, async ({ services, params }) => {
    const found = await queries.previewOnSale(services.db, params.product)
    if (!found) throw new Problem('not_found')
    const body = await bytesOf(services, found.fileId)
    return { filename: 'preview.pdf', contentType: DOCUMENT_TYPES.pdf, body, bytes: body.length }
  })
  serveSigned(app, staffFile, async ({ services, actor, params }) => {
    const found = await queries.fileOfVersion(services.db, params.edition, params.position)
    if (!found || actor.type !== 'admin') throw new Problem('not_found')
    const body = await bytesOf(services, found.fileId)
    const { name, kind } = found
    return { filename: fileNameOf(name, kind), contentType: DOCUMENT_TYPES[kind], body, bytes: body.length }
  })
  // Photos have random names and never change, so they can be cached indefinitely.
  app.get<{ Params: { name: string } }>(`${PHOTO_PATH}:name`, async (request, reply) => {
    const { name } = request.params
    const photo = PHOTO_NAME.test(name) ? await app.services.store.get(`${PHOTOS}/${name}`) : undefined
    if (!photo) throw new Problem('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(photo)
  })
}
