export { packageTexts } from './notification-texts.ts'
export { feeOf, insertOffer } from './offers/queries.ts'
export { packageSeller } from './sales/service.ts'
export { packageRebates, packageSessions } from './sessions/service.ts'
