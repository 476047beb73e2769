import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#contract/payouts/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { aWithdrawal } from '#test/a-withdrawal.ts'
import { audit } from '#test/auditor.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'
import { type PayoutProvider, PayoutProviderFailure, PayoutRefused } from '../providers/provider.ts'
import { sendPayouts } from './jobs.ts'
import { settlePayout } from './service.ts'

let the: World
let provider: PayoutProvider
let [her, staff]: Person[] = []
let id: number
/** How the fake provider answers a payout request, and a status request. */
let send: PayoutProvider['send']
let sent: string[]

beforeAll(async () => {
  the = await world()
  provider = the.app.services.payoutProvider!
  const find = provider.find
  provider.send = (payout, now) => {
    if (payout.key === `withdrawal-${id}`) sent.push(payout.key)
    return send(payout, now)
  }
  return () => Object.assign(provider, { find })
})
beforeEach(async () => {
  sent = []
  her = await the.aConsultant()
  staff = await the.aStaff()
  ;({ id } = await aWithdrawal(the, her))
  await staff.send(api.approvePayout, { id })
})

const look = () => sendPayouts(the.app.services, the.clock.now())
const state = async () => (await her!.send(api.listWithdrawals, {})).body.data.data[0]!
const balances = async () => {
  const { earnings, payout, debt } = await ledger.balancesOf(the.db, her!.id)
  return { ready: earnings, underWay: payout, debt }
}
const shownToStaff = async () => (await (await the.aStaff()).send(api.getPayout, { id })).body.data.payout
const inbox = async (to: string) => (await the.call('GET', `/demo/inbox.json?to=${to}`)).text
/** The provider's id of a payout. */
const nameOf = (key: string) => key.replace('withdrawal-', 'p-')
const fails = async () => {
  throw new PayoutProviderFailure('RazorpayX answered 500 to /payouts')
}
/** Runs the job every minute for this many minutes, subject to the backoff. */
async function minutesOfTrying(minutes: number) {
  for (let minute = 0; minute <= minutes; minute += 1) {
    await look()
    the.clock.advance({ minutes: 1 })
  }
}

describe('an account that can never be paid', () => {
  beforeEach(() => {
    send = async () => {
      throw new PayoutRefused('The account is closed or not in use.')
    }
  })

  test('ends the payout: the money is ready again, once, and the consultant reads the reason and what to do', async () => {
    const { ready } = await balances()
    await Promise.all([look(), look(), look()])
    await minutesOfTrying(90)
    expect(sent).toHaveLength(1)
    expect(await state()).toMatchObject({ state: 'failed', note: 'The account is closed or not in use.' })
    expect(await balances()).toEqual({ ready: ready + 100_000, underWay: 0, debt: 0 })
    const notified = await inbox(her!.mobile)
    expect(notified).toContain('could not be paid to your bank')
    expect(notified).toContain('Check your bank account')
    expect((await shownToStaff()).steps.at(-1)).toMatchObject({
      what: 'failed',
      note: 'The account is closed or not in use.',
    })
    expect(await audit(the)).toEqual([])
  })

  test('is what the demo’s bank simulates for an account that ends in 3333', async () => {
    const { createTestPayouts } = await import('../providers/test-provider.ts')
    const payout = { key: 'withdrawal-1', accountId: 'test_account_3333', paise: 100, reference: 'WD-1', narration: '' }
    await expect(createTestPayouts().send(payout, the.clock.now())).rejects.toThrow(PayoutRefused)
  })
})

