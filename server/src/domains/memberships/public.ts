export { insertPlan, insertVersion } from './plans/queries.ts'
export { queuePriorityOf } from './service.ts'
