import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks, fundsOf, trialBalance } from '#server/domains/ledger/public.ts'
import { figure, note } from './figures.ts'
import { aPayer, type Payer, withDb } from './harness/funded-people.ts'
import { type Paid, pay } from './harness/payer.ts'
import { superviseApp } from './harness/supervised-app.ts'

const MINUTES = 60_000
const BALANCE = 100_000_000
const PAYERS = 8
/** Acknowledged payments between two kills, so that every kill interrupts some. */
const LOAD = 25

let app: Awaited<ReturnType<typeof superviseApp>>
beforeAll(async () => {
  app = await superviseApp()
  await app.ready()
}, 2 * MINUTES)
afterAll(() => app?.stop(), 2 * MINUTES)

/** Everyone pays continuously until told to stop; each payment is repeated until its result is known. */
function payOn(payers: readonly Payer[]) {
  const paid: (Paid & { of: number })[] = []
  let ending = false
  const all = Promise.all(
    payers.map(async ({ id, token }, n) => {
      for (let i = 0; !ending; i += 1)
        paid.push({ ...(await pay(app.url, { token, paise: 1 + ((i * 7 + n) % 90) })), of: id })
    }),
  )
  return {
    paid,
    async until(count: number) {
      while (paid.length < count) await new Promise((soon) => setTimeout(soon, 5))
    },
    async end() {
      ending = true
      await all
    },
  }
}

async function underLoad(kills: number, kill: () => Promise<number>) {
  const payers = await withDb(await app.databaseUrl(), (db) =>
    Promise.all(Array.from({ length: PAYERS }, () => aPayer(db, BALANCE))),
  )
  const load = payOn(payers)
  let longest = 0
  for (let i = 0; i < kills; i += 1) {
    await load.until(load.paid.length + LOAD)
    // At a varying moment of a payment.
    await new Promise((soon) => setTimeout(soon, (i * 13) % 40))
    longest = Math.max(longest, await kill())
  }
  await load.end()
  return { payers, paid: load.paid, longest }
}

/** Every acknowledged payment is in the ledger, once, with its amount, and its key still returns the same response. */
async function expectNothingLost({ payers, paid }: { payers: Payer[]; paid: (Paid & { of: number })[] }) {
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([201]))
  await withDb(await app.databaseUrl(), async (db) => {
    for (const { id } of payers) {
      const own = paid.filter(({ of }) => of === id)
      const { walletPaise, debitPaise } = await fundsOf(db, id, new Date())
      expect(debitPaise).toBe(own.reduce((sum, { paise }) => sum + paise, 0))
      expect(walletPaise).toBe(BALANCE - debitPaise)
    }
    const movements = paid.map(({ text }) => (JSON.parse(text) as { data: { movementId: number } }).data.movementId)
    expect(new Set(movements).size).toBe(paid.length)
    expect(await checkBooks(db)).toEqual([])
    expect((await trialBalance(db)).totalPaise).toBe(0)
  })
  for (const one of paid.filter((_, n) => n % Math.ceil(paid.length / 20) === 0)) {
    const { token } = payers.find(({ id }) => id === one.of)!
    expect((await pay(app.url, { token, key: one.key, paise: one.paise })).text).toBe(one.text)
  }
}

const serverKills = figure(1, 50)
test(`kill -9 of the server, ${serverKills} of them, under money load loses nothing`, {
  timeout: 60 * MINUTES,
}, async () => {
  const before = app.starts()
  const run = await underLoad(serverKills, app.killServer)
  await expectNothingLost(run)
  expect(app.starts() - before).toBe(serverKills)
  note(
    `${serverKills} kills of the server: ${run.paid.length} payments acknowledged, none lost, none twice; ready again within ${run.longest} ms`,
  )
})

const postgresKills = figure(1, 20)
test(`kill -9 of PostgreSQL, ${postgresKills} of them, under money load loses nothing`, {
  timeout: 60 * MINUTES,
}, async () => {
  const before = app.starts()
  const run = await underLoad(postgresKills, app.killPostgres)
  await expectNothingLost(run)
  // The server survives three kills and ends with the fourth.
  expect(app.starts() - before).toBeLessThanOrEqual(Math.floor(postgresKills / 4))
  note(
    `${postgresKills} kills of PostgreSQL: ${run.paid.length} payments acknowledged, none lost, none twice; ready again within ${run.longest} ms`,
  )
})
