import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ProblemCode } from '#contract/problems.ts'
import { permissionsFor } from './permissions-policy.ts'
import { Problem } from './problem.ts'

const kinds: Record<string, { line: string; code: ProblemCode }> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'malformed' },
}

/** Invalid HTTP and over-long requests get the same envelope; no Fastify hook sees them. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { line, code } = kinds[error.code ?? ''] ?? { line: '400 Bad Request', code: 'malformed' }
  const requestId = randomUUID()
  const body = JSON.stringify(new Problem(code).body(requestId))
  const headers = [
    `HTTP/1.1 ${line}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    `permissions-policy: ${permissionsFor('/api/')}`,
    'cache-control: no-store',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
