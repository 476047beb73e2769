import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdSlot } from '#contract/bookings/endpoints.ts'
import type { ProblemBody } from '#contract/problems.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { fileDatabase } from '#test/file-database.ts'
import { figure, note } from './figures.ts'
import { aConsultantToBook, signedInCustomers } from './harness/booking-people.ts'
import { withDb } from './harness/funded-people.ts'
import { startProcesses } from './harness/processes.ts'

const claims = figure(20, 200)
const slots = figure(6, 50)
/** Number of slots claimed at the same time. */
const AT_ONCE = 5
const HALF_HOURS_A_DAY = 18

let databaseUrl: string
let app: Awaited<ReturnType<typeof startProcesses>>
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
beforeAll(async () => {
  databaseUrl = await fileDatabase()
  app = await startProcesses(databaseUrl, 2)
})
afterAll(async () => {
  agent.destroy()
  await app?.stop()
})

interface ClaimResult {
  status: number
  body: Partial<ProblemBody>
}

function claim(url: string, token: string, input: object): Promise<ClaimResult> {
  return new Promise((resolve, reject) => {
    const sent = JSON.stringify(input)
    const ask = request(url + holdSlot.path, {
      ...{ agent, method: holdSlot.method, timeout: 60_000 },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
      },
    })
    ask.on('timeout', () => ask.destroy(new Error('no response')))
    ask.on('response', async (reply) => {
      let text = ''
      for await (const chunk of reply.setEncoding('utf8')) text += chunk
      resolve({ status: reply.statusCode!, body: JSON.parse(text) as ClaimResult['body'] })
    })
    ask.on('error', reject).end(sent)
  })
}

/** Half hours from nine to six in India, from the day after tomorrow on. */
function slotNumber(n: number) {
  const midnight = Math.floor((Date.now() + 5.5 * 3_600_000) / DAY_MS) * DAY_MS - 5.5 * 3_600_000
  const day = 2 + Math.floor(n / HALF_HOURS_A_DAY)
  return new Date(midnight + day * DAY_MS + 9 * 3_600_000 + (n % HALF_HOURS_A_DAY) * 1_800_000)
}

test(`${claims} parallel claims on each of ${slots} slots: ${slots} are held, all others get the nearest free slots`, {
  timeout: 30 * 60_000,
}, async () => {
  const [consultantId, tokens] = await withDb(databaseUrl, async (db) => [
    await aConsultantToBook(db),
    await signedInCustomers(db, claims * slots),
  ])
  const storm = async (n: number) => {
    const input = { consultantId, mode: 'video', minutes: 30, startsAt: slotNumber(n).toISOString() }
    return Promise.all(
      Array.from({ length: claims }, (_, m) => claim(app.running[m % 2]!.url, tokens[n * claims + m]!, input)),
    )
  }
  const began = performance.now()
  const answers: ClaimResult[] = []
  for (let first = 0; first < slots; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, slots - first) }, (_, n) => first + n)
    answers.push(...(await Promise.all(some.map(storm))).flat())
  }
  const seconds = (performance.now() - began) / 1000
  const held = answers.filter(({ status }) => status === 201)
  const received = answers.filter(({ status, body }) => status === 409 && body.code === 'slot_taken')
  const strange = answers.filter((answer) => !held.includes(answer) && !received.includes(answer))
  note(
    `${claims} × ${slots} claims in ${seconds.toFixed(1)} s: ${held.length} held, ${received.length} refused with 409 and the three nearest free slots, ${strange.length} other responses`,
  )
  expect(strange.slice(0, 3)).toEqual([])
  expect([held.length, received.length]).toEqual([slots, slots * (claims - 1)])
  expect(received.filter(({ body }) => body.nearest?.length !== 3)).toEqual([])
  await withDb(databaseUrl, async (db) => {
    const rows = await db
      .selectFrom('bookings')
      .innerJoin('busy_times', 'busy_times.booking_id', 'bookings.id')
      .select('bookings.id')
      .where('bookings.consultant_id', '=', consultantId)
      .where('state', '=', 'held')
      .execute()
    expect(rows.length).toBe(slots)
  })
})
