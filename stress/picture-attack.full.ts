import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateProfile } from '#contract/accounts/endpoints.ts'
import { fileDatabase } from '#test/file-database.ts'
import { world } from '#test/world.ts'
import { note } from './figures.ts'
import { startProcesses } from './harness/processes.ts'

const UPLOADS = 24
const PEOPLE = 6
const MEMORY_MB_MAX = 100
const APP_SECRET = 'a secret that only tests know, long enough'

let app: Awaited<ReturnType<typeof startProcesses>>
beforeAll(async () => {
  const { clock } = await world({ env: { APP_SECRET } })
  clock.set(new Date())
  app = await startProcesses(await fileDatabase(), 1, { APP_SECRET })
})
afterAll(() => app?.stop())

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c6b' } })
const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function attack(bytes: Buffer) {
  const { aCustomer } = await world({ env: { APP_SECRET } })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aCustomer()))
  const { url, pid } = app.running[0]!
  const idle = residentMb(pid)
  let peak = idle
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 5)
  const send = async (_: unknown, n: number) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)]), 'picture')
    const headers = { authorization: `Bearer ${people[n % PEOPLE]!.token}` }
    return (await fetch(url + updateProfile.path, { method: updateProfile.method, body, headers })).status
  }
  const statuses = await Promise.all(Array.from({ length: UPLOADS }, send))
  clearInterval(watching)
  return { addedMb: Math.round(peak - idle), statuses: [...new Set(statuses)].sort() }
}

test.each([
  ['50 megapixels, JPEG', () => canvas(7_071, 7_071).jpeg(), [413]],
  ['50 megapixels, PNG', () => canvas(7_060, 7_060).png(), [413]],
  ['29 megapixels, PNG', () => canvas(6_400, 4_600).png(), [200]],
  ['29 megapixels, JPEG', () => canvas(6_400, 4_600).jpeg(), [200]],
  ['29 megapixels, progressive JPEG', () => canvas(6_400, 4_600).jpeg({ progressive: true }), [413]],
  ['a strip of 455 × 65,000, turned', () => canvas(455, 65_000).jpeg().withMetadata({ orientation: 6 }), [422]],
  ['29 megapixels, lossless WebP', () => canvas(6_400, 4_600).webp({ lossless: true, effort: 0 }), [413]],
])(
  '24 concurrent uploads of %s stay below 100 MB and cause no 500',
  { timeout: 300_000 },
  async (name, make, expected) => {
    const { addedMb, statuses } = await attack(await make().toBuffer())
    note(`${UPLOADS} pictures of ${name}: ${addedMb} MB more, answers ${statuses.join(', ')}`)
    expect(statuses).toEqual(expected)
    expect(addedMb).toBeLessThanOrEqual(MEMORY_MB_MAX)
  },
)
