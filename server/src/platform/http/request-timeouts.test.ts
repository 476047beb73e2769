import { once } from 'node:events'
import { type AddressInfo, createConnection, type TcpNetConnectOpts } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyReply } from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sharedWorld } from '#test/world.ts'
import { createPool, LOADING_TIMEOUTS } from '../db/db.ts'
import { limitRequestTime, REQUEST_TIMEOUTS, type RequestTimeouts, serverTimeouts } from './request-timeouts.ts'
import { answerUnreadable } from './unreadable-request.ts'

/**
 * Short, so that the tests wait for events and not for the clock. Only one test is about headers: a busy machine may
 * need long to read them.
 */
const SHORT = {
  headersMs: 60_000,
  requestMs: 150,
  uploadMs: 60_000,
  uploadIdleMs: 60_000,
  lingerMs: 50,
  checkEveryMs: 20,
}
const handled: string[] = []
async function listening(timeouts: RequestTimeouts) {
  const app = Fastify({ ...serverTimeouts(timeouts), clientErrorHandler: answerUnreadable })
  limitRequestTime(app, timeouts)
  app.addContentTypeParser(/^multipart/, { parseAs: 'string' }, async (_request: unknown, body: unknown) => body)
  app.post('/json', async () => void handled.push('json'))
  app.post('/file', { config: { takesFile: true } }, async () => ({ ok: true }))
  const refuse = async (_: unknown, reply: FastifyReply) => reply.code(401).send({})
  app.post('/refused', { config: { takesFile: true }, onRequest: refuse }, async () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}
const app = await listening(SHORT)
afterAll(() => app.close())

const connect = ({ server } = app, options: Partial<TcpNetConnectOpts> = {}) =>
  createConnection({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', ...options })
const FILE_TO_COME =
  'host: x\r\ncontent-type: multipart/form-data; boundary=x\r\nauthorization: Bearer token\r\ncontent-length: 16\r\n\r\n'
const BODY_TO_COME = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 16\r\n\r\n'

test('a client that does not finish its headers is disconnected', async () => {
  const impatient = await listening({ ...SHORT, headersMs: 100 })
  const socket = connect(impatient)
  socket.write('POST /json HTTP/1.1\r\nhost: x\r\nx-slow: ')
  expect(await text(socket)).toContain('408 Request Timeout')
  await impatient.close()
})

test('a client that does not finish its body is disconnected, and nothing happens', async () => {
  const socket = connect()
  socket.write(`POST /json HTTP/1.1\r\n${BODY_TO_COME}{"a":`)
  expect(await text(socket)).toContain('408 Request Timeout')
  expect(handled).toEqual([])
})

test.each([
  ['a file without a token', 'content-type: multipart/form-data; boundary=x'],
  ['JSON with a token', `content-type: application/json\r\nauthorization: Bearer ${'a'.repeat(43)}`],
])('%s has no longer timeout than any other request', async (_, headers) => {
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

test('a stalled upload is closed', async () => {
  const impatient = await listening({ ...SHORT, uploadIdleMs: 100 })
  const socket = connect(impatient)
  socket.write(`POST /file HTTP/1.1\r\n${FILE_TO_COME}{"a":`)
  expect(await text(socket)).toContain('408 Request Timeout')
  await impatient.close()
})

test('a connection whose request is answered before its body arrived is closed, even if the client keeps sending', async () => {
  const socket = connect(app, { allowHalfOpen: true }).on('error', () => {})
  socket.write(`POST /refused HTTP/1.1\r\n${FILE_TO_COME}{"a":`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('401 Unauthorized')
  await once(socket, 'end')
  const sending = setInterval(() => socket.write('x'), 5)
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(sending)
})

test('an anonymous upload is answered and its connection closed before its body has arrived', async () => {
  const { app: product, url } = await sharedWorld()
  const upload = product.services.endpoints.find(({ file, for: whom }) => file && whom !== 'anyone')!
  const socket = createConnection({ port: Number(new URL(await url()).port), host: '127.0.0.1' })
  const path = upload.path.replaceAll(/\{\w+\}/g, '1')
  socket.write(`${upload.method} ${path} HTTP/1.1\r\n${FILE_TO_COME.replace(/authorization.*\r\n/, '')}--x`)
  expect(await text(socket)).toContain('401 Unauthorized')
})

test('the server closes slow headers within 15 seconds and slow requests after 15', async () => {
  expect(REQUEST_TIMEOUTS.headersMs + REQUEST_TIMEOUTS.checkEveryMs).toBeLessThan(15_000)
  expect(REQUEST_TIMEOUTS.requestMs).toBe(15_000)
  const { app: product } = await sharedWorld()
  expect(product.server.headersTimeout).toBe(REQUEST_TIMEOUTS.headersMs)
})

test('a statement is cancelled after 5 seconds and a lock wait after 3; jobs and exports have a minute', async () => {
  const { app: product, databaseUrl } = await sharedWorld()
  const interactive = createPool({ url: databaseUrl, size: 1 })
  onTestFinished(() => interactive.end())
  const settingsOf = async (from: typeof interactive) => {
    const { rows } = await from.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    )
    return rows[0]
  }
  expect(await settingsOf(interactive)).toEqual({ statement: '5s', lock: '3s' })
  expect(await settingsOf(product.services.longRunning.pool)).toEqual({ statement: '1min', lock: '10s' })
})

test('filling the database at startup has ten minutes per statement', async () => {
  const { databaseUrl } = await sharedWorld()
  const loading = createPool({ url: databaseUrl, size: 1, ...LOADING_TIMEOUTS })
  const { rows } = await loading.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  )
  await loading.end()
  expect(rows).toEqual([{ statement: '10min', lock: '1min' }])
})
