import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendOtp } from '#contract/accounts/endpoints.ts'
import { buildApp } from '#server/app.ts'
import { type Environment, readConfig } from '#server/platform/process/config.ts'
import { createCaller } from './caller.ts'
import { createClock } from './clock.ts'
import { atEndOfFile } from './end-of-file.ts'
import { fileDatabase, workerDatabase } from './file-database.ts'
import { makePerson, type PersonOptions } from './people.ts'
import { fingerprints } from './snapshot.ts'

export interface WorldOptions {
  /** Environment settings, on top of those of a demo. */
  env?: Environment
  /** Any name: a second process on the same database. */
  process?: string
}

export type World = Awaited<ReturnType<typeof buildWorld>>

const worlds = new Map<string, Promise<World>>()

/**
 * The app as a test sees it: the real app on the file's own database, with a clock that stands still. One world for all
 * tests of a file; other options open another app on the same database.
 */
export function world(options: WorldOptions = {}): Promise<World> {
  const key = JSON.stringify(options)
  const opened = worlds.get(key) ?? openWorld(options)
  worlds.set(key, opened)
  return opened
}

let shared: Promise<World> | undefined
let sharedInThisFile: Promise<World> | undefined

/**
 * One app and one database for all files of a worker whose tests need only their own people: nothing is cloned or built
 * for them. Such a file finds data of others, so it must not count everything, and it fails if it moves the clock or
 * changes shared data.
 */
export function sharedWorld(): Promise<World> {
  shared ??= workerDatabase().then((url) => buildWorld(url))
  sharedInThisFile ??= shared.then(async (opened) => {
    // The clock stands still for all files together, and limits are counted by it.
    await opened.pool.query('delete from call_marks')
    const before = await fingerprints(opened.pool, EVERYBODYS)
    atEndOfFile(async () => {
      sharedInThisFile = undefined
      await expectUntouched(opened, before)
    })
    return { ...opened, clock: { now: opened.clock.now, advance: refuseToMove, set: refuseToMove } }
  })
  return sharedInThisFile
}

/**
 * Tables whose rows are shared by all tests of a shared world; those of the catalogue also count people, whom every
 * test creates.
 */
export const EVERYBODYS = ['settings', 'rates', 'nav_links', 'states']

export async function expectUntouched({ pool }: Pick<World, 'pool'>, before: Record<string, string>) {
  const after = await fingerprints(pool, EVERYBODYS)
  const changed = EVERYBODYS.filter((table) => after[table] !== before[table])
  if (changed.length > 0)
    throw new Error(`this file changed ${changed.join(', ')} of the shared world; it needs one of its own: world()`)
}

function refuseToMove(): never {
  throw new Error('the clock of the shared world stands still; a file that moves it needs its own: world()')
}

async function openWorld({ env }: WorldOptions) {
  const opened = await buildWorld(await fileDatabase(), env)
  settleTogether(opened.app.services.outbox)
  atEndOfFile(async () => {
    worlds.clear()
    outboxes.clear()
    await opened.app.close()
    rmSync(opened.config.dataDir, { recursive: true, force: true })
  })
  return opened
}

const outboxes = new Set<() => Promise<void>>()

/** Each process of a file may deliver what another one sent, so whoever waits for deliveries waits for all of them. */
function settleTogether(outbox: World['app']['services']['outbox']) {
  outboxes.add(outbox.settled)
  outbox.settled = async () => void (await Promise.all([...outboxes].map((settled) => settled())))
}

/**
 * Lets requests wait for a lock until it is released, however slow the machine is; with the timeouts of the product the
 * last of twenty that wait for each other would be refused.
 */
async function waitLongForLocks(pool: World['app']['services']['pool']) {
  const longer = `select set_config('lock_timeout', '60s', false), set_config('statement_timeout', '60s', false)`
  pool.on('connect', (client) => client.query(longer))
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of clients) {
    await client.query(longer)
    client.release()
  }
}

async function buildWorld(databaseUrl: string, env: Environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-world-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret that only tests know, long enough',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error',
    DATABASE_POOL_SIZE: '5',
    ...env,
  })
  const clock = createClock()
  const app = await buildApp({ config, databaseUrl, now: clock.now })
  await app.ready()
  await waitLongForLocks(app.services.pool)
  const { call, send } = createCaller(app)
  const otpFor = async (mobile: string) => {
    const { text } = await call('GET', `/demo/inbox.json?to=${mobile}`)
    return (JSON.parse(text) as { otp?: string }[]).find((message) => message.otp)?.otp
  }
  let listening: Promise<string> | undefined
  return {
    app,
    db: app.services.db,
    pool: app.services.pool,
    config,
    databaseUrl,
    clock,
    call,
    send,
    aCustomer: (given?: PersonOptions) => makePerson(app, 'user', given),
    aConsultant: (given?: PersonOptions) => makePerson(app, 'consultant', given),
    aStaff: (given?: PersonOptions) => makePerson(app, 'admin', given),
    /** The latest code sent to a number, read from the demo inbox. */
    otpFor,
    /** Requests a code and reads it. */
    async codeFor(mobile: string) {
      const { status } = await send(sendOtp, { mobile })
      const otp = status === 200 ? await otpFor(mobile) : undefined
      if (!otp) throw new Error(`no code arrived for ${mobile} (${status})`)
      return otp
    },
    /** Listens on a free port and returns the address; for sockets and other uses of a real one. */
    url() {
      listening ??= app.listen({ host: '127.0.0.1', port: 0 })
      return listening
    },
  }
}
