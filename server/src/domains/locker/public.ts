export { ownDocument } from './queries.ts'
export { registerShareSubject, type ShareSubject } from './shares/subjects.ts'
