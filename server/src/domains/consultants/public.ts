export { portraitPath } from './portraits/rules.ts'
export { notifyPresence, presenceOf } from './presence/service.ts'
export { changeOffer, ensureProfile, getConsultantDetail } from './profile/service.ts'
