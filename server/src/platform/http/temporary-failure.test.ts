import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { fileDatabase } from '#test/file-database.ts'
import { world } from '#test/world.ts'
import { createPool } from '../db/db.ts'
import { answerProblems } from './answer-problems.ts'

const withCode = (code: string) => Object.assign(new Error(code), { code })

const app = Fastify()
answerProblems(app)
let thrown: Error
app.get('/', async () => {
  throw thrown
})
afterAll(() => app.close())

test.each([
  ['a full disk, reported by PostgreSQL', withCode('53100')],
  ['a full disk, reported by the system', withCode('ENOSPC')],
  ['too many connections', withCode('53300')],
  ['a server that shuts down', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['a connection failure', withCode('08006')],
  ['an I/O error', withCode('58030')],
  ['a refused connection', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ['a statement timeout', withCode('57014')],
  ['a lock timeout', withCode('55P03')],
  ['a pool timeout', new Error('timeout exceeded when trying to connect')],
  ['a connection lost during a statement', new Error('Connection terminated unexpectedly')],
  ['a broken client', new Error('Client has encountered a connection error and is not queryable')],
])('%s is answered 503 with Retry-After', async (_, error) => {
  thrown = error
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([503, '2', 'unavailable'])
})

test.each([
  ['an SQL error', withCode('42601')],
  ['a programming error', new TypeError('x is not a function')],
])('%s stays 500', async (_, error) => {
  thrown = error
  expect((await app.inject('/')).statusCode).toBe(500)
})

test('a connection cut during a statement is 503, and the pool recovers', async () => {
  const pool = createPool({ url: await fileDatabase(), size: 2 })
  const client = await pool.connect()
  client.on('error', () => {})
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const statement = client.query('select pg_sleep(30)').catch((error: Error) => error)
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  thrown = (await statement) as Error
  client.release(true)
  expect((await app.inject('/')).statusCode).toBe(503)
  expect((await pool.query('select 1')).rowCount).toBe(1)
  await pool.end()
})

test('a burst waits for a connection; only what exceeds the queue is refused, immediately', async () => {
  const pool = createPool({ url: await fileDatabase(), size: 1 })
  const busy = await pool.connect()
  const waiting = Array.from({ length: 1_000 }, () => pool.query('select 1'))
  await expect(pool.query('select 1')).rejects.toThrow('wait for a database connection')
  await expect(pool.connect()).rejects.toThrow('wait for a database connection')
  busy.release()
  const answers = await Promise.all(waiting)
  expect(answers.every(({ rowCount }) => rowCount === 1)).toBe(true)
  await pool.end()
})

test('a burst that takes every connection does not affect readiness', async () => {
  const { app, pool } = await world()
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  for (const client of taken) client.release()
})

test('readiness fails when the disk is nearly full', async () => {
  const { app } = await world({ env: { MIN_FREE_DISK_MB: '10000000' } })
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  expect(reply.json().message).toMatch(/^Only \d+ MB of disk space left$/)
})
