import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import { problemOf } from './database-problem.ts'
import { Problem } from './problem.ts'

const byStatus: Record<number, ProblemCode> = {
  400: 'malformed',
  404: 'not_found',
  405: 'not_found',
  408: 'malformed',
  413: 'too_large',
  414: 'malformed',
  415: 'unsupported_type',
  431: 'too_large',
  503: 'unavailable',
}

/** Every failure is answered with the same problem envelope. */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => send(problemFor(error, request), request, reply))
  const unknown = (request: FastifyRequest, reply: FastifyReply) => send(new Problem('not_found'), request, reply)
  app.setNotFoundHandler(unknown)
  // Unknown API paths must not be answered with a page.
  app.get('/api/*', unknown)
}

function problemFor(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const known = problemOf(error)
  if (known) {
    if (known.status >= 500) request.log.warn({ err: error }, 'request refused: database or disk unavailable')
    return known
  }
  const code = error.statusCode && byStatus[error.statusCode]
  if (code) return new Problem(code, code === 'unavailable' ? { retryAfterSeconds: 5 } : {})
  request.log.error({ err: error }, 'request failed')
  return new Problem('internal')
}

export function send(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfterSeconds } = problem.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  return reply.code(problem.status).send(problem.body(request.id))
}
