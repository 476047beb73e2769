import { expect, test } from 'vitest'
import { loginGuest, sendOtp, verifyOtp } from '#contract/accounts/endpoints.ts'
import * as privacy from '#contract/accounts/privacy.ts'
import { newToken } from '#server/platform/security/secrets.ts'
import { newMobile } from '#test/people.ts'
import { type World, world } from '#test/world.ts'
import { carryOutDeletions } from '../privacy/jobs.ts'
import { deleteUnusedDevices } from './service.ts'

const there = await world({ env: { OTP_CAPS: 'real' } })
const wrongOf = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

/** A browser with its device marker; without one it is an unknown device. */
function browser({ send, otpFor }: World, mobile: string, marker?: string) {
  const headers: Record<string, string> = marker ? { 'x-device-marker': marker } : {}
  const options = { headers }
  const ask = () => send(sendOtp, { mobile }, options)
  const guess = (otp: string) => send(verifyOtp, { mobile, otp }, options)
  return {
    ask,
    guess,
    async signIn() {
      const sent = await ask()
      if (sent.status !== 200) return sent
      return send(loginGuest, { mobile, otp: (await otpFor(mobile))!, name: 'Asha' }, options)
    },
    async failTenTimes() {
      for (let round = 0; round < 2; round++) {
        await ask()
        const wrong = wrongOf((await otpFor(mobile))!)
        for (let i = 0; i < 5; i++) await guess(wrong)
        there.clock.advance({ seconds: 31 })
      }
      return ask()
    },
  }
}

/** Someone who has signed in once from a browser. */
async function owner(mobile = newMobile()) {
  const marker = newToken()
  const own = browser(there, mobile, marker)
  expect((await own.signIn()).status).toBe(200)
  there.clock.advance({ seconds: 31 })
  return { mobile, marker, ...own }
}

test('unknown devices can lock a number only for unknown devices; a known device is locked only by its own wrong codes', async () => {
  const own = await owner()
  const stranger = browser(there, own.mobile)
  expect((await stranger.failTenTimes()).body.code).toBe('number_locked')
  expect((await own.signIn()).status).toBe(200)
  expect((await stranger.ask()).body.code).toBe('number_locked')
  there.clock.advance({ minutes: 11 })
  expect((await own.failTenTimes()).body.code).toBe('number_locked')
  expect((await own.guess('000000')).body.code).toBe('number_locked')
})

test('unknown devices use up their daily codes; a known device has its own quota', async () => {
  const own = await owner()
  const stranger = browser(there, own.mobile)
  for (let i = 0; i < 10; i++) {
    await stranger.ask()
    there.clock.advance({ minutes: 11 })
  }
  expect((await stranger.ask()).body.code).toBe('otp_limit')
  expect((await own.signIn()).status).toBe(200)
})

test('wrong guesses from an unknown device do not invalidate the code sent to a known device', async () => {
  const own = await owner()
  await own.ask()
  const code = (await there.otpFor(own.mobile))!
  const stranger = browser(there, own.mobile)
  await stranger.ask()
  for (let i = 0; i < 6; i++) await stranger.guess(wrongOf(code))
  expect((await own.guess(code)).status).toBe(200)
})

test('forged markers and markers of another number count as unknown devices', async () => {
  const [own, other] = [await owner(), await owner()]
  expect((await browser(there, own.mobile).failTenTimes()).body.code).toBe('number_locked')
  for (const marker of [newToken(), other.marker, own.marker.slice(1), `${own.marker}A`, ''])
    expect((await browser(there, own.mobile, marker).ask()).body.code).toBe('number_locked')
})

test('the marker is stored as a hash, at most ten per account, for 180 days, and is erased with the account', async () => {
  const mobile = newMobile()
  let last = await owner(mobile)
  for (let i = 0; i < 10; i++) {
    there.clock.advance({ hours: 25 })
    last = await owner(mobile)
  }
  const rows = () => there.db.selectFrom('known_devices').selectAll().where('mobile', '=', mobile).execute()
  const stored = await rows()
  expect(stored).toHaveLength(10)
  expect(JSON.stringify(stored)).not.toContain(last.marker)
  there.clock.advance({ hours: 25 })
  const { token } = (await last.signIn()).body.data as { token: string }
  expect((await there.send(privacy.requestDeletion, {}, { token })).status).toBe(201)
  there.clock.advance({ days: 7 })
  await carryOutDeletions(there.app.services, there.clock.now())
  expect(await rows()).toEqual([])
  expect(await there.db.selectFrom('otp_guards').selectAll().where('mobile', '=', mobile).execute()).toEqual([])
  const rarely = await owner()
  there.clock.advance({ days: 180 })
  await deleteUnusedDevices(there.app.services, there.clock.now())
  expect(await there.db.selectFrom('known_devices').selectAll().where('mobile', '=', rarely.mobile).execute()).toEqual(
    [],
  )
})
