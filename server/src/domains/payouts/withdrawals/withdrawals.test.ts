import { beforeAll, describe, expect, test } from 'vitest'
import { listEarnings } from '#contract/orders/earnings.ts'
import { removeBankAccount } from '#contract/payouts/bank-details.ts'
import * as api from '#contract/payouts/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { aCheckedAccount, addAccount, newNumber } from '#test/bank-accounts.ts'
import { afterTheHold, earnedLine, refundEarned } from '#test/earned.ts'
import { type World, world } from '#test/world.ts'
import { sendPayouts } from '../sending/jobs.ts'
import { settlePayout } from '../sending/service.ts'

let the: World
beforeAll(async () => {
  the = await world()
})

/** ₹10,000 gross without a PAN. */
const NET = 1_000_000 - 200_000 - 36_000 - 5_000 - 50_000
const booksHold = async () => expect(await ledger.checkBooks(the.db)).toEqual([])
const send = () => sendPayouts(the.app.services, the.clock.now())

/** A consultant with a verified account and a ready balance. */
async function anEarner(ending = '4021') {
  const her = await the.aConsultant({ name: 'Meera Kulkarni' })
  const bankAccountId = await aCheckedAccount(the, her, newNumber(ending))
  const line = await earnedLine(the, { pricePaise: 1_000_000, consultantId: her.id })
  await afterTheHold(the)
  const ask = (amountPaise: number) => her.send(api.askWithdrawal, { amountPaise, bankAccountId })
  const balances = async () => {
    const { earnings, payout, debt } = await ledger.balancesOf(the.db, her.id)
    return { ready: earnings, underWay: payout, debt }
  }
  const stateOf = async (id: number) =>
    (await her.send(api.listWithdrawals, {})).body.data.data.find((row) => row.id === id)
  return { her, bankAccountId, line, ask, balances, stateOf }
}
const approve = async (id: number) => (await the.aStaff()).send(api.approvePayout, { id })

describe('asking', () => {
  test('reserves the money immediately', async () => {
    const { ask, balances, her } = await anEarner()
    const { status, body } = await ask(500_000)
    expect([status, body.data.withdrawal]).toMatchObject([
      201,
      { state: 'asked', amountPaise: 500_000, ending: '4021', reference: expect.stringMatching(/^WD-\d{4,}$/) },
    ])
    expect(await balances()).toEqual({ ready: NET - 500_000, underWay: 500_000, debt: 0 })
    expect((await her.send(api.listWithdrawals, {})).body.data).toMatchObject({
      ...{
        readyPaise: NET - 500_000,
        requestedPaise: 500_000,
        underWayPaise: 0,
        minimumPaise: 50_000,
        paidThisYearPaise: 0,
      },
    })
  })

  test('of more than the balance, or less than ₹500, changes nothing', async () => {
    const { ask, balances } = await anEarner()
    expect((await ask(NET + 1)).body.code).toBe('insufficient_funds')
    expect((await ask(49_999)).body.code).toBe('below_minimum')
    expect(await balances()).toEqual({ ready: NET, underWay: 0, debt: 0 })
  })

  test('requested twenty times concurrently for everything succeeds once', async () => {
    const { ask, balances } = await anEarner()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(NET)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await balances()).toEqual({ ready: 0, underWay: NET, debt: 0 })
    await booksHold()
  })

  test('needs an own account that the bank has confirmed, and waits a day after a change of it', async () => {
    const { her, ask, bankAccountId } = await anEarner()
    const other = await anEarner()
    const to = (id: number) => her.send(api.askWithdrawal, { amountPaise: 100_000, bankAccountId: id })
    expect((await to(other.bankAccountId)).status).toBe(404)
    const { accounts } = (await addAccount(the, her, newNumber('9999'))).body.data
    expect((await to(accounts.find(({ id }) => id !== bankAccountId)!.id)).body.code).toBe('bank_account_unchecked')
    expect((await ask(100_000)).body.code).toBe('withdrawals_locked')
    the.clock.advance({ hours: 24 })
    expect((await ask(100_000)).status).toBe(201)
  })

  test('can be cancelled until it is approved', async () => {
    const { her, ask, balances } = await anEarner()
    const { id } = (await ask(500_000)).body.data.withdrawal
    const other = await the.aConsultant()
    expect((await other.send(api.cancelWithdrawal, { id })).status).toBe(404)
    expect((await her.send(api.cancelWithdrawal, { id })).body.data.withdrawal.state).toBe('cancelled')
    expect(await balances()).toEqual({ ready: NET, underWay: 0, debt: 0 })
    expect((await approve(id)).body.code).toBe('already_decided')
    await booksHold()
  })
})

