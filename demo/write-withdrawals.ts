import { post } from '#server/domains/ledger/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { demoLogins } from './people.ts'
import type { Making } from './timeline.ts'

interface Account {
  of: { id: number; name: string }
  ifsc: string
  ending: string
  at: Date
}

/** The full number is not needed: the demo's bank identifies the account by its ending. */
export async function writeAccount(tx: Tx, { of, ifsc, ending, at }: Account) {
  const { id } = await tx
    .insertInto('bank_accounts')
    .values({
      ...{ consultant_id: of.id, kind: 'savings', holder: of.name, ifsc, ending },
      ...{ number: Buffer.alloc(0), number_mark: Buffer.from('demo'), state: 'verified', bank_says: of.name },
      ...{ provider: 'test', provider_account_id: `test_account_${ending}`, added_at: at, checked_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ending }
}

export const writeTaxNumber = (tx: Tx, { accountId, masked, at }: { accountId: number; masked: string; at: Date }) =>
  tx
    .insertInto('tax_identities')
    .values({ account_id: accountId, pan: Buffer.alloc(0), pan_masked: masked, updated_at: at })
    .execute()

interface Withdrawal {
  of: number
  account: { id: number; ending: string }
  mostPaise: number
  at: Date
  /** Approved and paid the same day; otherwise it waits for approval. */
  paid?: true
}

const ROUND_PAISE = 50_000

/** The ready balance, rounded down to a round sum. */
export async function writeWithdrawal({ tx, timeline }: Making, { of, account, mostPaise, at, paid }: Withdrawal) {
  const { balance } = await tx
    .selectFrom('ledger_accounts')
    .select('balance_paise as balance')
    .where('owner_id', '=', of)
    .where('kind', '=', 'earnings')
    .executeTakeFirstOrThrow()
  const amount = Math.min(mostPaise, Math.floor(balance / ROUND_PAISE) * ROUND_PAISE)
  if (amount === 0) return
  const { id } = await tx
    .insertInto('withdrawals')
    .values({ consultant_id: of, bank_account_id: account.id, amount_paise: amount, state: 'asked', asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(tx, {
    ...{ key: `withdrawal ${id} asked`, kind: 'withdrawal_asked', at, refs: { payoutId: id } },
    entries: [
      { place: { balance: 'earnings', of }, paise: -amount },
      { place: { balance: 'payout', of }, paise: amount },
    ],
  })
  if (paid) timeline.at(minutesAfter(at, 98), () => writePaid(tx, { id, of, amount, ending: account.ending, at }))
}

interface Paid {
  id: number
  of: number
  amount: number
  ending: string
  at: Date
}

async function writePaid(tx: Tx, { id, of, amount, ending, at }: Paid) {
  const staff = await tx
    .selectFrom('accounts')
    .select('id')
    .where('mobile', '=', demoLogins.staff)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('withdrawals')
    .set({
      ...{ state: 'paid', decided_at: minutesAfter(at, 95), decided_by: staff.id, sent_at: minutesAfter(at, 96) },
      ...{ settled_at: minutesAfter(at, 98), paid_at: minutesAfter(at, 98), provider: 'test' },
      ...{ provider_payout_id: `test_payout_${ending}_demo_0`, utr: `TEST0000${ending}` },
    })
    .where('id', '=', id)
    .execute()
  await post(tx, {
    ...{ key: `withdrawal ${id} paid`, kind: 'withdrawal_paid', at: minutesAfter(at, 98), refs: { payoutId: id } },
    entries: [
      { place: { balance: 'payout', of }, paise: -amount },
      { place: 'bank', paise: amount },
    ],
  })
}
