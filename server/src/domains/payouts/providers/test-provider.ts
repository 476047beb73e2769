import { type PayoutProvider, PayoutRefused } from './provider.ts'

const DELAY_MS = 60_000
const ending = (text: string) => text.slice(-4)

/**
 * The demo's bank. Everything succeeds immediately, unless the account number ends in 0000 (the name differs), 9999
 * (the check takes a minute), 1111 (payouts bounce), 2222 (payouts take a minute) or 3333 (payouts are refused
 * permanently).
 */
export function createTestPayouts(): PayoutProvider {
  const since = (id: string) => Number.parseInt(id.split('_').at(-1)!, 36)
  return {
    name: 'test',
    async check({ number, holder, known }, now) {
      const accountId = known.accountId ?? `test_account_${ending(number)}`
      const checkId = known.checkId ?? `test_check_${now.getTime().toString(36)}`
      const base = { accountId, checkId }
      if (ending(number) === '0000') return { ...base, state: 'refused', bankName: 'Milind Deshpande' }
      if (ending(number) === '9999' && now.getTime() - since(checkId) < DELAY_MS) return { ...base, state: 'checking' }
      return { ...base, state: 'verified', bankName: holder }
    },
    async send({ key, accountId }, now) {
      if (ending(accountId) === '3333') throw new PayoutRefused('The account is closed or not in use.')
      const payoutId = `test_payout_${ending(accountId)}_${key}_${now.getTime().toString(36)}`
      return factOf(payoutId, now, since)
    },
    find: async (payoutId, now) => factOf(payoutId, now, since),
    read: () => 'other',
  }
}

function factOf(payoutId: string, now: Date, since: (id: string) => number) {
  const account = payoutId.split('_')[2]
  if (account === '1111')
    return { payoutId, state: 'failed' as const, reason: 'This bank account cannot receive payments.' }
  if (account === '2222' && now.getTime() - since(payoutId) < DELAY_MS) return { payoutId, state: 'sending' as const }
  return { payoutId, state: 'paid' as const, utr: `TEST${payoutId.replaceAll(/\D/g, '').slice(-8).padStart(8, '0')}` }
}
