import { PACKAGE_REMINDER_DAYS } from '#contract/packages/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { type DuePage, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import * as own from './own/queries.ts'
import { refundUnused } from './own/service.ts'
import { packageById } from './queries.ts'
import { titleOfPackage } from './rules.ts'
import { linesToComplete } from './sales/queries.ts'

/** Ends packages after their year and refunds what was not booked, to the wallet. */
export async function endPackages(services: Services, now: Date) {
  const expired = (page: DuePage) => own.expiredPackages(services.db, now, page)
  await eachDue(services, { find: expired, failure: 'package could not be ended' }, (tx, { id }) =>
    own.setEnded(tx, id, now),
  )
  const ended = (page: DuePage) => own.packagesToRefund(services.db, page)
  await eachDue(services, { find: ended, failure: 'unused sessions could not be refunded' }, (tx, { id }) =>
    refundUnused(tx, id, { reasonCode: 'package_ended', to: 'wallet', at: now }),
  )
}

/** The platform's own sale is done when every session was booked or refunded. */
export function completePackages(services: Services, now: Date) {
  const find = (page: DuePage) => linesToComplete(services.db, page)
  return eachDue(services, { find, failure: 'package could not be completed' }, (tx, { id }) =>
    completeLine(tx, { lineId: id, at: now }),
  )
}

/** Reminds of unused sessions, the nearest day first, so that nobody gets two reminders at once. */
export async function remindOfPackages(services: Services, now: Date) {
  for (const days of PACKAGE_REMINDER_DAYS.toSorted((a, b) => a - b)) {
    const find = (page: DuePage) => own.endingWithin(services.db, days, now, page)
    await eachDue(services, { find, failure: 'package could not be reminded of' }, (tx, { id }) =>
      remind(tx, { id, days, now }),
    )
  }
}

async function remind(tx: Tx, { id, days, now }: { id: number; days: number; now: Date }) {
  if (!(await own.markReminded(tx, id, days, now))) return
  const row = (await packageById(tx, id))!
  const { accountId, consultantName: name, mode, minutes, sessions, used, validUntil, slug } = row
  const titles = titleOfPackage({ name, mode, minutes, sessions })
  const params = { ...titles, slug, left: sessions - used, validUntil: validUntil.toISOString() }
  await notify(tx, now, { accountId, message: 'package_ending', params })
}

export function schedulePackageJobs(jobs: Jobs) {
  jobs.schedule('package-ends', '25 * * * *', endPackages)
  jobs.schedule('package-earnings', '45 * * * *', completePackages)
  jobs.schedule('package-reminders', '30 9 * * *', remindOfPackages)
}
