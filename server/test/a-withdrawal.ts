import { approvePayout, askWithdrawal } from '#contract/payouts/endpoints.ts'
import { releaseEarnings } from '#server/domains/orders/earnings/jobs.ts'
import { sendPayouts } from '#server/domains/payouts/sending/jobs.ts'
import { earnedLine } from './earned.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

let marks = 0

/** An account verified by the bank long ago, without moving the clock or consuming a code. Returns its id. */
export async function anOldAccount({ pool, clock }: Pick<World, 'pool' | 'clock'>, her: Pick<Person, 'id'>) {
  marks += 1
  const { rows } = await pool.query<{ id: number }>(
    `insert into bank_accounts (consultant_id, kind, holder, ifsc, number, number_mark, ending, state, provider_account_id, added_at, checked_at)
     values ($1, 'savings', 'Ravi Menon', 'HDFC0000007', '\\x01', $2, '4021', 'verified', 'test_account_4021', $3, $3) returning id`,
    [her.id, Buffer.from(`mark ${marks}`), clock.now()],
  )
  return rows[0]!.id
}

const TWO_DAYS_MS = 48 * 3_600_000

/** Earned money, released early, and a withdrawal of part of it; more is left. */
export async function aWithdrawal(world: World, her: Person) {
  const bankAccountId = await anOldAccount(world, her)
  await earnedLine(world, { pricePaise: 1_000_000, consultantId: her.id })
  await releaseEarnings(world.app.services, new Date(world.clock.now().getTime() + TWO_DAYS_MS))
  const { body } = await her.send(askWithdrawal, { amountPaise: 100_000, bankAccountId })
  return { id: body.data.withdrawal.id, bankAccountId }
}

/** Sends what is approved to the bank at once. */
export const sendApproved = ({ app, clock }: World) => sendPayouts(app.services, clock.now())

/** Approved by one person, or by two if it is large. */
export async function approvePayoutFully(world: World, id: number) {
  const first = await (await world.aStaff()).send(approvePayout, { id })
  if (!first.body.data?.awaitsSecond) return first
  return (await world.aStaff()).send(approvePayout, { id })
}