describe('staff', () => {
  test('approve it, the bank is paid, and both sides see each step', async () => {
    const { ask, balances, stateOf, her } = await anEarner()
    const { id } = (await ask(500_000)).body.data.withdrawal
    expect((await approve(id)).body.data.withdrawal.state).toBe('approved')
    await send()
    expect(await stateOf(id)).toMatchObject({ state: 'paid', utr: expect.stringMatching(/^TEST/) })
    expect(await balances()).toEqual({ ready: NET - 500_000, underWay: 0, debt: 0 })
    const staff = await the.aStaff()
    const { payout } = (await staff.send(api.getPayout, { id })).body.data
    expect(payout.steps.map(({ what }) => what)).toEqual(['asked', 'approved', 'sending', 'paid'])
    expect(payout).toMatchObject({ earnedPaise: NET, paidBeforePaise: 500_000, account: { state: 'verified' } })
    const { text } = await the.call('GET', `/demo/inbox.json?to=${her.mobile}`)
    expect(text).toContain('₹5,000')
    await booksHold()
  })

  test('refuse it with a reason for the consultant, and the money is ready again', async () => {
    const { ask, balances, stateOf } = await anEarner()
    const { id } = (await ask(500_000)).body.data.withdrawal
    const staff = await the.aStaff()
    const answer = await staff.send(api.refusePayout, { id, reason: 'The name on the papers differs' })
    expect(answer.status).toBe(201)
    expect(await stateOf(id)).toMatchObject({ state: 'refused', note: 'The name on the papers differs' })
    expect(await balances()).toEqual({ ready: NET, underWay: 0, debt: 0 })
    expect((await approve(id)).body.code).toBe('already_decided')
    await booksHold()
  })

  test('are asked for their second factor if it is not fresh', async () => {
    const { ask } = await anEarner()
    const { id } = (await ask(500_000)).body.data.withdrawal
    const staff = await the.aStaff()
    the.clock.advance({ minutes: 16 })
    expect((await staff.send(api.approvePayout, { id })).body.code).toBe('second_factor_needed')
    expect((await staff.send(api.refusePayout, { id, reason: 'No' })).body.code).toBe('second_factor_needed')
  })

  test('of two concurrent decisions one is refused as already decided', async () => {
    const { ask, balances } = await anEarner()
    const { id } = (await ask(500_000)).body.data.withdrawal
    const [one, other] = [await the.aStaff(), await the.aStaff()]
    const answers = await Promise.all([
      one.send(api.approvePayout, { id }),
      other.send(api.refusePayout, { id, reason: 'Not yet' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    await send()
    expect((await balances()).underWay).toBe(0)
    await booksHold()
  })

  test('find withdrawals by reference, name and state, on the screen and as CSV', async () => {
    const { ask } = await anEarner()
    const { id, reference } = (await ask(500_000)).body.data.withdrawal
    const staff = await the.aStaff()
    const found = async (input: object) =>
      (await staff.send(api.listPayouts, input)).body.data.data.map((row) => row.id)
    expect(await found({ search: reference })).toEqual([id])
    expect(await found({ state: 'asked', search: 'meera' })).toContain(id)
    expect(await found({ state: 'paid', search: reference })).toEqual([])
    const { waiting, provider } = (await staff.send(api.countPayouts, {})).body.data
    const { url } = (await staff.send(api.exportPayouts, { state: 'asked', search: reference })).body.data
    const lines = (await the.call('GET', url)).text.trim().split('\r\n')
    expect([lines.length, lines[1]]).toEqual([
      2,
      expect.stringMatching(`${reference},.*,Meera Kulkarni,.*,5000\\.00,asked,`),
    ])
    const { data: asked, count } = (await staff.send(api.listPayouts, { state: 'asked', limit: 100 })).body.data
    expect(count).toBe(asked.length)
    const amountPaise = asked.reduce((sum, row) => sum + row.amountPaise, 0)
    expect([provider, waiting]).toEqual(['test', { withdrawals: count, amountPaise }])
  })
})

describe('the bank', () => {
  test('that returns a payout returns the money, with its reason', async () => {
    const { ask, balances, stateOf } = await anEarner('1111')
    const { id } = (await ask(500_000)).body.data.withdrawal
    await approve(id)
    await send()
    expect(await stateOf(id)).toMatchObject({ state: 'failed', note: 'This bank account cannot receive payments.' })
    expect(await balances()).toEqual({ ready: NET, underWay: 0, debt: 0 })
    await booksHold()
  })

  test('that is slow is polled until it has paid, and the account cannot be removed until then', async () => {
    const { her, ask, stateOf, bankAccountId } = await anEarner('2222')
    const { id } = (await ask(500_000)).body.data.withdrawal
    await approve(id)
    await send()
    expect(await stateOf(id)).toMatchObject({ state: 'sending' })
    const otp = await the.codeFor(her.mobile)
    expect((await her.send(removeBankAccount, { id: bankAccountId, otp })).body.code).toBe('withdrawal_under_way')
    the.clock.advance({ minutes: 2 })
    await Promise.all([send(), send(), send()])
    expect(await stateOf(id)).toMatchObject({ state: 'paid' })
    await booksHold()
  })

  test('is applied once, whatever it reports in any number and order, also if it returns the money later', async () => {
    const { ask, balances, stateOf } = await anEarner('2222')
    const { id } = (await ask(500_000)).body.data.withdrawal
    await approve(id)
    await send()
    const say = (state: 'sending' | 'paid' | 'failed') =>
      settlePayout(the.app.services, id, { payoutId: `p-${id}`, state, utr: 'N1', reason: 'Returned' }, the.clock.now())
    await Promise.all([say('paid'), say('sending'), say('paid'), say('sending'), say('paid')])
    expect(await stateOf(id)).toMatchObject({ state: 'paid' })
    expect(await balances()).toEqual({ ready: NET - 500_000, underWay: 0, debt: 0 })
    await Promise.all([say('failed'), say('failed'), say('paid')])
    expect(await stateOf(id)).toMatchObject({ state: 'failed', note: 'Returned' })
    expect(await balances()).toEqual({ ready: NET, underWay: 0, debt: 0 })
    await booksHold()
  })
})

test('a refund after the payout becomes a debt; the next earning pays it, and the history shows which withdrawal paid what', async () => {
  const { her, ask, line, balances } = await anEarner()
  const { id, reference } = (await ask(NET)).body.data.withdrawal
  await approve(id)
  await send()
  expect((await her.send(listEarnings, {})).body.data.data[0]).toMatchObject({ state: 'paid', paidBy: reference })
  await refundEarned(the, line, line.totalPaise / 2)
  expect(await balances()).toEqual({ ready: 0, underWay: 0, debt: -NET / 2 })
  await earnedLine(the, { pricePaise: 1_000_000, consultantId: her.id })
  await afterTheHold(the)
  expect(await balances()).toEqual({ ready: NET / 2, underWay: 0, debt: 0 })
  const { whereabouts } = (await her.send(listEarnings, {})).body.data
  expect(whereabouts).toMatchObject({ paidPaise: NET, readyPaise: NET / 2, owedPaise: 0 })
  await booksHold()
})

test('statements are available as PDF and CSV, through a link without a token', async () => {
  const { her } = await anEarner()
  const today = the.clock.now().toISOString().slice(0, 10)
  const from = new Date(the.clock.now().getTime() - 7 * 86_400_000).toISOString().slice(0, 10)
  const fetched = async (format: 'pdf' | 'csv', statement: 'earnings' | 'tds') => {
    const { body } = await her.send(api.linkStatement, { from, to: today, format, statement })
    return the.call('GET', body.data.url)
  }
  const csv = await fetched('csv', 'earnings')
  const [header, line] = csv.text.split('\r\n')
  expect(header).toContain('Order,Entry,Booking,Customer,Work')
  expect(line).toMatch(/,earned,ORD-\d+,[^,]*,Project report,/)
  expect(line).toContain(`,10000.00,2000.00,360.00,50.00,500.00,0.00,${(NET / 100).toFixed(2)},ready`)
  for (const statement of ['earnings', 'tds'] as const) {
    const pdf = await fetched('pdf', statement)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  }
  const wrongWay = { from: today, to: from, format: 'pdf' } as const
  expect((await her.send(api.linkStatement, wrongWay)).status).toBe(422)
})
