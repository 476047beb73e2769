import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { addDocument, listLocker } from '#contract/locker/endpoints.ts'
import { aPdf, pdfStream, putInLocker } from '#test/documents.ts'
import { world } from '#test/world.ts'
import { createClamd } from './clamd.ts'

const CLAMD = '/usr/sbin/clamd'
const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

/** A server that reads INSTREAM as clamd does and answers as told. */
async function fakeClamd(answer: (received: Buffer) => string | undefined | Promise<string>) {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
  const path = join(folder, 'socket')
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.on('end', async () => {
      const said = await answer(contentOf(Buffer.concat(chunks)))
      if (said === undefined) socket.destroy()
      else socket.end(said)
    })
  })
  await new Promise<void>((resolve) => server.listen(path, resolve))
  onTestFinished(() => void server.close())
  return `unix://${path}`
}

function contentOf(stream: Buffer) {
  expect(stream.toString('latin1', 0, 10)).toBe('zINSTREAM\0')
  const parts: Buffer[] = []
  let at = 10
  for (let size = stream.readUInt32BE(at); size > 0; size = stream.readUInt32BE(at)) {
    parts.push(stream.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  expect(at + 4).toBe(stream.length)
  return Buffer.concat(parts)
}

describe('the protocol', () => {
  test('sends the whole file in pieces and reads what was found', async () => {
    const bytes = Buffer.alloc(200_001, 'abc')
    const url = await fakeClamd((received) => (received.equals(bytes) ? 'stream: OK\0' : 'stream: Changed FOUND\0'))
    expect(await createClamd(url).scan(Readable.from([bytes]))).toBeUndefined()
    expect(await createClamd(url).scan(Readable.from([Buffer.from('other')]))).toBe('Changed')
  })

  test.each([
    ['an error', () => 'INSTREAM size limit exceeded. ERROR\0'],
    ['an unknown reply', () => 'hello'],
    ['a closed connection', () => undefined],
    ['an endless reply', () => 'x'.repeat(2_000)],
  ])('does not take %s for a clean file', async (_, answer) => {
    const url = await fakeClamd(answer)
    await expect(createClamd(url).scan(Readable.from([Buffer.from('a')]))).rejects.toThrow()
  })

  test('does not take an absent scanner for a clean file', async () => {
    await expect(createClamd('unix:///nowhere/clamd.ctl').scan(Readable.from([Buffer.from('a')]))).rejects.toThrow()
  })
})

test('without an answer of the scanner nothing is stored, and the upload can be completed later', async () => {
  let isUp = false
  const url = await fakeClamd(() => (isUp ? 'stream: OK\0' : undefined))
  const there = await world({ env: { CLAMD_URL: url } })
  const owner = await there.aCustomer()
  const first = await putInLocker(owner, 'a.pdf', aPdf())
  expect([first.status, first.body.code]).toEqual([503, 'scanner_unavailable'])
  expect((await owner.send(listLocker, {})).body.data.count).toBe(0)
  const { rows } = await there.pool.query('select id from uploads')
  isUp = true
  expect((await owner.send(addDocument, { uploadId: rows[0].id, name: 'a.pdf' })).status).toBe(201)
})

test('a scanner that hangs with one file keeps nobody else waiting', async () => {
  const hanging = Promise.withResolvers<string>()
  const arrived = Promise.withResolvers<void>()
  const slow = aPdf([pdfStream(Buffer.from('slow'), '/Filter /None')])
  const url = await fakeClamd((received) => {
    if (!received.equals(slow)) return 'stream: OK\0'
    arrived.resolve()
    return hanging.promise
  })
  const there = await world({ env: { CLAMD_URL: url } })
  const [first, other] = await Promise.all([there.aCustomer(), there.aCustomer()])
  const waiting = putInLocker(first, 'slow.pdf', slow)
  await arrived.promise
  expect((await putInLocker(other, 'a.pdf', aPdf())).status).toBe(201)
  expect((await putInLocker(first, 'a.pdf', aPdf())).status).toBe(201)
  hanging.resolve('stream: OK\0')
  expect((await waiting).status).toBe(201)
})

test('one person completes six uploads at once at most', async () => {
  const answer = Promise.withResolvers<string>()
  let scans = 0
  const url = await fakeClamd(() => {
    scans += 1
    return answer.promise
  })
  const there = await world({ env: { CLAMD_URL: url } })
  const owner = await there.aCustomer()
  const six = Array.from({ length: 6 }, (_, at) => putInLocker(owner, `${at}.pdf`, aPdf()))
  await expect.poll(() => scans).toBe(6)
  const seventh = await putInLocker(owner, 'a.pdf', aPdf())
  expect([seventh.status, seventh.body.code]).toEqual([429, 'too_many_requests'])
  answer.resolve('stream: OK\0')
  expect((await Promise.all(six)).map(({ status }) => status)).toEqual(Array(6).fill(201))
})

/** A real daemon that knows one signature, that of the EICAR test file. */
async function realClamd() {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
  writeFileSync(join(folder, 'local.ndb'), `Eicar-Local:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
  const socket = join(folder, 'clamd.ctl')
  writeFileSync(
    join(folder, 'clamd.conf'),
    [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', `User ${userInfo().username}`].join(
      '\n',
    ),
  )
  const daemon = spawn(CLAMD, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  afterAll(() => void daemon.kill())
  await expect.poll(() => existsSync(socket)).toBe(true)
  return `unix://${socket}`
}

test.runIf(existsSync(CLAMD))('the EICAR test file is refused by a real ClamAV, wrapped in a PDF', async () => {
  const url = await realClamd()
  const there = await world({ env: { CLAMD_URL: url } })
  const owner = await there.aCustomer()
  const infected = aPdf([pdfStream(Buffer.from(EICAR), '/Filter /None')])
  const { status, body } = await putInLocker(owner, 'a.pdf', infected)
  expect([status, body.code]).toEqual([422, 'file_infected'])
  expect((await putInLocker(owner, 'a.pdf', aPdf())).status).toBe(201)
  expect((await owner.send(listLocker, {})).body.data.count).toBe(1)
})
