export { ownDocument } from './queries.ts'
export { share } from './shares/service.ts'
export { registerShareSubject, type ShareSubject } from './shares/subjects.ts'
export { takeFile as claimVerified, verified as verifiedUpload } from './uploads/service.ts'
