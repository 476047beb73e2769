export { enquiriesFound } from './staff/queries.ts'
