import { beforeAll, expect, test } from 'vitest'
import * as api from '#contract/payouts/endpoints.ts'
import { changeSetting } from '#contract/settings/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { anOldAccount } from '#test/a-withdrawal.ts'
import { afterTheHold, earnedLine } from '#test/earned.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'
import { sendPayouts } from '../sending/jobs.ts'

const LIMIT = 25_000_00

let the: World
beforeAll(async () => {
  the = await world()
})

/** A withdrawal of this amount, waiting for approval. */
async function requested(amountPaise: number) {
  const her = await the.aConsultant()
  const bankAccountId = await anOldAccount(the, her)
  await earnedLine(the, { pricePaise: 2 * amountPaise, consultantId: her.id })
  await afterTheHold(the)
  const { id } = (await her.send(api.askWithdrawal, { amountPaise, bankAccountId })).body.data.withdrawal
  return { id, her }
}

const twoPeople = async () => [await the.aStaff({ name: 'Asha Rao' }), await the.aStaff({ role: 'finance' })] as const
const approve = (who: Person, id: number) => who.send(api.approvePayout, { id })
const seenBy = async (who: Person, id: number) => (await who.send(api.getPayout, { id })).body.data.payout
const send = () => sendPayouts(the.app.services, the.clock.now())
const auditOf = async (id: number) =>
  (
    await the.pool.query(
      `select action from audit_entries where subject_kind = 'withdrawal' and subject_id = $1 order by id`,
      [String(id)],
    )
  ).rows.map(({ action }) => action)

test('a payout exactly at the limit is approved by one person', async () => {
  const { id } = await requested(LIMIT)
  const [asha] = await twoPeople()
  expect((await approve(asha, id)).body.data).toMatchObject({ withdrawal: { state: 'approved' }, awaitsSecond: false })
  await send()
  expect((await seenBy(asha, id)).state).toBe('paid')
})

test('a payout above the limit is paid once two people have approved it', async () => {
  const { id } = await requested(LIMIT + 1)
  const [asha, ravi] = await twoPeople()
  expect((await approve(asha, id)).body.data).toMatchObject({ withdrawal: { state: 'asked' }, awaitsSecond: true })
  await send()
  expect(await seenBy(asha, id)).toMatchObject({
    ...{ state: 'asked', awaitsSecond: true, onePersonMaxPaise: LIMIT },
    firstApproval: { by: 'Asha Rao', mine: true },
  })
  expect(await seenBy(ravi, id)).toMatchObject({ firstApproval: { by: 'Asha Rao', mine: false } })
  expect((await approve(ravi, id)).body.data).toMatchObject({ withdrawal: { state: 'approved' }, awaitsSecond: false })
  await send()
  const paid = await seenBy(asha, id)
  expect(paid).toMatchObject({ state: 'paid', amountPaise: LIMIT + 1, awaitsSecond: false, firstApproval: null })
  expect(paid.steps.map(({ what }) => what)).toEqual(['asked', 'approved_first', 'approved', 'sending', 'paid'])
  expect(await auditOf(id)).toEqual(['payout.approved_first', 'payout.approved'])
  expect(await ledger.checkBooks(the.db)).toEqual([])
})

test('the approval of somebody who is suspended or has another role by then does not count', async () => {
  for (const change of [`suspended_at = now()`, `staff_role = 'support'`]) {
    const { id } = await requested(LIMIT + 1)
    const [asha, ravi] = await twoPeople()
    await approve(asha, id)
    await the.pool.query(`update accounts set ${change} where id = $1`, [asha.id])
    expect((await approve(ravi, id)).body.data).toMatchObject({ withdrawal: { state: 'asked' }, awaitsSecond: true })
    expect((await approve(await the.aStaff(), id)).body.data.withdrawal.state).toBe('approved')
  }
})

test('who expects to be the first is refused if a colleague was faster; nobody approves their own payout', async () => {
  const { id, her } = await requested(LIMIT + 1)
  const [asha, ravi] = await twoPeople()
  await approve(asha, id)
  expect((await ravi.send(api.approvePayout, { id, expectsSecond: true })).body.code).toBe('stale')
  expect((await seenBy(ravi, id)).state).toBe('asked')
  await the.pool.query('update accounts set mobile = $2 where id = $1', [ravi.id, her.mobile])
  expect((await approve(ravi, id)).body.code).toBe('own_account')
})

