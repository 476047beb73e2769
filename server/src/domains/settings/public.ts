export { rateOn, readRates } from './rates/service.ts'
export { invalidateSettings, readSettings, writePageVersion } from './service.ts'
