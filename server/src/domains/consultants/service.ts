export { portraitPath } from './portraits/rules.ts'
export { presenceOf, tellPresence } from './presence/service.ts'
export { changeOffer, ensureProfile, getConsultantDetail } from './profile/service.ts'
export { slugOwner } from './profile/slugs/queries.ts'
