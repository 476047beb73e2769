export { entriesToConsultant, lockEarnings, summariseEarnings } from './earnings/service.ts'
