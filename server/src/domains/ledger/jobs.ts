import * as outbox from '#server/platform/outbox/outbox.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { deleteOldChecks, staffToNotify } from './books/queries.ts'
import { isSound, lookThrough } from './books/service.ts'
import { giveUpLapsed, ownersOfLapsed } from './holds/queries.ts'

const OWNERS_AT_ONCE = 500
const CHECK_RETENTION_MS = 90 * DAY_MS

/** Cleanup only: expired holds are also released by whoever needs the money first. */
export async function sweepLapsedHolds({ db }: Services, now: Date) {
  for (const owner of await ownersOfLapsed(db, now, OWNERS_AT_ONCE))
    await db.transaction().execute((tx) => giveUpLapsed(tx, owner, now))
}

/** Recomputes the ledger from its entries every hour. A difference is logged and sent to all staff immediately. */
export async function watchBooks({ db, log }: Services, now: Date) {
  const check = await lookThrough(db, now)
  await deleteOldChecks(db, new Date(now.getTime() - CHECK_RETENTION_MS))
  if (isSound(check)) return log.info({ ledger: { entries: check.entries } }, 'ledger check passed')
  log.error({ ledger: check }, 'ledger check found differences')
  const params = { places: check.drift.length, totalPaise: check.totalPaise }
  await db.transaction().execute(async (tx) => {
    for (const { email, language } of await staffToNotify(tx))
      await outbox.add(tx, now, { message: 'ledger_drift', to: { email }, language, params })
  })
}
