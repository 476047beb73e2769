import type { Input } from '#contract/endpoint.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import type * as api from '#contract/wallet/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { openPayment, type Payment, registerPurpose } from '#server/domains/payments/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { rupees } from '#server/platform/documents/money.ts'
import type { Once } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { insertTopUp, markCredited, setPayment } from './queries.ts'
import { refillCaptured, refillFailed } from './refill-outcomes.ts'
import { topUpNumber } from './rules.ts'

/** Captured money is credited to the wallet however late it arrives: nothing else was bought with it. */
export const takeTopUps = () =>
  registerPurpose('top_up', {
    credits: ({ accountId }) => ({ balance: 'wallet', of: accountId }),
    whenCaptured: credited,
    whenFailed: refillFailed,
  })

async function credited(tx: Tx, payment: Payment, at: Date) {
  const { accountId, subjectId, amountPaise } = payment
  await markCredited(tx, subjectId, at)
  await refillCaptured(tx, payment, at)
  const { walletPaise, promoPaise } = await ledger.fundsOf(tx, accountId, at)
  const params = { paise: amountPaise, balancePaise: walletPaise + promoPaise, reference: topUpNumber(subjectId) }
  await notify(tx, at, { accountId, message: 'wallet_topped_up', params })
}

export async function topUpWallet({ tx, actor, now, settings }: Once, { amountPaise }: Input<typeof api.topUpWallet>) {
  checkAmount(amountPaise, settings)
  return openTopUp(tx, { accountId: actor.id, paise: amountPaise, at: now })
}

interface TopUpInput {
  accountId: number
  paise: number
  at: Date
  automatic?: boolean
  mandateUpToPaise?: number
}

export async function openTopUp(tx: Tx, { accountId, paise, at, automatic = false, mandateUpToPaise }: TopUpInput) {
  const { id: topUpId } = await insertTopUp(tx, { accountId, paise, automatic, at })
  const { id: paymentId } = await openPayment(tx, {
    ...{ accountId, purpose: 'top_up', subjectId: topUpId, paise, at },
    ...(mandateUpToPaise !== undefined && { mandateUpToPaise }),
  })
  await setPayment(tx, topUpId, paymentId)
  return { topUpId, paymentId }
}

export function checkAmount(
  paise: number,
  { topUpMinRupees, topUpMaxRupees }: Pick<Settings, 'topUpMinRupees' | 'topUpMaxRupees'>,
) {
  if (paise >= topUpMinRupees * 100 && paise <= topUpMaxRupees * 100) return
  const limits = `Enter from ${rupees(topUpMinRupees * 100)} to ${rupees(topUpMaxRupees * 100)}.`
  throw new Problem('top_up_amount', { errors: { amountPaise: [limits] } })
}
