export { openTopUp, takeTopUps } from './top-ups/service.ts'
