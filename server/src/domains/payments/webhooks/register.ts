import type { FastifyInstance } from 'fastify'
import { hearWebhook } from './service.ts'

/** The gateway's webhook. Not part of the contract: its caller has no token, and the body must stay as received. */
export function serveWebhooks(app: FastifyInstance) {
  const { services } = app
  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    door.post(`/api/web/v1/webhooks/${services.gateway.name}`, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await hearWebhook(services, body, request.headers)
      return { message: 'OK', data: {} }
    })
  })
}
