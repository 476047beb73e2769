export { queuePriorityOf } from './service.ts'
