import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger/endpoints.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Once } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { balancesOf } from '../history/service.ts'
import { post } from '../service.ts'
import * as queries from './queries.ts'

export async function givePromotionalCredit(context: Once, input: Input<typeof api.givePromotionalCredit>) {
  const { tx, actor, now } = context
  const { accountId, amountPaise, reason } = input
  const customer = await queries.customerFor(tx, accountId, actor.id)
  if (!customer) throw new Problem('not_found')
  if (customer.isSelf) throw new Problem('own_account')
  const { movementId } = await post(tx, {
    // The request itself is idempotent, so any unique key will do.
    key: `promotional credit ${randomUUID()}`,
    kind: 'promotional_credit',
    at: now,
    memo: reason,
    entries: [
      { place: 'promotions', paise: -amountPaise },
      { place: { balance: 'promo', of: accountId }, paise: amountPaise },
    ],
  })
  await queries.recordCredit(tx, { movementId, givenBy: actor.id, at: now, paise: amountPaise })
  await audit.record(tx, context, {
    action: 'promotional_credit.given',
    subject: { kind: 'account', id: accountId },
    after: { amountPaise, movementId },
    reason,
  })
  return { movementId, promoPaise: (await balancesOf(tx, accountId)).promo }
}
