import * as api from '#contract/wallet/gift-cards.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { endGiftCards } from './jobs.ts'
import { giftCardTexts } from './notification-texts.ts'
import { giftCardSeller } from './sales.ts'
import * as own from './service.ts'
import { serveGiftCardsFile } from './staff/files.ts'
import * as staff from './staff/service.ts'

export const registerGiftCards: DomainPlugin = (app) => {
  const serve = bind(app)
  registerMessages(giftCardTexts)
  registerSeller('gift_card', giftCardSeller(app.services.secrets))
  serve(api.prepareGiftCard, own.prepareGiftCard)
  serve(api.listOwnGiftCards, own.listOwnGiftCards)
  serve(api.cancelGiftCard, own.cancelGiftCard)
  serve(api.redeemGiftCard, own.redeemGiftCard)
  serve(api.listGiftCards, staff.listGiftCards)
  serve(api.exportGiftCards, staff.exportGiftCards)
  serve(api.refundGiftCard, staff.refundGiftCard)
  serveGiftCardsFile(app)
  app.services.jobs.schedule('gift-card-ends', '35 * * * *', endGiftCards)
}
