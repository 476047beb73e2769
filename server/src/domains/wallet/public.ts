export { walletTexts } from './notification-texts.ts'
export { openTopUp, takeTopUps } from './top-ups/service.ts'
