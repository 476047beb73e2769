import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf, pdfStream } from '#test/documents.ts'
import { fileDatabase } from '#test/file-database.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { uploadTo } from './harness/locker-upload.ts'
import { startProcesses } from './harness/processes.ts'

const MB = 1024 * 1024
const UPLOADS = figure(4, 20)
const PEOPLE = figure(1, 5)
const FILE_MB = 10
const MEMORY_MB_MAX = 100
const APP_SECRET = 'a secret that only tests know, long enough'

let app: Awaited<ReturnType<typeof startProcesses>>
beforeAll(async () => {
  const { clock } = await world({ env: { APP_SECRET } })
  clock.set(new Date())
  app = await startProcesses(await fileDatabase(), 1, { APP_SECRET })
})
afterAll(() => app?.stop())

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test(`${UPLOADS} concurrent uploads of 10 MB add at most 100 MB of memory`, { timeout: 300_000 }, async () => {
  const { aCustomer } = await world({ env: { APP_SECRET } })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aCustomer()))
  const { url, pid } = app.running[0]!
  const pdf = aPdf([pdfStream(randomBytes(FILE_MB * MB - 2_000), '/Filter /DCTDecode')])
  // The first one loads what every upload needs.
  await uploadTo(url, people[0]!.token, 'first.pdf', aPdf())
  const idle = residentMb(pid)
  let peak = idle
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 5)
  const statuses = await Promise.all(
    Array.from({ length: UPLOADS }, (_, at) => uploadTo(url, people[at % PEOPLE]!.token, `${at}.pdf`, pdf)),
  )
  clearInterval(watching)
  const addedMb = Math.round(peak - idle)
  note(`${UPLOADS} uploads of ${FILE_MB} MB at once: ${addedMb} MB more`)
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(addedMb).toBeLessThanOrEqual(MEMORY_MB_MAX)
})
