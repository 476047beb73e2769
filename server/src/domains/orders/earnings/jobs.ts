import * as ledger from '#server/domains/ledger/service.ts'
import type { House } from '#server/platform/house.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { dueEarnings, lockConsultant, markReleased, takenBackBefore } from './queries.ts'
import { entriesToConsultant } from './service.ts'

const AT_ONCE = 500

/** Earnings whose time on hold is over become ready to withdraw, each in a transaction of its own. */
export async function releaseEarnings({ db }: House, now: Date) {
  for (const { id, consultantId } of await dueEarnings(db, now, AT_ONCE)) {
    await db.transaction().execute(async (tx) => {
      await lockConsultant(tx, consultantId)
      const released = await markReleased(tx, id, now)
      if (!released) return
      const { fromPendingPaise } = await takenBackBefore(tx, id)
      const paise = released.netPaise - fromPendingPaise
      if (paise === 0) return
      const { orderId, lineId } = released
      await ledger.post(tx, {
        ...{ key: `earning ${id} released`, kind: 'earning_released', at: now, refs: { orderId, lineId } },
        entries: [
          { place: { purse: 'earnings_pending', of: consultantId }, paise: -paise },
          ...(await entriesToConsultant(tx, consultantId, paise)),
        ],
      })
    })
  }
}

export const scheduleEarningJobs = (jobs: Jobs) => jobs.schedule('release-earnings', '*/5 * * * *', releaseEarnings)
