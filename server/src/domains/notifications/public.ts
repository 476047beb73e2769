export { eraseFromMessages, morningFor, notify } from './service.ts'
