export { closeDays } from './figures/totals.ts'
