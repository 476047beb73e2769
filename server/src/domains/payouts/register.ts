import * as bankApi from '#contract/payouts/bank-details.ts'
import * as api from '#contract/payouts/endpoints.ts'
import { registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { payoutAudit } from './audit-texts.ts'
import * as bankDetails from './bank-details/service.ts'
import { payoutConstraints } from './constraints.ts'
import { schedulePayoutJobs } from './jobs.ts'
import { payoutTexts } from './notification-texts.ts'
import { eraseBankAccounts, payoutsForExport } from './personal-data/queries.ts'
import { servePayoutNotices } from './sending/webhook.ts'
import { servePayoutsFile } from './staff/files.ts'
import * as staff from './staff/service.ts'
import { serveStatements } from './statements/files.ts'
import { linkStatement } from './statements/service.ts'
import * as withdrawals from './withdrawals/service.ts'

export const registerPayouts: DomainPlugin = async (app) => {
  const serve = bind(app)
  registerAuditTexts(payoutAudit)
  registerConstraints(payoutConstraints)
  registerMessages(payoutTexts)
  registerPersonalData('payouts', { read: payoutsForExport, erase: eraseBankAccounts })
  serve(bankApi.getBankDetails, bankDetails.getBankDetails)
  serve(bankApi.addBankAccount, bankDetails.addBankAccount)
  serve(bankApi.removeBankAccount, bankDetails.removeBankAccount)
  serve(bankApi.saveTaxNumbers, bankDetails.saveTaxNumbers)
  serve(api.listWithdrawals, withdrawals.listWithdrawals)
  serve(api.askWithdrawal, withdrawals.askWithdrawal)
  serve(api.cancelWithdrawal, withdrawals.cancelWithdrawal)
  serve(api.linkStatement, linkStatement)
  registerReference('payout', {
    ...{ shownBy: api.getPayout, pattern: /^WD-\d{1,9}$/i, find: withdrawals.findWithdrawal },
  })
  serve(api.listPayouts, staff.listPayouts)
  serve(api.exportPayouts, staff.exportPayouts)
  serve(api.countPayouts, staff.countPayouts)
  serve(api.getPayout, staff.getPayout)
  serve(api.approvePayout, staff.approvePayout)
  serve(api.withdrawApproval, staff.withdrawApproval)
  serve(api.refusePayout, staff.refusePayout)
  serveStatements(app)
  servePayoutsFile(app)
  await servePayoutNotices(app)
  schedulePayoutJobs(app.services.jobs)
}
