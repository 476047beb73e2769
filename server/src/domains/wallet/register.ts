import * as api from '#contract/wallet/endpoints.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { walletAudit } from './audit-texts.ts'
import { registerGiftCards } from './gift-cards/register.ts'
import { getWalletHistory } from './history/service.ts'
import { walletTexts } from './notification-texts.ts'
import { serveWalletFiles } from './papers/files.ts'
import { linkReceipt, linkStatement } from './papers/service.ts'
import { eraseWallet, walletForExport } from './personal-data/queries.ts'
import { getAutoRefill, refillWallets, setAutoRefill } from './top-ups/auto-refill.ts'
import { takeTopUps, topUpWallet } from './top-ups/service.ts'

export const registerWallet: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(walletAudit)
  registerMessages(walletTexts)
  takeTopUps()
  registerPersonalData('wallet', { read: walletForExport, erase: eraseWallet })
  serve(api.getWalletHistory, getWalletHistory)
  serve(api.topUpWallet, topUpWallet)
  serve(api.linkReceipt, linkReceipt)
  serve(api.linkStatement, linkStatement)
  serve(api.getAutoRefill, getAutoRefill)
  serve(api.setAutoRefill, setAutoRefill)
  serveWalletFiles(app)
  app.services.jobs.schedule('refill-wallets', '*/2 * * * *', refillWallets)
  registerGiftCards(app)
}
