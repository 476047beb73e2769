import { beforeAll, describe, expect, test } from 'vitest'
import { gstinCheckCharacter } from '#contract/orders/tax-ids.ts'
import { addBankAccount, getBankDetails, removeBankAccount, saveTaxNumbers } from '#contract/payouts/bank-details.ts'
import { aCheckedAccount, addAccount, newNumber } from '#test/bank-accounts.ts'
import { type World, world } from '#test/world.ts'
import { checkBankAccounts } from './jobs.ts'

let the: World
beforeAll(async () => {
  the = await world()
})
const check = () => checkBankAccounts(the.app.services, the.clock.now())
const codeFor = (mobile: string) => {
  the.clock.advance({ seconds: 40 })
  return the.codeFor(mobile)
}
const gstinOf = (pan: string) => `27${pan}1Z${gstinCheckCharacter(`27${pan}1Z`)}`

describe('an account', () => {
  test('is added with a fresh OTP, verified with the bank, and shown by its last four digits only', async () => {
    const her = await the.aConsultant({ name: 'Meera Kulkarni' })
    const { status, body } = await addAccount(the, her)
    expect([status, body.data.accounts]).toMatchObject([
      201,
      [{ ending: '4021', bank: 'HDFC Bank', state: 'checking', holder: 'Meera Kulkarni' }],
    ])
    await check()
    const { data } = (await her.send(getBankDetails, {})).body
    expect(data.accounts[0]).toMatchObject({ state: 'verified' })
    expect(JSON.stringify(data)).not.toContain('5010')
    const { rows } = await the.pool.query('select * from bank_accounts where consultant_id = $1', [her.id])
    const stored = `${JSON.stringify(rows)} ${rows.map(({ number }: { number: Buffer }) => number.toString('latin1')).join()}`
    expect(stored).not.toContain('5010')
  })

  test('needs a correct OTP', async () => {
    const her = await the.aConsultant()
    const number = newNumber()
    const wrong = String((Number(await codeFor(her.mobile)) + 1) % 1_000_000).padStart(6, '0')
    const given = {
      otp: wrong,
      kind: 'current',
      number,
      numberAgain: number,
      ifsc: 'SBIN0000454',
      holder: 'A',
    } as const
    expect((await her.send(addBankAccount, given)).body.code).toBe('invalid_otp')
    expect((await her.send(getBankDetails, {})).body.data).toMatchObject({ accounts: [], lockedUntil: null })
  })

  test.each([
    [{ number: '12345678' }, 'number'],
    [{ numberAgain: '501002418770' }, 'numberAgain'],
    [{ ifsc: 'HDFC1000007' }, 'ifsc'],
    [{ ifsc: 'ZZZZ0000007' }, 'ifsc'],
    [{ holder: ' ' }, 'holder'],
  ])('with an error (%o) is reported on its field', async (mistake, field) => {
    const her = await the.aConsultant()
    const fine = { otp: '123456', kind: 'savings', number: '50100241877012', numberAgain: '50100241877012' } as const
    const given = { ...fine, ifsc: 'HDFC0000007', holder: 'Asha', ...mistake }
    const { status, body } = await her.send(addBankAccount, given)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])])
  })

  test('with another name is refused with the name at the bank', async () => {
    const her = await the.aConsultant()
    await addAccount(the, her, newNumber('0000'))
    await check()
    expect((await her.send(getBankDetails, {})).body.data.accounts[0]).toMatchObject({
      state: 'refused',
      bankSays: 'Milind Deshpande',
    })
  })

  test('without an answer from the bank is checked again', async () => {
    const her = await the.aConsultant()
    await addAccount(the, her, newNumber('9999'))
    const state = async () => (await her.send(getBankDetails, {})).body.data.accounts[0]!.state
    await check()
    expect(await state()).toBe('checking')
    the.clock.advance({ minutes: 2 })
    await check()
    expect(await state()).toBe('verified')
  })

  test('can be added once, and then blocks withdrawals for a day', async () => {
    const her = await the.aConsultant()
    const number = newNumber()
    await addAccount(the, her, number)
    const added = the.clock.now().getTime()
    expect((await addAccount(the, her, number)).body.code).toBe('bank_account_known')
    const { lockedUntil } = (await her.send(getBankDetails, {})).body.data
    expect(new Date(lockedUntil!).getTime() - added).toBe(24 * 3_600_000)
    the.clock.advance({ hours: 24 })
    expect((await her.send(getBankDetails, {})).body.data.lockedUntil).toBeNull()
  })

  test('is removed with a fresh OTP, by its owner only', async () => {
    const [her, him] = [await the.aConsultant(), await the.aConsultant()]
    const id = await aCheckedAccount(the, her)
    expect((await him.send(removeBankAccount, { id, otp: await codeFor(him.mobile) })).status).toBe(404)
    expect((await her.send(removeBankAccount, { id, otp: await codeFor(her.mobile) })).body.data.accounts).toEqual([])
  })
})

describe('tax numbers', () => {
  test('are encrypted, shown masked, and a later GSTIN must match the PAN', async () => {
    const her = await the.aConsultant()
    const save = async (numbers: object) => her.send(saveTaxNumbers, { otp: await codeFor(her.mobile), ...numbers })
    expect((await save({ pan: 'abcpk 1234m' })).body.data.pan).toBe('ABCPK····M')
    expect((await save({ gstin: gstinOf('ABCPK9999Z') })).body.code).toBe('gstin_of_another_pan')
    expect((await save({ gstin: gstinOf('ABCPK1234M') })).body.data.gstin).toMatch(/^27ABCPK····M1Z.$/)
    const { rows } = await the.pool.query(
      `select t.*, (select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') from audit_entries where actor_id = $1) as told
       from tax_identities t where account_id = $1`,
      [her.id],
    )
    expect(`${rows[0].notified} ${rows[0].pan.toString('latin1')} ${rows[0].gstin.toString('latin1')}`).not.toContain(
      '1234',
    )
  })

  test.each([{ pan: 'ABCDE1234' }, { pan: 'ABCXK1234M' }, { gstin: '27ABCPK1234M1Z0' }, {}])(
    '%o is refused before the OTP is consumed',
    async (numbers) => {
      const her = await the.aConsultant()
      expect((await her.send(saveTaxNumbers, { otp: '123456', ...numbers })).status).toBe(422)
    },
  )
})
