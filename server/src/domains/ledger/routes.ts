import * as api from '#contract/ledger.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { checkLedger, getTrialBalance } from './books/service.ts'
import { moneyLeft, moneyRemaining, wholeHistoryOf } from './history/service.ts'
import { sweepLapsedHolds, watchBooks } from './jobs.ts'
import { serveMovementsFile } from './movements/files.ts'
import { exportMovements, listMovementKinds, listMovements } from './movements/service.ts'
import { givePromotionalCredit } from './promotions/service.ts'
import { servePursesFile } from './purses/files.ts'
import { exportPurses, listPurses } from './purses/service.ts'

export const ledgerWing: Wing = (app) => {
  const serve = bind(app)
  keepsPersonalData('money', { read: wholeHistoryOf, remaining: moneyRemaining, holdsBack: moneyLeft })
  serve(api.getTrialBalance, getTrialBalance)
  serve(api.checkLedger, checkLedger)
  serve(api.listMovements, listMovements)
  serve(api.listMovementKinds, listMovementKinds)
  serve(api.exportMovements, exportMovements)
  serve(api.listPurses, listPurses)
  serve(api.exportPurses, exportPurses)
  serve(api.givePromotionalCredit, givePromotionalCredit)
  serveMovementsFile(app)
  servePursesFile(app)
  app.house.jobs.schedule('lapse-holds', '*/5 * * * *', sweepLapsedHolds)
  app.house.jobs.schedule('watch-books', '40 * * * *', watchBooks)
}
