export { ownDocument } from './queries.ts'
export { documentSharedInto, share } from './shares/service.ts'
export { onShareEnded, registerShareSubject, type ShareSubject } from './shares/subjects.ts'
export { takeFile as claimVerified, verified as verifiedUpload } from './uploads/service.ts'