test('one person cannot approve a large payout twice, not even concurrently', async () => {
  const { id } = await requested(LIMIT + 1)
  const [asha] = await twoPeople()
  const answers = await Promise.all(Array.from({ length: 5 }, () => approve(asha, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403])
  expect(answers.find(({ status }) => status === 403)!.body.code).toBe('second_person_needed')
  expect((await seenBy(asha, id)).state).toBe('asked')
  expect(await auditOf(id)).toEqual(['payout.approved_first'])
})

test('when two people approve concurrently, both approvals count', async () => {
  const { id } = await requested(LIMIT + 1)
  const answers = await Promise.all((await twoPeople()).map((who) => approve(who, id)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers.map(({ body }) => body.data.awaitsSecond).sort()).toEqual([false, true])
  await send()
  expect((await seenBy(await the.aStaff(), id)).state).toBe('paid')
})

test('the first person may withdraw the approval until the second one has approved', async () => {
  const { id } = await requested(LIMIT + 1)
  const [asha, ravi] = await twoPeople()
  const withdraw = (who: Person) => who.send(api.withdrawApproval, { id })
  await approve(asha, id)
  expect((await withdraw(ravi)).body.code).toBe('already_decided')
  expect((await withdraw(asha)).status).toBe(200)
  expect(await seenBy(asha, id)).toMatchObject({ state: 'asked', firstApproval: null })
  expect((await approve(ravi, id)).body.data.awaitsSecond).toBe(true)
  expect((await approve(asha, id)).body.data.awaitsSecond).toBe(false)
  expect((await withdraw(ravi)).body.code).toBe('already_decided')
})

test('a payout can be rejected, or cancelled by the consultant, after the first approval', async () => {
  const [rejected, cancelled] = [await requested(LIMIT + 1), await requested(LIMIT + 1)]
  const [asha, ravi] = await twoPeople()
  for (const { id } of [rejected, cancelled]) await approve(asha, id)
  await ravi.send(api.refusePayout, { id: rejected.id, reason: 'The papers differ' })
  await cancelled.her.send(api.cancelWithdrawal, { id: cancelled.id })
  for (const { id } of [rejected, cancelled]) expect((await approve(ravi, id)).body.code).toBe('already_decided')
  const steps = async (id: number) => (await seenBy(asha, id)).steps.map(({ what }) => what)
  expect(await steps(rejected.id)).toEqual(['asked', 'approved_first', 'refused'])
  expect(await steps(cancelled.id)).toEqual(['asked', 'approved_first', 'cancelled'])
})

test('the limit is a setting', async () => {
  const [small, large] = [await requested(60_000), await requested(LIMIT + 1)]
  const [asha] = await twoPeople()
  const limit = (value: number) =>
    asha.send(changeSetting, { key: 'payoutOnePersonMaxRupees', value, reason: 'A new policy' })
  await limit(599)
  expect((await approve(asha, small.id)).body.data.awaitsSecond).toBe(true)
  await limit(30_000)
  expect((await approve(asha, large.id)).body.data.awaitsSecond).toBe(false)
  await limit(25_000)
})

test('the database refuses a large payout approved by one person, and a changed amount', async () => {
  const { id } = await requested(LIMIT + 1)
  const [asha, ravi] = await twoPeople()
  const approved = (by: number) =>
    the.pool.query(`update withdrawals set state = 'approved', decided_by = $2, decided_at = asked_at where id = $1`, [
      ...[id, by],
    ])
  await expect(approved(asha.id)).rejects.toMatchObject({ constraint: 'withdrawals_need_two_people' })
  await approve(asha, id)
  await expect(approved(asha.id)).rejects.toMatchObject({ constraint: 'withdrawals_need_two_people' })
  await expect(the.pool.query('update withdrawals set amount_paise = 9 where id = $1', [id])).rejects.toMatchObject({
    constraint: 'withdrawals_keep_what_was_approved',
  })
  expect((await approved(ravi.id)).rowCount).toBe(1)
})
