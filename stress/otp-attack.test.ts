import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '#server/platform/secrets.ts'
import { fileDatabase } from '#test/file-database.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { type Door, doorOfProcess, doorOfWorld } from './harness/door.ts'
import { startProcesses } from './harness/processes.ts'
import { withDb } from './harness/purse-people.ts'
import { floodSends, guessCodes, listCustomers, wrongTriesIn } from './otp-attack.ts'

const REAL_CAPS = { OTP_CAPS: 'real' }
const MINUTES = 60_000

describe('two processes on one database, with the real caps', () => {
  let house: Awaited<ReturnType<typeof startProcesses>>
  let doors: Door[]
  let url: string
  beforeAll(async () => {
    url = await fileDatabase()
    house = await startProcesses(url, 2, REAL_CAPS)
    doors = house.running.map(({ url }) => doorOfProcess(url))
  })
  afterAll(() => house?.stop())

  const codeOf = async (mobile: string) => {
    const reply = await fetch(`${house.running[0]!.url}/demo/inbox.json?to=${mobile}`)
    return ((await reply.json()) as { otp?: string }[]).find(({ otp }) => otp)?.otp
  }

  test('guesses with resends, forged headers and device markers never get in', {
    timeout: 5 * MINUTES,
  }, async () => {
    const marker = await signedInMarker(doors[0]!, codeOf)
    const attack = { doors, mobile: newMobile(), marker, guesses: figure(100, 10_000), codeOf }
    const seen = await withDb(url, (db) => guessCodes({ ...attack, wrongTriesOf: wrongTriesIn(db) }))
    note(`guesses through two processes: ${JSON.stringify(seen)}`)
    expect(seen.judged).toBeGreaterThan(0)
    expect(seen.judged).toBeLessThanOrEqual(10)
    expect(seen.codesSent).toBeLessThanOrEqual(3)
    expect(seen.rightOnesRefused).toBeGreaterThan(0)
  })

  test('one number gets one code in 30 seconds, however many ask at once', async () => {
    const mobile = newMobile()
    const asks = Array.from({ length: figure(20, 1000) }, (_, n) => ({ mobile, from: source(n) }))
    const sent = await floodSends(doors, asks)
    note(`one number, ${asks.length} asks at once: ${sent} sent`)
    expect(sent).toBe(1)
  })

  test('one address sends 60 an hour, whatever it pretends to be', { timeout: 5 * MINUTES }, async () => {
    const asks = Array.from({ length: figure(80, 3000) }, (_, n) => ({ mobile: spread(n), from: '127.0.0.9' }))
    const sent = await floodSends(doors, asks)
    note(`one address, ${asks.length} numbers: ${sent} sent`)
    expect(sent).toBe(60)
  })

  test('one prefix of numbers gets 300 an hour, from however many addresses', { timeout: 5 * MINUTES }, async () => {
    const asks = Array.from({ length: figure(320, 4000) }, (_, n) => ({
      mobile: `812345${String(n).padStart(4, '0')}`,
      from: source(n),
    }))
    const sent = await floodSends(doors, asks)
    note(`one prefix, ${asks.length} numbers: ${sent} sent`)
    expect(sent).toBe(300)
  })

  test('nobody lists our customers: 30 answers a minute to one address', async () => {
    const calls = figure(50, 2000)
    const told = await listCustomers(doors, calls)
    note(`${calls} questions who is registered: ${told} answered`)
    expect(told).toBe(30)
  })
})

test('a patient attacker gets at most 50 guesses a day at a number', { timeout: 10 * MINUTES }, async () => {
  const [first, second] = [await world({ env: REAL_CAPS }), await world({ env: REAL_CAPS, process: 'second' })]
  const wait = (seconds: number) => {
    for (const { clock } of [first, second]) clock.advance({ seconds })
  }
  const doors = [doorOfWorld(first), doorOfWorld(second)]
  const seen = await guessCodes({
    doors,
    mobile: newMobile(),
    guesses: figure(150, 10_000),
    codeOf: first.otpFor,
    wrongTriesOf: wrongTriesIn(first.db),
    wait,
  })
  const days = Math.max(1, Math.ceil(seen.waitedSeconds / 86_400))
  note(`a patient attacker over ${days} days: ${JSON.stringify(seen)}`)
  expect(seen.codesSent).toBeLessThanOrEqual(10 * (days + 1))
  expect(seen.judged).toBeLessThanOrEqual(50 * (days + 1))
  expect(seen.rightOnesRefused).toBeGreaterThan(0)
})

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
/** Numbers that share no prefix of six digits. */
const spread = (n: number) => `7${String((n * 104_729) % 1_000_000_000).padStart(9, '0')}`