describe('a temporary failure', () => {
  test('is retried with the same key and increasing delays, and paid when it has passed', async () => {
    send = fails
    await minutesOfTrying(30)
    expect(sent).toEqual(Array.from({ length: 5 }, () => `withdrawal-${id}`))
    expect([(await state()).state, (await shownToStaff()).stuck]).toEqual(['sending', null])
    send = async ({ key }) => ({ payoutId: nameOf(key), state: 'paid', utr: 'N1' })
    await minutesOfTrying(2)
    expect(await state()).toMatchObject({ state: 'paid', utr: 'N1' })
    expect(await audit(the)).toEqual([])
  })

  test('that persists is shown and reported to staff once, and the money waits for their decision', async () => {
    send = fails
    const before = await balances()
    await minutesOfTrying(6 * 60)
    expect((await shownToStaff()).stuck).toMatchObject({ lastFault: 'RazorpayX answered 500 to /payouts' })
    const { rows } = await the.pool.query(
      `select count(*)::int as mails, count(distinct recipient)::int as people from outbox
       where message = 'payout_stuck' and params ->> 'id' = $1`,
      [String(id)],
    )
    expect(rows[0].mails).toBe(rows[0].people)
    expect(rows[0].mails).toBeGreaterThan(0)
    expect(await balances()).toEqual(before)
    expect(sent.length).toBeLessThan(16)
  })

  test('can be abandoned by staff once they were asked, not before; the money is ready again, once', async () => {
    send = fails
    const { ready } = await balances()
    const giveUp = async () => (await the.aStaff()).send(api.refusePayout, { id, reason: 'The provider is down' })
    await look()
    expect((await giveUp()).body.code).toBe('already_decided')
    await minutesOfTrying(4 * 60)
    const answers = await Promise.all([giveUp(), giveUp(), look()])
    expect([answers[0].status, answers[1].status].sort()).toEqual([201, 409])
    expect(await state()).toMatchObject({ state: 'failed', note: 'The provider is down' })
    expect(await balances()).toEqual({ ready: ready + 100_000, underWay: 0, debt: 0 })
    await minutesOfTrying(90)
    expect(await balances()).toEqual({ ready: ready + 100_000, underWay: 0, debt: 0 })
    expect(await audit(the)).toEqual([])
  })
})

describe('a report that a failed payout was paid after all', () => {
  const says = (now: 'paid' | 'failed') => {
    provider.find = async (payoutId) => ({ payoutId, state: now, utr: 'N9', reason: 'Returned' })
  }
  const hear = (word: 'sending' | 'paid' | 'failed') =>
    settlePayout(
      the.app.services,
      id,
      { payoutId: `p-${id}`, state: word, utr: 'N9', reason: 'Returned' },
      the.clock.now(),
    )
  beforeEach(async () => {
    send = async ({ key }) => ({ payoutId: nameOf(key), state: 'failed', reason: 'No such account' })
    await look()
    expect((await state()).state).toBe('failed')
  })

  test('takes the money back out of what is ready, once, however often it is reported', async () => {
    const { ready } = await balances()
    says('paid')
    await Promise.all([hear('paid'), hear('sending'), hear('paid'), hear('paid')])
    expect(await state()).toMatchObject({ state: 'paid', utr: 'N9', note: '' })
    expect(await balances()).toEqual({ ready: ready - 100_000, underWay: 0, debt: 0 })
    expect(await audit(the)).toEqual([])
  })

  test('becomes a debt if the money was withdrawn or refunded meanwhile', async () => {
    const { ready } = await balances()
    const { bankAccountId } = (
      await the.pool.query('select bank_account_id as "bankAccountId" from withdrawals where id = $1', [id])
    ).rows[0]
    expect((await her!.send(api.askWithdrawal, { amountPaise: ready - 1, bankAccountId })).status).toBe(201)
    says('paid')
    await hear('paid')
    expect(await balances()).toMatchObject({ ready: 0, debt: 1 - 100_000 })
    expect(await audit(the)).toEqual([])
  })

  test('that is only late, for one that was returned since, changes nothing', async () => {
    const before = await balances()
    says('failed')
    await Promise.all([hear('paid'), hear('failed'), hear('paid')])
    expect([(await state()).state, await balances()]).toEqual(['failed', before])
  })

  test('followed by its return leaves the money with the consultant, once', async () => {
    const before = await balances()
    says('paid')
    await hear('paid')
    says('failed')
    await Promise.all([hear('failed'), hear('paid'), hear('failed'), hear('paid')])
    expect([(await state()).state, await balances()]).toEqual(['failed', before])
    expect(await audit(the)).toEqual([])
  })
})
