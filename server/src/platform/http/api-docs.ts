import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paramarsh API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<main id="api"></main>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true })`
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** The OpenAPI description, and a readable page of it. */
export async function serveApiDocs(app: FastifyInstance) {
  const { services } = app
  let described: Buffer | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    described ??= Buffer.from(JSON.stringify(describeApi(services.endpoints, services.config.publicUrl)))
    return reply.type('application/json; charset=utf-8').send(described)
  })
  app.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html').send(page),
  )
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start))
  const files = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(fastifyStatic, {
    root: files,
    prefix: '/api/docs/files/',
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  })
}
