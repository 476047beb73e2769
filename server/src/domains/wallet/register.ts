import * as api from '#contract/wallet/endpoints.ts'
import * as giftCardApi from '#contract/wallet/gift-cards.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { endGiftCards } from './gift-cards/jobs.ts'
import { giftCardTexts } from './gift-cards/notification-texts.ts'
import { giftCardSeller } from './gift-cards/sales.ts'
import * as giftCards from './gift-cards/service.ts'
import { serveGiftCardsFile } from './gift-cards/staff/files.ts'
import * as soldGiftCards from './gift-cards/staff/service.ts'
import { getWalletHistory } from './history/service.ts'
import { walletTexts } from './notification-texts.ts'
import { serveWalletFiles } from './papers/files.ts'
import { linkReceipt, linkStatement } from './papers/service.ts'
import { eraseWallet, walletForExport } from './personal-data/queries.ts'
import { getAutoRefill, refillWallets, setAutoRefill } from './top-ups/auto-refill.ts'
import { takeTopUps, topUpWallet } from './top-ups/service.ts'

export const registerWallet: DomainPlugin = (app) => {
  const serve = bind(app)
  registerMessages(walletTexts)
  registerMessages(giftCardTexts)
  takeTopUps()
  registerPersonalData('wallet', { read: walletForExport, erase: eraseWallet })
  serve(api.getWalletHistory, getWalletHistory)
  serve(api.topUpWallet, topUpWallet)
  serve(api.linkReceipt, linkReceipt)
  serve(api.linkStatement, linkStatement)
  serve(api.getAutoRefill, getAutoRefill)
  serve(api.setAutoRefill, setAutoRefill)
  serveWalletFiles(app)
  registerSeller('gift_card', giftCardSeller(app.services.secrets))
  serve(giftCardApi.prepareGiftCard, giftCards.prepareGiftCard)
  serve(giftCardApi.listOwnGiftCards, giftCards.listOwnGiftCards)
  serve(giftCardApi.cancelGiftCard, giftCards.cancelGiftCard)
  serve(giftCardApi.redeemGiftCard, giftCards.redeemGiftCard)
  serve(giftCardApi.listGiftCards, soldGiftCards.listGiftCards)
  serve(giftCardApi.exportGiftCards, soldGiftCards.exportGiftCards)
  serve(giftCardApi.refundGiftCard, soldGiftCards.refundGiftCard)
  serveGiftCardsFile(app)
  app.services.jobs.schedule('gift-card-ends', '35 * * * *', endGiftCards)
  app.services.jobs.schedule('refill-wallets', '*/2 * * * *', refillWallets)
}
