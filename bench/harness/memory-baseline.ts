import Fastify from 'fastify'
import { serve } from './serve.ts'

interface Work {
  path: string
  headers: Record<string, string>
  /** In base64. */
  body: string
}

/** The same bytes with the same headers, sent from memory. */
await serve<Work>(async ({ path, headers, body }) => {
  const bytes = Buffer.from(body, 'base64')
  const app = Fastify()
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})
