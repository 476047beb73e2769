export { ownDocument } from './queries.ts'
export { share } from './shares/service.ts'
export { registerShareSubject, type ShareSubject } from './shares/subjects.ts'
