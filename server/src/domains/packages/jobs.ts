import { PACKAGE_REMINDER_DAYS } from '#contract/packages/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import * as own from './own/queries.ts'
import { refundUnused } from './own/service.ts'
import { packageById } from './queries.ts'
import { titleOfPackage } from './rules.ts'
import { linesToComplete } from './sales/queries.ts'

const AT_ONCE = 200

/** Ends packages after their year and refunds what was not booked, to the wallet. */
export async function endPackages(services: Services, now: Date) {
  const { db } = services
  for (const id of await own.expiredPackages(db, now, AT_ONCE))
    await db.transaction().execute((tx) => own.setEnded(tx, id, now))
  for (let after = 0; ; ) {
    const ids = await own.packagesToRefund(db, after, AT_ONCE)
    await eachAlone(services, ids, 'unused sessions could not be refunded', (tx, id) =>
      refundUnused(tx, id, { reasonCode: 'package_ended', to: 'wallet', at: now }),
    )
    if (ids.length < AT_ONCE) return
    after = ids.at(-1)!
  }
}

/** The platform's own sale is done when every session was booked or refunded. */
export const completePackages = async (services: Services, now: Date) =>
  eachAlone(services, await linesToComplete(services.db, AT_ONCE), 'package could not be completed', (tx, lineId) =>
    completeLine(tx, { lineId, at: now }),
  )

/** Reminds of unused sessions, the nearest day first, so that nobody gets two reminders at once. */
export async function remindOfPackages({ db }: Services, now: Date) {
  for (const days of PACKAGE_REMINDER_DAYS.toSorted((a, b) => a - b))
    for (const id of await own.endingWithin(db, days, now, AT_ONCE))
      await db.transaction().execute(async (tx) => {
        if (!(await own.markReminded(tx, id, days, now))) return
        const row = (await packageById(tx, id))!
        const { accountId, consultantName: name, mode, minutes, sessions, used, validUntil, slug } = row
        const titles = titleOfPackage({ name, mode, minutes, sessions })
        const params = { ...titles, slug, left: sessions - used, validUntil: validUntil.toISOString() }
        await notify(tx, now, { accountId, message: 'package_ending', params })
      })
}

export function schedulePackageJobs(jobs: Jobs) {
  jobs.schedule('package-ends', '25 * * * *', endPackages)
  jobs.schedule('package-earnings', '45 * * * *', completePackages)
  jobs.schedule('package-reminders', '30 9 * * *', remindOfPackages)
}
