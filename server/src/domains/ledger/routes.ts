import * as api from '#contract/ledger.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { sweepLapsedHolds } from './jobs.ts'
import { givePromotionalCredit } from './promotions/service.ts'

export const ledgerWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.givePromotionalCredit, givePromotionalCredit)
  app.house.jobs.schedule('lapse-holds', '*/5 * * * *', sweepLapsedHolds)
}
