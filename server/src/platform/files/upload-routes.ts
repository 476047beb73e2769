import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actorOf } from '../http/bind.ts'
import { Problem } from '../http/problem.ts'
import { freedAfterUse } from './buffers.ts'
import { uploadById } from './queries.ts'
import { remembered } from './remembered.ts'
import { discardUpload, receive, UPLOADS_PATH, type Upload } from './uploads.ts'

const TUS_VERSION = '1.0.0'
const CONTENT_TYPE = 'application/offset+octet-stream'
const MOST_AT_ONCE_PER_ACCOUNT = 6
const CONTINUED = { max: 200, milliseconds: 60_000 }

interface Transfer {
  accountId: number
  stop: () => Promise<void>
}

/**
 * Uploads with the tus protocol (https://tus.io, 1.0.0 with termination): HEAD returns the offset, PATCH continues,
 * DELETE cancels. Uploads are created by the endpoint of the domain that wants the file.
 */
export function serveUploads(app: FastifyInstance) {
  const { services } = app
  const running = new Map<string, Transfer>()
  /** Uploads as this process recorded them last: the next part needs no reading, and is recorded only if it continues. */
  const continued = remembered<Upload, string>(CONTINUED)

  app.register(async (routes) => {
    // The handler reads the body itself, as a stream.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(CONTENT_TYPE, (_request, _body, done) => done(null))
    routes.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', TUS_VERSION)
      if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== TUS_VERSION) {
        reply.header('tus-version', TUS_VERSION)
        throw new Problem('upload_protocol')
      }
    })
    const path = `${UPLOADS_PATH}/:id`
    routes.route({ method: 'OPTIONS', url: path, handler: describe })
    routes.route({
      method: 'HEAD',
      url: path,
      handler: async (...both) => sayOffset(both[1], await callersUpload(both[0])),
    })
    routes.route({ method: 'PATCH', url: path, config: { takesFile: true }, handler: accept })
    routes.route({ method: 'DELETE', url: path, handler: giveUp })
  })

  const describe = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(204).header('tus-version', TUS_VERSION).header('tus-extension', 'termination').send()

  /** A request for an upload means that the previous connection was lost: what arrived over it is recorded first. */
  async function callersUpload(request: FastifyRequest, known?: Upload): Promise<Upload> {
    const { id } = request.params as { id: string }
    const own = async (recorded: Promise<Upload | undefined> | Upload = uploadById(services.db, id)) => {
      const [actor, upload] = await Promise.all([actorOf(request, services.now()), recorded])
      if (!actor) throw new Problem('not_signed_in')
      if (upload?.account_id !== actor.id) throw new Problem('not_found')
      return upload
    }
    const upload = await own(known)
    const earlier = running.get(id)
    if (!earlier) return upload
    await earlier.stop()
    return own()
  }

  async function accept(request: FastifyRequest, reply: FastifyReply) {
    const offset = request.headers['upload-offset']
    const { id } = request.params as { id: string }
    const known = continued.get(id, services.now())
    const upload = await callersUpload(request, String(known?.received_bytes) === offset ? known : undefined)
    const bytes = Number(request.headers['content-length'])
    if (typeof offset !== 'string' || !/^\d{1,15}$/.test(offset) || !Number.isSafeInteger(bytes))
      throw new Problem('malformed')
    if (Number(offset) !== upload.received_bytes) throw new Problem('stale')
    if (upload.received_bytes + bytes > upload.bytes) throw new Problem('too_large')
    const ownTransfers = [...running.values()].filter(({ accountId }) => accountId === upload.account_id)
    if (ownTransfers.length >= MOST_AT_ONCE_PER_ACCOUNT)
      throw new Problem('too_many_requests', { retryAfterSeconds: 5 })
    const received = await transfer(upload, request.raw, bytes)
    if (received < upload.bytes) continued.set(id, { ...upload, received_bytes: received }, services.now())
    return reply.code(204).header('upload-offset', received).send()
  }

  async function transfer(upload: Upload, body: IncomingMessage, bytes: number) {
    const done = receive(services, upload, freedAfterUse(body), bytes)
    const over = done.then(
      () => {},
      () => {},
    )
    const own: Transfer = {
      accountId: upload.account_id,
      stop: () => {
        body.destroy()
        return over
      },
    }
    running.set(upload.id, own)
    try {
      return await done
    } finally {
      if (running.get(upload.id) === own) running.delete(upload.id)
    }
  }

  async function giveUp(request: FastifyRequest, reply: FastifyReply) {
    const upload = await callersUpload(request)
    continued.clear(upload.id)
    await services.db.transaction().execute((tx) => discardUpload(tx, upload, services.now()))
    return reply.code(204).send()
  }
}

const sayOffset = (reply: FastifyReply, upload: Upload) =>
  reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('upload-offset', upload.received_bytes)
    .header('upload-length', upload.bytes)
    .send()
