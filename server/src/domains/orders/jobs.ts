import type { Services } from '#server/platform/services.ts'
import { lapseOrders } from './checkout/lapses.ts'
import { fulfilWaiting } from './fulfilment/service.ts'

export function scheduleOrderJobs({ jobs }: Services) {
  jobs.schedule('fulfil-orders', '* * * * *', fulfilWaiting)
  jobs.schedule('lapse-orders', '* * * * *', lapseOrders)
}
