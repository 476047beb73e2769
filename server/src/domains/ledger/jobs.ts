import type { House } from '#server/platform/house.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { forgetChecks, staffToTell } from './books/queries.ts'
import { isSound, lookThrough } from './books/service.ts'
import { giveUpLapsed, ownersOfLapsed } from './holds/queries.ts'

const OWNERS_AT_ONCE = 500
const CHECKS_KEPT_MS = 90 * 86_400_000

/** Tidies: whoever needs the money gives lapsed holds up before this does. */
export async function sweepLapsedHolds({ db }: House, now: Date) {
  for (const owner of await ownersOfLapsed(db, now, OWNERS_AT_ONCE))
    await db.transaction().execute((tx) => giveUpLapsed(tx, owner, now))
}

/** Every hour the books are rebuilt from their entries. A difference is told to the logs and to all staff at once. */
export async function watchBooks({ db, log }: House, now: Date) {
  const check = await lookThrough(db, now)
  await forgetChecks(db, new Date(now.getTime() - CHECKS_KEPT_MS))
  if (isSound(check)) return log.info({ ledger: { entries: check.entries } }, 'the books balance')
  log.error({ ledger: check }, 'the books do not balance')
  const params = { places: check.drift.length, totalPaise: check.totalPaise }
  await db.transaction().execute(async (tx) => {
    for (const { email, language } of await staffToTell(tx))
      await outbox.add(tx, now, { message: 'ledger_drift', to: { email }, language, params })
  })
}
