import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks, fundsOf, trialBalance } from '#server/domains/ledger/public.ts'
import { fileDatabase } from '#test/file-database.ts'
import { figure, note } from './figures.ts'
import { aPayer, withDb } from './harness/funded-people.ts'
import { type Paid, pay } from './harness/payer.ts'
import { startProcesses } from './harness/processes.ts'

const MINUTES = 60_000
const PRICE = 1_000

let databaseUrl: string
let app: Awaited<ReturnType<typeof startProcesses>>
beforeAll(async () => {
  databaseUrl = await fileDatabase()
  app = await startProcesses(databaseUrl, 2, {}, 'money-process.ts')
})
afterAll(() => app?.stop())

const either = (n: number) => () => app.running[n % 2]!.url
const count = (answers: Paid[], status: number) => answers.filter((answer) => answer.status === status).length

const spends = figure(100, 500)
const covered = spends / 5

test(`${spends} concurrent spends with money for ${covered}: exactly ${covered} succeed`, {
  timeout: 5 * MINUTES,
}, async () => {
  const { id, token } = await withDb(databaseUrl, (db) => aPayer(db, covered * PRICE))
  const answers = await Promise.all(Array.from({ length: spends }, (_, n) => pay(either(n), { token, paise: PRICE })))
  note(`${spends} spends at once with money for ${covered}: ${count(answers, 201)} succeeded`)
  expect([count(answers, 201), count(answers, 409)]).toEqual([covered, spends - covered])
  await withDb(databaseUrl, async (db) => {
    expect(await fundsOf(db, id, new Date())).toMatchObject({ walletPaise: 0, debitPaise: covered * PRICE })
    expect(await checkBooks(db)).toEqual([])
    expect((await trialBalance(db)).totalPaise).toBe(0)
  })
})

test('one key sent 100 times through two processes: one effect, the same response; another body: 409', async () => {
  const { id, token } = await withDb(databaseUrl, (db) => aPayer(db, 100 * PRICE))
  const key = 'one attempt'.replace(' ', '-')
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => pay(either(n), { token, paise: PRICE, key })))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(201)
  const other = await pay(either(0), { token, paise: PRICE + 1, key })
  expect([other.status, JSON.parse(other.text).code]).toEqual([409, 'idempotency_conflict'])
  const { debitPaise } = await withDb(databaseUrl, (db) => fundsOf(db, id, new Date()))
  expect(debitPaise).toBe(PRICE)
  note('one key sent 100 times: one effect, one answer; another body: 409')
})
