import * as api from '#contract/payments.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { paymentPending, paymentsForExport } from './keeping/queries.ts'
import { pollPayments } from './polling/service.ts'
import { serveReconciliationsFile } from './reconciliation/files.ts'
import * as reconciliation from './reconciliation/service.ts'
import { sendRefunds } from './refunds/service.ts'
import * as payments from './service.ts'
import { serveWebhooks } from './webhooks/routes.ts'

export const paymentsWing: Wing = (app) => {
  const serve = bind(app)
  keepsPersonalData('payments', { read: paymentsForExport, holdsBack: paymentPending })
  serve(api.checkoutPayment, payments.checkoutPayment)
  serve(api.confirmPayment, payments.confirmPayment)
  serve(api.getPayment, payments.getPayment)
  serve(api.checkPayment, payments.checkPayment)
  serve(api.listReconciliations, reconciliation.listReconciliations)
  serve(api.exportReconciliations, reconciliation.exportReconciliations)
  serveReconciliationsFile(app)
  serve(api.getReconciliation, reconciliation.getReconciliation)
  serve(api.reconcileDay, reconciliation.reconcileDay)
  serveWebhooks(app)
  const { jobs } = app.house
  jobs.schedule('poll-payments', '* * * * *', pollPayments)
  jobs.schedule('send-refunds', '* * * * *', sendRefunds)
  jobs.schedule('reconcile-payments', '30 4 * * *', reconciliation.reconcileYesterday)
}
