import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedWorld } from '#test/world.ts'
import { createPool, LOADING_TIMEOUTS } from './db.ts'
import { limitRequestTime, REQUEST_TIMEOUTS, serverTimeouts } from './request-timeouts.ts'
import { answerUnreadable } from './unreadable-request.ts'

/** Short, so that the tests wait for events and not for the clock. */
const SHORT = { headersMs: 100, requestMs: 150, uploadMs: 60_000, checkEveryMs: 20 }
const app = Fastify({ ...serverTimeouts(SHORT), clientErrorHandler: answerUnreadable })
const handled: string[] = []
beforeAll(async () => {
  limitRequestTime(app, SHORT)
  app.addContentTypeParser(/^multipart/, { parseAs: 'string' }, async (_request: unknown, body: unknown) => body)
  app.post('/json', async () => void handled.push('json'))
  app.post('/file', { config: { takesFile: true } }, async () => ({ ok: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

function connect() {
  const { port } = app.server.address() as AddressInfo
  return createConnection({ port, host: '127.0.0.1' })
}
const FILE_TO_COME =
  'host: x\r\ncontent-type: multipart/form-data; boundary=x\r\nauthorization: Bearer token\r\ncontent-length: 16\r\n\r\n'
const BODY_TO_COME = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 16\r\n\r\n'

test('a client that does not finish its headers is closed', async () => {
  const socket = connect()
  socket.write('POST /json HTTP/1.1\r\nhost: x\r\nx-slow: ')
  expect(await text(socket)).toContain('408 Request Timeout')
})

test('a client that does not finish its body is closed, and nothing is done', async () => {
  const socket = connect()
  socket.write(`POST /json HTTP/1.1\r\n${BODY_TO_COME}{"a":`)
  expect(await text(socket)).toContain('408 Request Timeout')
  expect(handled).toEqual([])
})

test.each([
  ['a file without a token', 'content-type: multipart/form-data; boundary=x'],
  ['JSON with a token', `content-type: application/json\r\nauthorization: Bearer ${'a'.repeat(43)}`],
])('%s has no longer than any other request', async (_, headers) => {
  const socket = connect()
  socket.write(`POST /file HTTP/1.1\r\nhost: x\r\n${headers}\r\ncontent-length: 16\r\n\r\n{"a":`)
  expect(await text(socket)).toContain('408 Request Timeout')
})

test('an upload may take longer', async () => {
  const [slow, upload] = [connect(), connect()]
  upload.write(`POST /file HTTP/1.1\r\n${FILE_TO_COME}{"a":`)
  slow.write(`POST /json HTTP/1.1\r\n${BODY_TO_COME}{"a":`)
  slow.resume()
  await once(slow, 'close')
  upload.write('"complete"}')
  const [answer] = await once(upload, 'data')
  expect(String(answer)).toContain('200 OK')
  upload.destroy()
})

test('the server closes slow headers within 15 seconds and slow requests after 15', async () => {
  expect(REQUEST_TIMEOUTS.headersMs + REQUEST_TIMEOUTS.checkEveryMs).toBeLessThan(15_000)
  expect(REQUEST_TIMEOUTS.requestMs).toBe(15_000)
  const { app: product } = await sharedWorld()
  expect(product.server.headersTimeout).toBe(REQUEST_TIMEOUTS.headersMs)
})

test('a statement ends after 5 seconds and a wait for a lock after 3; jobs and exports have a minute', async () => {
  const { app: product } = await sharedWorld()
  const { pool, longRunning } = product.house
  const settingsOf = async (from: typeof pool) => {
    const { rows } = await from.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    )
    return rows[0]
  }
  expect(await settingsOf(pool)).toEqual({ statement: '5s', lock: '3s' })
  expect(await settingsOf(longRunning.pool)).toEqual({ statement: '1min', lock: '10s' })
})

test('whoever fills the database at startup has ten minutes for a statement', async () => {
  const { databaseUrl } = await sharedWorld()
  const loading = createPool({ url: databaseUrl, size: 1, ...LOADING_TIMEOUTS })
  const { rows } = await loading.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  )
  await loading.end()
  expect(rows).toEqual([{ statement: '10min', lock: '1min' }])
})
