import * as api from '#contract/wallet.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { getAutoRefill, refillWallets, setAutoRefill } from './auto-refill/service.ts'
import { getWalletHistory } from './history/service.ts'
import { forgetMandate, walletForExport } from './keeping/queries.ts'
import { serveWalletFiles } from './papers/files.ts'
import { linkReceipt, linkStatement } from './papers/service.ts'
import { takeTopUps, topUpWallet } from './top-ups/service.ts'

export const walletWing: Wing = (app) => {
  const serve = bind(app)
  takeTopUps()
  keepsPersonalData('wallet', { read: walletForExport, forget: forgetMandate })
  serve(api.getWalletHistory, getWalletHistory)
  serve(api.topUpWallet, topUpWallet)
  serve(api.linkReceipt, linkReceipt)
  serve(api.linkStatement, linkStatement)
  serve(api.getAutoRefill, getAutoRefill)
  serve(api.setAutoRefill, setAutoRefill)
  serveWalletFiles(app)
  app.house.jobs.schedule('refill-wallets', '*/2 * * * *', refillWallets)
}
