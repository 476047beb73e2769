export { ratingSummary } from './service.ts'
