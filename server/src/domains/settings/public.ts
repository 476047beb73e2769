export { rateOn, readRates } from './rates/service.ts'
export { readSettings } from './service.ts'
