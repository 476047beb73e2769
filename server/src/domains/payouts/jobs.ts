import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { checkBankAccounts } from './bank-details/jobs.ts'
import { sendPayouts } from './sending/jobs.ts'

export function schedulePayoutJobs(jobs: Jobs) {
  jobs.schedule('check-bank-accounts', '* * * * *', checkBankAccounts)
  jobs.schedule('send-payouts', '* * * * *', sendPayouts)
}
