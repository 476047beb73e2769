import Fastify from 'fastify'
import { serve } from './serve.ts'
import type { Answer } from './visits.ts'

interface Work {
  answers: [string, Answer][]
}

/** Sends recorded bytes from memory, by the name of the request. */
await serve<Work>(async ({ answers }) => {
  const known = new Map(
    answers.map(([name, { status, type, body }]) => [name, { status, type, body: Buffer.from(body, 'base64') }]),
  )
  const app = Fastify()
  app.all<{ Params: { name: string } }>('/:name', (request, reply) => {
    const answer = known.get(request.params.name)
    return answer ? reply.code(answer.status).type(answer.type).send(answer.body) : reply.code(404).send()
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})
