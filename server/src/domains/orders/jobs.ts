import type { Services } from '#server/platform/services.ts'
import { fulfilWaiting } from './lines/service.ts'
import { lapseOrders } from './paying/lapsing.ts'

export function scheduleOrderJobs({ jobs }: Services) {
  jobs.schedule('fulfil-orders', '* * * * *', fulfilWaiting)
  jobs.schedule('lapse-orders', '* * * * *', lapseOrders)
}
