import { beforeAll, describe, expect, test } from 'vitest'
import {
  enrolSecondFactor,
  getSecondFactor,
  proveSecondFactor,
  renewRecoveryCodes,
  renewSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { appCode, halfSignIn, signInStaff } from '#test/staff-sign-in.ts'
import { type World, world } from '#test/world.ts'
import { resetSecondFactor } from '../service.ts'
import { codeAt, stepAt } from './rules.ts'

let the: World
beforeAll(async () => {
  the = await world()
})

/** A staff member with an authenticator app, and their recovery codes. */
async function enrolled() {
  const { mobile, id } = await the.aStaff()
  const { body } = await signInStaff(the, mobile)
  const { recoveryCodes } = body.data as unknown as { recoveryCodes: string[] }
  return { mobile, id, recoveryCodes, token: body.data.token }
}
async function ticketOf(mobile: string) {
  the.clock.advance({ minutes: 1 })
  return (await halfSignIn(the, mobile)).ticket
}
const wrongOf = (code: string) => String((Number(code) + 7) % 1_000_000).padStart(6, '0')

describe('setup', () => {
  test('the first sign-in shows the secret; a code from it signs in and returns ten recovery codes', async () => {
    const { mobile, id } = await the.aStaff()
    const { ticket, enrolment } = await halfSignIn(the, mobile)
    expect(enrolment?.uri).toContain('otpauth://totp/')
    expect(enrolment?.qr.squares).toBeGreaterThan(20)
    const code = codeAt(enrolment!.secret.replaceAll(' ', ''), stepAt(the.clock.now()))
    const { status, body } = await the.send(enrolSecondFactor, { ticket, code })
    expect([status, body.data.type, body.data.recoveryCodes.length]).toEqual([201, 'admin', 10])
    expect((await the.call('GET', '/api/web/v1/admin/people', { token: body.data.token })).status).toBe(200)
    const { rows } = await the.pool.query(`select action from audit_entries where subject_id = $1`, [String(id)])
    expect(rows).toEqual([{ action: 'staff.second_factor_enrolled' }])
  })

  test('the secret is encrypted in the database, and recovery codes are stored only as hashes', async () => {
    const { mobile, id } = await the.aStaff()
    const { ticket, enrolment } = await halfSignIn(the, mobile)
    const { body } = await the.send(enrolSecondFactor, { ticket, code: await appCode(the, mobile) })
    const { rows } = await the.pool.query(
      `select encode(secret, 'escape') as secret, (select string_agg(encode(code_hash, 'escape'), '') from recovery_codes where account_id = $1) as codes
       from second_factors where account_id = $1`,
      [id],
    )
    expect(rows[0].secret).not.toContain(enrolment!.secret.replaceAll(' ', ''))
    for (const code of body.data.recoveryCodes) expect(rows[0].codes).not.toContain(code)
  })

  test('the ticket alone grants nothing, works once, and expires after ten minutes', async () => {
    const { mobile } = await the.aStaff()
    const { ticket } = await halfSignIn(the, mobile)
    expect((await the.call('GET', '/api/web/v1/admin/people', { token: ticket })).status).toBe(401)
    the.clock.advance({ minutes: 10 })
    const late = await the.send(enrolSecondFactor, { ticket, code: await appCode(the, mobile) })
    expect(late.body.code).toBe('sign_in_expired')
    const fresh = await ticketOf(mobile)
    expect((await the.send(enrolSecondFactor, { ticket: fresh, code: await appCode(the, mobile) })).status).toBe(201)
    const again = await the.send(enrolSecondFactor, { ticket: fresh, code: await appCode(the, mobile) })
    expect(again.body.code).toBe('sign_in_expired')
  })
})

describe('verification', () => {
  test('once set up, the secret is never returned again, and the app code is required', async () => {
    const { mobile } = await enrolled()
    the.clock.advance({ minutes: 1 })
    expect(await halfSignIn(the, mobile)).toMatchObject({ enrolment: null })
    const ticket = await ticketOf(mobile)
    const { status, body } = await the.send(proveSecondFactor, { ticket, code: await appCode(the, mobile) })
    expect([status, body.data.recoveryCodesLeft]).toEqual([200, 10])
  })

  test('a code is accepted once, even when presented twice concurrently', async () => {
    const { mobile } = await enrolled()
    const tickets = [await ticketOf(mobile), await ticketOf(mobile)]
    const code = await appCode(the, mobile)
    const answers = await Promise.all(tickets.map((ticket) => the.send(proveSecondFactor, { ticket, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)!.body.code).toBe('second_factor_used')
  })

  test('five wrong codes lock it for 15 minutes across all tickets, and a correct code is refused too', async () => {
    const { mobile } = await enrolled()
    const first = await ticketOf(mobile)
    const code = wrongOf(await appCode(the, mobile))
    for (let i = 0; i < 4; i++) {
      expect((await the.send(proveSecondFactor, { ticket: first, code })).body.code).toBe('second_factor_wrong')
    }
    const second = await ticketOf(mobile)
    const locked = await the.send(proveSecondFactor, { ticket: second, code })
    expect([locked.status, locked.body.code]).toEqual([429, 'second_factor_locked'])
    const right = { ticket: second, code: await appCode(the, mobile) }
    expect((await the.send(proveSecondFactor, right)).body.code).toBe('second_factor_locked')
    the.clock.advance({ minutes: 15 })
    const after = { ticket: await ticketOf(mobile), code: await appCode(the, mobile) }
    expect((await the.send(proveSecondFactor, after)).status).toBe(200)
  })

  test('a recovery code signs in once, in any notation', async () => {
    const { mobile, recoveryCodes } = await enrolled()
    const code = recoveryCodes[3]!.replace('-', '').toLowerCase()
    const { status, body } = await the.send(proveSecondFactor, { ticket: await ticketOf(mobile), code })
    expect([status, body.data.recoveryCodesLeft]).toEqual([200, 9])
    const again = await the.send(proveSecondFactor, { ticket: await ticketOf(mobile), code })
    expect(again.body.code).toBe('second_factor_wrong')
  })
})

test('a code is fresh for 15 minutes on its device and has to be entered again afterwards', async () => {
  const { mobile, token } = await enrolled()
  const accountStatus = async () => (await the.send(getSecondFactor, {}, { token })).body.data.freshUntil
  expect(await accountStatus()).not.toBeNull()
  the.clock.advance({ minutes: 15 })
  expect(await accountStatus()).toBeNull()
  const { status } = await the.send(renewSecondFactor, { code: await appCode(the, mobile) }, { token })
  expect([status, (await accountStatus()) !== null]).toEqual([200, true])
})

test('new recovery codes require the app code; the previous ones no longer sign in', async () => {
  const { mobile, id, token, recoveryCodes } = await enrolled()
  const ask = (code: string) => the.send(renewRecoveryCodes, { code }, { token })
  expect((await ask(recoveryCodes[0]!)).status).toBe(422)
  expect((await ask(wrongOf(await appCode(the, mobile)))).body.code).toBe('second_factor_wrong')
  const code = await appCode(the, mobile)
  const answers = await Promise.all([ask(code), ask(code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  const fresh = answers.find(({ status }) => status === 201)!.body.data.recoveryCodes
  expect([fresh.length, fresh.filter((one) => recoveryCodes.includes(one))]).toEqual([10, []])
  const signIn = async (recoveryCode: string) =>
    (await the.send(proveSecondFactor, { ticket: await ticketOf(mobile), code: recoveryCode })).status
  expect([await signIn(recoveryCodes[1]!), await signIn(fresh[1]!)]).toEqual([400, 200])
  expect((await the.send(getSecondFactor, {}, { token })).body.data.recoveryCodesLeft).toBe(9)
  const { rows } = await the.pool.query(
    `select action from audit_entries where actor_id = $1 and action = 'staff.recovery_codes_renewed'`,
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('after a lost phone, the command removes the app, signs out everywhere, and the next sign-in sets up a new one', async () => {
  const { mobile, id, token } = await enrolled()
  expect(await resetSecondFactor(the.db, mobile, the.clock.now())).toEqual({ name: 'Meera Iyer', had: true })
  expect((await the.call('GET', '/api/web/v1/admin/people', { token })).status).toBe(401)
  the.clock.advance({ minutes: 1 })
  expect((await halfSignIn(the, mobile)).enrolment).not.toBeNull()
  const { rows } = await the.pool.query(
    `select reason from audit_entries where action = 'staff.second_factor_reset' and subject_id = $1`,
    [String(id)],
  )
  expect(rows).toEqual([{ reason: 'npm run staff' }])
  expect(await resetSecondFactor(the.db, '9811100009', the.clock.now())).toBeUndefined()
})
