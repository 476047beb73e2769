import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { encryptedBytes, encryptFrames, NONCE_BYTES } from '#server/platform/files/encrypted-frames.ts'
import { createDiskStore } from '#server/platform/files/storage/disk.ts'
import type { Store } from '#server/platform/files/storage.ts'
import { aPdf, pdfStream } from '#test/documents.ts'
import { aPayer, type Payer, withDb } from '../stress/harness/funded-people.ts'
import { uploadTo } from '../stress/harness/locker-upload.ts'
import { startAppOn } from './harness/app.ts'
import { type Bench, median } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { withDatabase } from './harness/durable-database.ts'
import { workOf } from './harness/statements.ts'

const MB = 1024 * 1024
const AT_ONCE = 4
const ROUNDS = 15
/** Until the code of the server is compiled, as after some seconds of real use. */
const WARM_UP_ROUNDS = 20

/** Runs four at once and returns megabytes per second. */
async function rateOf(bytes: number, one: (at: number) => Promise<unknown>) {
  const began = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => one(at)))
  return (AT_ONCE * bytes) / MB / ((performance.now() - began) / 1000)
}

/** Uploads with tus, checks and the database, against writing the same bytes encrypted and synced to disk. */
const uploads: Bench = {
  name: 'locker uploads of 10 MB, 4 at once',
  unit: 'MB/s',
  limit: 0.5,
  run: () =>
    withDatabase(async (databaseUrl, folder) => {
      const app = await startAppOn(databaseUrl)
      try {
        const people = await withDb(databaseUrl, (db) =>
          Promise.all(Array.from({ length: AT_ONCE }, () => aPayer(db, 100))),
        )
        return await compare(app.url, people, createDiskStore(join(folder, 'baseline')))
      } finally {
        await app.stop()
      }
    }),
}

async function compare(url: string, people: readonly Payer[], store: Store) {
  const pdf = aPdf([pdfStream(randomBytes(10 * MB - 2_000), '/Filter /DCTDecode')])
  const ours = () =>
    rateOf(pdf.length, async (at) => {
      const status = await uploadTo(url, people[at]!.token, 'a.pdf', pdf)
      if (status !== 201) throw new Error(`an upload returned ${status}`)
    })
  const baseline = () =>
    rateOf(pdf.length, () => {
      const part = { key: randomBytes(32), nonce: randomBytes(NONCE_BYTES), place: 'bench' }
      const about = { contentType: 'application/octet-stream', bytes: encryptedBytes(pdf.length) }
      const name = `bench/${randomBytes(8).toString('hex')}`
      return store.putParts(name, encryptFrames(part, Readable.from([pdf])), about)
    })
  const rates = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await ours()
  await baseline()
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(await ours())
    rates.baseline.push(await baseline())
  }
  return { ours: median(rates.ours), baseline: median(rates.baseline), notes: ['both sync every file to disk'] }
}

const PATH = '/api/web/v1/locker'

/** Buffers that the list reads for a person with so many documents. */
async function buffersAt(databaseUrl: string, documents: number) {
  const person = await withDb(databaseUrl, async (db) => {
    const payer = await aPayer(db, 100)
    // The totals of one person, counted row by row, would take longer than the bench.
    await sql`alter table locker_documents disable trigger locker_documents_counted`.execute(db)
    await sql`
      with files as (
        insert into stored_files (folder, wrapped_key, bytes, created_at, claimed_at)
        select 'bench/' || ${payer.id}::text || '/' || n, '\\x00', 1000, now(), now()
        from generate_series(1, ${documents}::int) n returning id)
      insert into locker_documents (account_id, name, kind, bytes, file_id, created_at)
      select ${payer.id}, 'document ' || id || '.pdf', 'pdf', 1000, id, now() - id * interval '1 second' from files`.execute(
      db,
    )
    await sql`insert into locker_usage (account_id, bytes, documents, trashed)
      values (${payer.id}, ${documents * 1000}, ${documents}, 0)`.execute(db)
    await sql`vacuum analyze locker_documents`.execute(db)
    return payer
  })
  const headers = { authorization: `Bearer ${person.token}` }
  return watching({ databaseUrl }, async (ask) => (await workOf(databaseUrl, await ask(PATH, headers))).buffers)
}

const list: Bench = {
  name: 'the locker list, buffers at 1k against 100k documents',
  unit: 'buffers',
  limit: 1 / 2,
  run: () =>
    withDatabase(async (databaseUrl) => ({
      ours: await buffersAt(databaseUrl, 1_000),
      baseline: await buffersAt(databaseUrl, 100_000),
      notes: [],
    })),
}

export const bench: Bench[] = [uploads, list]
