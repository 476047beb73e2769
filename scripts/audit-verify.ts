import { type Anchor, verifyChain } from '#server/domains/audit/public.ts'
import { createDb, createPool } from '#server/platform/db/db.ts'
import { openDatabase } from '#server/platform/db/postgres/open.ts'
import { loadConfig } from '#server/platform/process/config.ts'
import { runCommand, StartupError } from '#server/platform/process/startup-error.ts'

/** `npm run audit:verify`, or with the anchor of an earlier run: `npm run audit:verify -- 1204:9f3c…`. */
runCommand(async () => {
  const anchor = anchorFrom(process.argv[2])
  const database = await openDatabase(loadConfig(), console.log)
  const db = createDb(createPool({ url: database.url, size: 1, statementTimeoutMs: 0 }))
  try {
    const verdict = await verifyChain(db, anchor)
    if (verdict.intact) return say(verdict.links, verdict.end)
    const { position, entryId } = verdict.brokenAt
    const entry = entryId === undefined ? '' : `, entry ${entryId}`
    throw new StartupError(`The audit log is broken at link ${position}${entry}: ${verdict.because}.`)
  } finally {
    await db.destroy()
    // Leave the embedded server running if the app uses it.
    if (!database.adopted) await database.stop()
  }
})

function say(links: number, end: Anchor | undefined) {
  console.log(`The audit log is intact: ${links} entries.`)
  if (end) console.log(`Write down its end, and pass it next time: ${end.position}:${end.hash}`)
}

function anchorFrom(text: string | undefined): Anchor | undefined {
  if (text === undefined) return undefined
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (!position || !hash) throw new StartupError('The end of an earlier run looks like 1204:9f3c… with 64 hex digits.')
  return { position: Number(position), hash }
}
