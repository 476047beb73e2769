import * as api from '#contract/ledger/endpoints.ts'
import { registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { ledgerAudit } from './audit-texts.ts'
import { serveBalancesFile } from './balances/files.ts'
import { exportBalances, listBalances } from './balances/service.ts'
import { checkLedger, getTrialBalance } from './books/service.ts'
import { ledgerConstraints } from './constraints.ts'
import { moneyLeft, moneyRemaining, wholeHistoryOf } from './history/service.ts'
import { sweepLapsedHolds, watchBooks } from './jobs.ts'
import { serveMovementsFile } from './movements/files.ts'
import { exportMovements, findMovement, listMovementKinds, listMovements } from './movements/service.ts'
import { ledgerParts, ledgerTexts } from './notification-texts.ts'
import { givePromotionalCredit } from './promotions/service.ts'

export const registerLedger: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(ledgerAudit)
  registerConstraints(ledgerConstraints)
  registerMessages(ledgerTexts)
  registerMessageParts(ledgerTexts, ledgerParts)
  registerPersonalData('money', { read: wholeHistoryOf, remaining: moneyRemaining, blocksErasure: moneyLeft })
  serve(api.getTrialBalance, getTrialBalance)
  serve(api.checkLedger, checkLedger)
  registerReference('movement', {
    ...{ shownBy: api.listMovements, pattern: /^JE-\d{1,12}$/i, find: findMovement },
  })
  serve(api.listMovements, listMovements)
  serve(api.listMovementKinds, listMovementKinds)
  serve(api.exportMovements, exportMovements)
  serve(api.listBalances, listBalances)
  serve(api.exportBalances, exportBalances)
  serve(api.givePromotionalCredit, givePromotionalCredit)
  serveMovementsFile(app)
  serveBalancesFile(app)
  app.services.jobs.schedule('lapse-holds', '*/5 * * * *', sweepLapsedHolds)
  app.services.jobs.schedule('watch-books', '40 * * * *', watchBooks)
}
