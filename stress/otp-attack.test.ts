import assert from 'node:assert/strict'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newToken } from '#server/platform/security/secrets.ts'
import { fileDatabase } from '#test/file-database.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { type Door, doorOfProcess, doorOfWorld } from './harness/door.ts'
import { withDb } from './harness/funded-people.ts'
import { startProcesses } from './harness/processes.ts'
import { floodSends, guessCodes, listCustomers, mostWithin, recordedCodeIn } from './otp-attack.ts'

const REAL_CAPS = { OTP_CAPS: 'real' }
const MINUTES = 60_000

describe('two processes on one database, with the production limits', () => {
  let app: Awaited<ReturnType<typeof startProcesses>>
  let doors: Door[]
  let url: string
  beforeAll(async () => {
    url = await fileDatabase()
    app = await startProcesses(url, 2, REAL_CAPS)
    doors = app.running.map(({ url }) => doorOfProcess(url))
  })
  afterAll(() => app?.stop())

  /** Waits for the message: the other process may still be delivering it. */
  const codeOf = (mobile: string) =>
    vi.waitFor(
      async () => {
        const reply = await fetch(`${app.running[0]!.url}/demo/inbox.json?to=${mobile}`)
        const code = ((await reply.json()) as { otp?: string }[]).find(({ otp }) => otp)?.otp
        assert.ok(code, `no code for ${mobile} in the inbox`)
        return code
      },
      { timeout: MINUTES, interval: 200 },
    )

  test('guesses with resends, forged headers and device markers never succeed', {
    timeout: 15 * MINUTES,
  }, async () => {
    const marker = await signedInMarker(doors[0]!, codeOf)
    const now = () => new Date()
    const attack = { doors, mobile: newMobile(), marker, guesses: figure(100, 10_000), codeOf, now }
    const { sentAt, judgedAt, ...seen } = await withDb(url, (db) =>
      guessCodes({ ...attack, recordedCode: recordedCodeIn(db) }),
    )
    note(`guesses through two processes: ${JSON.stringify(seen)}`)
    expectCaps(sentAt, judgedAt)
    expect(seen.judged).toBeGreaterThan(0)
    expect(seen.judged).toBeLessThanOrEqual(10)
    expect(seen.codesSent).toBeLessThanOrEqual(3)
    expect(seen.rightOnesRefused).toBeGreaterThan(0)
  })

  test('one number gets one code in 30 seconds, however many requests are concurrent', async () => {
    const mobile = newMobile()
    const asks = Array.from({ length: figure(20, 1000) }, (_, n) => ({ mobile, from: source(n) }))
    const sent = await floodSends(doors, asks)
    note(`one number, ${asks.length} asks at once: ${sent} sent`)
    expect(sent).toBe(1)
  })

  test('one address can request 60 codes an hour, whatever it pretends to be', { timeout: 5 * MINUTES }, async () => {
    const asks = Array.from({ length: figure(80, 3000) }, (_, n) => ({ mobile: spread(n), from: '127.0.0.9' }))
    const sent = await floodSends(doors, asks)
    note(`one address, ${asks.length} numbers: ${sent} sent`)
    expect(sent).toBe(60)
  })

  test('one prefix of numbers gets 300 codes an hour, from any number of addresses', {
    timeout: 5 * MINUTES,
  }, async () => {
    const asks = Array.from({ length: figure(320, 4000) }, (_, n) => ({
      mobile: `812345${String(n).padStart(4, '0')}`,
      from: source(n),
    }))
    const sent = await floodSends(doors, asks)
    note(`one prefix, ${asks.length} numbers: ${sent} sent`)
    expect(sent).toBe(300)
  })

  test('customers cannot be enumerated: one address gets 30 responses a minute', async () => {
    const calls = figure(50, 2000)
    const received = await listCustomers(doors, calls)
    note(`${calls} checks of registered numbers: ${received} answered`)
    expect(received).toBe(30)
  })
})

test('a slow attacker gets at most 50 guesses a day for a number', { timeout: 30 * MINUTES }, async () => {
  const [first, second] = [await world({ env: REAL_CAPS }), await world({ env: REAL_CAPS, process: 'second' })]
  const wait = (seconds: number) => {
    for (const { clock } of [first, second]) clock.advance({ seconds })
  }
  const doors = [doorOfWorld(first), doorOfWorld(second)]
  const { sentAt, judgedAt, ...seen } = await guessCodes({
    doors,
    mobile: newMobile(),
    guesses: figure(150, 10_000),
    codeOf: first.otpFor,
    recordedCode: recordedCodeIn(first.db),
    now: first.clock.now,
    wait,
  })
  const days = Math.max(1, Math.ceil(seen.waitedSeconds / 86_400))
  note(`a slow attacker over ${days} days: ${JSON.stringify(seen)}`)
  expectCaps(sentAt, judgedAt)
  expect(seen.judged).toBeLessThanOrEqual(5 * seen.codesSent)
  expect(seen.rightOnesRefused).toBeGreaterThan(0)
})

/** The caps of PRODUCT for one number, checked on what the database recorded: codes sent and wrong tries. */
function expectCaps(sentAt: readonly Date[], judgedAt: readonly Date[]) {
  expect(mostWithin(30, sentAt)).toBeLessThanOrEqual(1)
  expect(mostWithin(10 * 60, sentAt)).toBeLessThanOrEqual(3)
  expect(mostWithin(86_400, sentAt)).toBeLessThanOrEqual(10)
  expect(mostWithin(15 * 60, judgedAt)).toBeLessThanOrEqual(10)
}

/** The marker of a device that has signed in with a number of its own. */
async function signedInMarker(door: Door, codeOf: (mobile: string) => Promise<string | undefined>) {
  const [mobile, marker] = [newMobile(), newToken()]
  const headers = { 'x-device-marker': marker }
  await door('/api/mobile/v1/send/otp', { mobile }, { headers })
  const proof = { mobile, otp: await codeOf(mobile), name: 'Attacker' }
  expect((await door('/api/web/v1/guest-logins', proof, { headers })).status).toBe(200)
  return marker
}

/** Many real addresses of this machine. */
const source = (n: number) => `127.0.${1 + ((n >> 6) & 127)}.${1 + (n & 63)}`
/** Numbers without a common prefix of six digits. */
const spread = (n: number) => `7${String((n * 104_729) % 1_000_000_000).padStart(9, '0')}`
