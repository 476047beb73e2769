import { PRODUCT_EARNED_DAYS } from '#contract/products/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import { type DuePage, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { cancelGoodsOfSuspended } from './cancellations/service.ts'
import { deliverUnconfirmed, remindSellers } from './deadlines/service.ts'
import { markNotified, toNotify } from './purchases/queries.ts'
import { continueReturns } from './returns/deadlines.ts'
import { requestReviews } from './reviews/service.ts'
import { bothTitles } from './rules.ts'
import { linesToComplete } from './sales/queries.ts'
import { releaseLapsedPieces } from './shipments/service.ts'

/** What is never downloaded is earned after some time. */
export function completeProducts(services: Services, now: Date) {
  const find = (page: DuePage) => linesToComplete(services.db, daysAfter(now, -PRODUCT_EARNED_DAYS), page)
  return eachDue(services, { find, failure: 'product could not be completed' }, (tx, { id }) =>
    completeLine(tx, { lineId: id, at: now }),
  )
}

/** Notifies buyers of new versions. */
export function notifyOfVersions(services: Services, now: Date) {
  const find = (page: DuePage) => toNotify(services.db, page)
  return eachDue(services, { find, failure: 'buyer could not be notified of a version' }, async (tx, { id }) => {
    const found = await markNotified(tx, id)
    if (!found) return
    const { accountId, number } = found
    await notify(tx, now, { accountId, message: 'product_updated', params: { ...bothTitles(found), number } })
  })
}

export function scheduleProductJobs(jobs: Jobs) {
  jobs.schedule('product-earnings', '50 * * * *', completeProducts)
  jobs.schedule('product-reservations', '* * * * *', releaseLapsedPieces)
  jobs.schedule('product-reminders', '*/10 * * * *', remindSellers)
  jobs.schedule('goods-of-suspended-people', '* * * * *', cancelGoodsOfSuspended)
  jobs.schedule('product-deliveries', '*/10 * * * *', deliverUnconfirmed)
  jobs.schedule('product-returns', '*/5 * * * *', continueReturns)
  jobs.schedule('product-review-requests', '0 10 * * *', requestReviews)
  jobs.schedule('product-versions', '*/15 * * * *', notifyOfVersions)
}
