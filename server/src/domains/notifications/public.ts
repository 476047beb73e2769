export { eraseFromMessages, morningFor, notify } from './service.ts'
export { readRewording } from './templates/rewording.ts'
