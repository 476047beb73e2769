import type { House } from '#server/platform/house.ts'
import { fulfilWaiting, lapseOrders } from './service.ts'

export function scheduleOrderJobs({ jobs }: House) {
  jobs.schedule('fulfil-orders', '* * * * *', fulfilWaiting)
  jobs.schedule('lapse-orders', '* * * * *', lapseOrders)
}
