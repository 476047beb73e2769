export { registerShareSubject, type ShareSubject } from './shares/subjects.ts'
