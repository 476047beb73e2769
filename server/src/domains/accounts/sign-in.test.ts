import { describe, expect, test } from 'vitest'
import * as api from '#contract/accounts/endpoints.ts'
import { loginStaff } from '#contract/accounts/second-factor.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'

/** A complete registration; each test changes what it is about. */
const registration = (mobile: string, otp: string) => ({
  ...{ otp, mobile, email: 'sunita@example.in', pincode: '411001', city: 'Pune', state: 'Maharashtra' },
  ...{ source: 'popup', name: 'Sunita Verma', password: 'aB3dE6gH', confirm_password: 'aB3dE6gH' },
})

describe('verify', () => {
  test('a known number is verified, each account type by its own endpoint', async () => {
    const { aCustomer, aConsultant, send } = await world()
    const [customer, consultant] = [await aCustomer(), await aConsultant()]
    expect((await send(api.verifyUser, customer)).body.data).toEqual({ mobile: customer.mobile, userVerified: true })
    expect((await send(api.verifyConsultant, consultant)).status).toBe(200)
    expect((await send(api.verifyConsultant, customer)).status).toBe(422)
  })

  test('an unknown number is 422 with the number in the error', async () => {
    const { send } = await world()
    const mobile = newMobile()
    const { status, body } = await send(api.verifyUser, { mobile })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'mobile_not_registered', mobile })
  })

  test('only an unknown number is 422; an invalid mobile number is 400 with the text for its field', async () => {
    const { call } = await world()
    for (const path of ['/api/mobile/v1/verify', '/api/mobile/v1/consultant/verify'])
      for (const sent of [
        { mobile: '12345' },
        { mobile: '1234567890' },
        { mobile: 9_876_543_210 },
        { mobile: null },
        {},
      ]) {
        const { status, body } = await call('POST', path, { body: sent })
        expect([path, sent, status, body.code]).toEqual([path, sent, 400, 'mobile_malformed'])
        expect(body.message).toMatch(/^Enter a 10-digit Indian mobile number/)
        expect(Object.keys(body.errors ?? {})).toEqual(['mobile'])
      }
  })

  test('allows at most 30 requests per minute and address', async () => {
    const { send } = await world()
    const from = { address: '203.0.113.9' }
    const ask = () => send(api.verifyUser, { mobile: newMobile() }, from)
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(30)
    const refused = answers.find((answer) => answer.status === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('login', () => {
  test('returns SPEC’s record and text, and the token works', async () => {
    const there = await world()
    const { id, mobile, name, email } = await there.aCustomer()
    const otp = await there.codeFor(mobile)
    const { status, body } = await there.send(api.loginUser, { mobile, otp })
    expect(status).toBe(200)
    expect(body.message).toBe('Login successfull')
    expect(body.data).toEqual({ token: expect.any(String), id, name, mobile, email, thumbnail: null, type: 'user' })
    const mine = await there.send(api.getUserDetails, {}, { token: body.data.token })
    expect(mine.body.data).toMatchObject({ id, mobile, city: 'New Delhi', profileComplete: true })
  })

  test('is notified by email once for each unknown browser', async () => {
    const there = await world()
    const { mobile, email } = await there.aCustomer()
    const login = async (browser: string) => {
      there.clock.advance({ minutes: 1 })
      const otp = await there.codeFor(mobile)
      return there.send(api.loginUser, { mobile, otp }, { headers: { 'user-agent': browser } })
    }
    const [phone, laptop] = [
      'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
      'Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0',
    ]
    for (const browser of [phone, phone, laptop]) expect((await login(browser)).status).toBe(200)
    const notified = await there.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', email)
      .where('message', '=', 'signed_in_on_new_device')
      .execute()
    expect(notified).toHaveLength(2)
  })

  test('checking a code does not consume it; signing in does', async () => {
    const there = await world()
    const { mobile } = await there.aCustomer()
    const otp = await there.codeFor(mobile)
    expect((await there.send(api.verifyOtp, { mobile, otp })).body.data).toEqual({ mobile, otpVerified: true })
    const tries = await Promise.all([1, 2, 3, 4].map(() => there.send(api.loginUser, { mobile, otp })))
    expect(tries.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400])
  })

  test('a number without an account of that type is 422, and its code remains valid for registration', async () => {
    const there = await world()
    const mobile = newMobile()
    const otp = await there.codeFor(mobile)
    expect((await there.send(api.loginUser, { mobile, otp })).status).toBe(422)
    expect((await there.send(api.registerUser, registration(mobile, otp))).status).toBe(201)
  })

  test('a suspended account gets the reason and no token', async () => {
    const there = await world()
    const { id, mobile } = await there.aCustomer()
    await there.db.updateTable('accounts').set({ suspended_at: there.clock.now() }).where('id', '=', id).execute()
    const otp = await there.codeFor(mobile)
    expect((await there.send(api.loginUser, { mobile, otp })).body.code).toBe('account_suspended')
  })

  test('staff sign in only by their own endpoint', async () => {
    const there = await world()
    const { mobile } = await there.aStaff()
    const otp = await there.codeFor(mobile)
    expect((await there.send(api.loginUser, { mobile, otp })).status).toBe(422)
    const { data } = (await there.send(loginStaff, { mobile, otp })).body
    expect(data).toMatchObject({ ticket: expect.any(String) })
    expect(data).not.toHaveProperty('token')
  })
})

describe('registration', () => {
  test('creates the account, stores the consent with its versions, and signs in', async () => {
    const there = await world()
    const mobile = newMobile()
    const otp = await there.codeFor(mobile)
    const { status, body } = await there.send(api.registerUser, { ...registration(mobile, otp), remarks: 'Dal mill' })
    expect(status).toBe(201)
    expect(body.message).toBe('Registration successfull')
    expect(body.data).toMatchObject({ mobile, name: 'Sunita Verma', email: 'sunita@example.in', type: 'user' })
    const stored = await there.db
      .selectFrom('accounts')
      .selectAll()
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ remarks: 'Dal mill', source: 'popup', city: 'Pune' })
    expect(stored.password_hash).toMatch(/^scrypt\$/)
    const consents = await there.db
      .selectFrom('consents')
      .select(['document', 'version'])
      .where('account_id', '=', stored.id)
      .execute()
    expect(consents.map(({ document }) => document).sort()).toEqual(['privacy', 'terms'])
  })

  test('one mobile number has one account of each type, also under concurrency', async () => {
    const there = await world()
    const mobile = newMobile()
    const otp = await there.codeFor(mobile)
    const at = await Promise.all([1, 2, 3].map(() => there.send(api.registerUser, registration(mobile, otp))))
    expect(at.filter((answer) => answer.status === 201)).toHaveLength(1)
    there.clock.advance({ seconds: 31 })
    const again = await there.send(api.registerUser, registration(mobile, await there.codeFor(mobile)))
    expect(again.body.code).toBe('mobile_taken')
    there.clock.advance({ seconds: 31 })
    const asConsultant = await there.send(api.registerConsultant, registration(mobile, await there.codeFor(mobile)))
    expect(asConsultant.body.data).toMatchObject({ mobile, type: 'consultant' })
  })

  test('two different passwords are reported on the field', async () => {
    const { send } = await world()
    const given = { ...registration(newMobile(), '123456'), confirm_password: 'another1' }
    const { status, body } = await send(api.registerUser, given)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ confirm_password: ['The two passwords do not match.'] })
  })
})

describe('guest booking', () => {
  test('a name, a mobile number and its code are enough; the profile is completed later', async () => {
    const there = await world()
    const mobile = newMobile()
    const { status, body } = await there.send(api.loginGuest, {
      name: 'Ravi',
      mobile,
      otp: await there.codeFor(mobile),
    })
    expect([status, body.message]).toEqual([200, ''])
    const token = body.data.token
    expect((await there.send(api.getUserDetails, {}, { token })).body.data.profileComplete).toBe(false)
    const rest = { email: 'ravi@example.in', pincode: '560001', city: 'Bengaluru', state: 'Karnataka' }
    const done = await there.send(api.updateProfile, rest, { token })
    expect(done.body).toMatchObject({ message: 'Profile updated', data: { profileComplete: true, city: 'Bengaluru' } })
  })

  test('a known number signs in to its existing account, which keeps its name', async () => {
    const there = await world()
    const { id, mobile, name } = await there.aCustomer()
    const otp = await there.codeFor(mobile)
    const { body } = await there.send(api.loginGuest, { name: 'Somebody', mobile, otp })
    expect(body.data).toMatchObject({ id, name })
  })
})
