import { getOrderStory } from '#contract/orders/staff.ts'
import * as api from '#contract/payments/endpoints.ts'
import { registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { paymentAudit } from './audit-texts.ts'
import { paymentConstraints } from './constraints.ts'
import { paymentParts, paymentTexts } from './notification-texts.ts'
import { paymentPending, paymentsForExport } from './personal-data/queries.ts'
import { pollPayments } from './polling/service.ts'
import { ordersPaidBy } from './queries.ts'
import { serveReconciliationsFile } from './reconciliation/files.ts'
import * as reconciliation from './reconciliation/service.ts'
import { sendRefunds } from './refunds/service.ts'
import * as payments from './service.ts'
import { serveWebhooks } from './webhooks/register.ts'

export const registerPayments: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(paymentAudit)
  registerConstraints(paymentConstraints)
  registerMessages(paymentTexts)
  registerMessageParts(paymentTexts, paymentParts)
  registerPersonalData('payments', { read: paymentsForExport, blocksErasure: paymentPending })
  serve(api.checkoutPayment, payments.checkoutPayment)
  serve(api.confirmPayment, payments.confirmPayment)
  serve(api.getPayment, payments.getPayment)
  serve(api.checkPayment, payments.checkPayment)
  registerReference('payment', {
    ...{ shownBy: getOrderStory, pattern: /^pay_\w{5,40}$/, find: ordersPaidBy },
  })
  serve(api.listPaymentsOfPerson, payments.listPaymentsOfPerson)
  serve(api.listReconciliations, reconciliation.listReconciliations)
  serve(api.exportReconciliations, reconciliation.exportReconciliations)
  serveReconciliationsFile(app)
  serve(api.getReconciliation, reconciliation.getReconciliation)
  serve(api.reconcileDay, reconciliation.reconcileDay)
  serveWebhooks(app)
  const { jobs } = app.services
  jobs.schedule('poll-payments', '* * * * *', pollPayments)
  jobs.schedule('send-refunds', '* * * * *', sendRefunds)
  jobs.schedule('reconcile-payments', '30 4 * * *', reconciliation.reconcileYesterday)
}
