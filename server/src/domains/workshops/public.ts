export { workshopTexts } from './notification-texts.ts'
export { workshopSeller } from './sales/service.ts'
export { insertWaiter } from './seats/queries.ts'
export { insertWorkshop } from './staff/queries.ts'
