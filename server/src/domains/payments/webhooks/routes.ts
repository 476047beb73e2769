import type { FastifyInstance } from 'fastify'
import { hearWebhook } from './service.ts'

/** The gateway's door. Not of the contract: its caller brings no token, and the body must stay as it came. */
export function serveWebhooks(app: FastifyInstance) {
  const { house } = app
  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    door.post(`/api/web/v1/webhooks/${house.gateway.name}`, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await hearWebhook(house, body, request.headers)
      return { message: 'OK', data: {} }
    })
  })
}
