import { notify } from '#server/domains/notifications/public.ts'
import type { Services } from '#server/platform/services.ts'
import { secondsAfter } from '#server/platform/time.ts'
import type { AccountCheck } from '../providers/provider.ts'
import * as queries from './queries.ts'
import { LOOK_AGAIN_SECONDS, sameName } from './rules.ts'
import { numberPlace } from './service.ts'

const AT_ONCE = 50
type Account = Awaited<ReturnType<typeof queries.claimChecks>>[number]

/** Verifies the account holder with the bank through the provider; unanswered checks are repeated a minute later. */
export async function checkBankAccounts(services: Services, now: Date) {
  const { payoutProvider, db, log, secrets } = services
  if (!payoutProvider) return
  for (const account of await queries.claimChecks(db, now, secondsAfter(now, LOOK_AGAIN_SECONDS), AT_ONCE)) {
    const person = await queries.personOf(db, account.consultantId)
    const asked = {
      reference: `bank-account-${account.id}`,
      number: secrets.decrypt(numberPlace(account.consultantId, account.mark), account.number),
      ifsc: account.ifsc,
      holder: account.holder,
      owner: { reference: `consultant-${person.id}`, name: person.name, mobile: person.mobile },
      known: { accountId: account.providerAccountId, checkId: account.providerCheckId },
    }
    try {
      await keep(services, account, await payoutProvider.check(asked, now), now)
    } catch (error) {
      log.warn({ bankAccount: account.id, error: (error as Error).message }, 'bank account could not be checked')
    }
  }
}

function keep({ db, payoutProvider }: Services, account: Account, check: AccountCheck, now: Date) {
  const verdict = verdictOf(account.holder, check)
  const known = {
    provider: payoutProvider!.name,
    provider_account_id: check.accountId,
    provider_check_id: check.checkId,
  }
  return db.transaction().execute(async (tx) => {
    if (!verdict) {
      await queries.settleCheck(tx, account.id, known)
      return
    }
    const settled = await queries.settleCheck(tx, account.id, {
      ...{ ...known, state: verdict.state, bank_says: verdict.bankSays, checked_at: now, next_check_at: null },
    })
    if (!settled) return
    const message = verdict.state === 'verified' ? 'bank_account_verified' : 'bank_account_refused'
    const params = { ending: account.ending, bankSays: verdict.bankSays ?? '' }
    await notify(tx, now, { accountId: account.consultantId, message, params })
  })
}

function verdictOf(holder: string, { state, bankName, reason }: AccountCheck) {
  if (state === 'checking') return undefined
  if (state === 'refused') return { state, bankSays: bankName ?? reason ?? null }
  if (bankName && !sameName(holder, bankName)) return { state: 'refused' as const, bankSays: bankName }
  return { state, bankSays: bankName ?? null }
}
