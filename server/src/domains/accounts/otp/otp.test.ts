import { describe, expect, test } from 'vitest'
import * as api from '#contract/accounts/endpoints.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'

const realCaps = () => world({ env: { OTP_CAPS: 'real' } })
const wrongOf = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

describe('a code', () => {
  test('is sent by SMS, with the same response for known and unknown numbers', async () => {
    const { aCustomer, send, otpFor } = await world()
    const { mobile } = await aCustomer()
    const [known, unknown] = [await send(api.sendOtp, { mobile }), await send(api.sendOtp, { mobile: newMobile() })]
    expect(known.status).toBe(200)
    expect({ ...known.body.data, mobile: '' }).toEqual({ ...unknown.body.data, mobile: '' })
    expect(await otpFor(mobile)).toMatch(/^\d{6}$/)
  })

  test('is stored only as a keyed hash', async () => {
    const { send, otpFor, db } = await world()
    const mobile = newMobile()
    await send(api.sendOtp, { mobile })
    const otp = (await otpFor(mobile))!
    const stored = await db.selectFrom('otp_codes').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(otp)
    const waiting = await db.selectFrom('outbox').selectAll().where('recipient', '=', mobile).execute()
    expect(JSON.stringify(waiting)).not.toContain(otp)
  })

  test('is refused with SPEC’s text if wrong', async () => {
    const { send, otpFor } = await world()
    const mobile = newMobile()
    await send(api.sendOtp, { mobile })
    const { status, body } = await send(api.verifyOtp, { mobile, otp: wrongOf((await otpFor(mobile))!) })
    expect([status, body.message, body.code]).toEqual([400, 'Invalid OTP! Please try again.', 'invalid_otp'])
  })

  test('expires after five minutes', async () => {
    const { send, otpFor, clock } = await world()
    const mobile = newMobile()
    await send(api.sendOtp, { mobile })
    const otp = (await otpFor(mobile))!
    clock.advance({ minutes: 4, seconds: 59 })
    expect((await send(api.verifyOtp, { mobile, otp })).status).toBe(200)
    clock.advance({ seconds: 1 })
    expect((await send(api.verifyOtp, { mobile, otp })).body.code).toBe('otp_expired')
  })

  test('is invalidated after five wrong attempts', async () => {
    const { send, otpFor } = await world()
    const mobile = newMobile()
    await send(api.sendOtp, { mobile })
    const otp = (await otpFor(mobile))!
    for (let i = 0; i < 5; i++) await send(api.verifyOtp, { mobile, otp: wrongOf(otp) })
    expect((await send(api.verifyOtp, { mobile, otp })).body.code).toBe('otp_expired')
  })
})

test('a wrong code gets the same response whether a code is outstanding, expired, used, invalidated or was never sent', async () => {
  const { send, otpFor, clock } = await world()
  const sentTo = async () => {
    const mobile = newMobile()
    await send(api.sendOtp, { mobile })
    return { mobile, otp: (await otpFor(mobile))! }
  }
  const expired = await sentTo()
  clock.advance({ minutes: 6 })
  const [outstanding, used, dead] = [await sentTo(), await sentTo(), await sentTo()]
  const guest = await send(api.loginGuest, { ...used, name: 'Asha Rao' })
  expect(guest.status).toBe(200)
  for (let i = 0; i < 5; i++) await send(api.verifyOtp, { mobile: dead.mobile, otp: wrongOf(dead.otp) })
  const never = { mobile: newMobile(), otp: '123456' }
  for (const endpoint of [api.verifyOtp, api.loginUser, api.loginGuest]) {
    const answers = await Promise.all(
      [never, outstanding, expired, used, dead].map(async ({ mobile, otp }) => {
        const { status, body } = await send(endpoint, { name: 'Asha Rao', mobile, otp: wrongOf(otp) })
        return { status, ...body, requestId: '', mobile: body.mobile === mobile }
      }),
    )
    expect(answers[0]).toMatchObject({ status: 400, code: 'invalid_otp', mobile: true })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  }
})

test('ten wrong attempts in a row lock the number for 15 minutes; a new code neither resets the count nor unlocks it', async () => {
  const { send, otpFor, clock } = await world()
  const mobile = newMobile()
  for (let round = 0; round < 2; round++) {
    await send(api.sendOtp, { mobile })
    const otp = (await otpFor(mobile))!
    for (let i = 0; i < 5; i++) await send(api.verifyOtp, { mobile, otp: wrongOf(otp) })
    clock.advance({ seconds: 40 })
  }
  const locked = await send(api.sendOtp, { mobile })
  expect([locked.status, locked.body.code]).toEqual([429, 'number_locked'])
  expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(900)
  clock.advance({ minutes: 15 })
  await send(api.sendOtp, { mobile })
  expect((await send(api.verifyOtp, { mobile, otp: (await otpFor(mobile))! })).status).toBe(200)
})

describe('sending, with the production limits', () => {
  test('requires 30 seconds between two codes', async () => {
    const { send, clock } = await realCaps()
    const mobile = newMobile()
    const ask = () => send(api.sendOtp, { mobile })
    expect((await ask()).status).toBe(200)
    const tooSoon = await ask()
    expect([tooSoon.body.code, tooSoon.headers['retry-after']]).toEqual(['otp_too_soon', '30'])
    clock.advance({ seconds: 30 })
    expect((await ask()).status).toBe(200)
  })

  test('allows three codes per number in ten minutes and ten per day', async () => {
    const { send, clock } = await realCaps()
    const mobile = newMobile()
    const inTenMinutes: number[] = []
    for (let i = 0; i < 5; i++) {
      inTenMinutes.push((await send(api.sendOtp, { mobile })).status)
      clock.advance({ seconds: 31 })
    }
    expect(inTenMinutes).toEqual([200, 200, 200, 429, 429])
    let sent = 3
    for (let i = 0; i < 20; i++) {
      clock.advance({ minutes: 11 })
      if ((await send(api.sendOtp, { mobile })).status === 200) sent += 1
    }
    expect(sent).toBe(10)
  })

  test('allows sixty codes per address and hour, regardless of forged forwarding headers', async () => {
    const { send } = await realCaps()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        send(
          api.sendOtp,
          { mobile: newMobile() },
          { address: '203.0.113.77', headers: { 'x-forwarded-for': `198.51.100.${i}` } },
        ),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(60)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20)
  })

  test('is limited across processes: parallel requests for one number send one code', async () => {
    const [one, other] = [await realCaps(), await world({ env: { OTP_CAPS: 'real' }, process: 'second' })]
    other.clock.set(one.clock.now())
    const mobile = newMobile()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).send(api.sendOtp, { mobile })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })
})
