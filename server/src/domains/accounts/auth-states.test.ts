import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { newMobile } from '#test/people.ts'
import { sharedWorld } from '#test/world.ts'
import * as signIn from '../../../../web/app/domains/accounts/sign-in.ts'
import { resetAuthMessage, signedIn, signedOut, useAuth } from '../../../../web/app/domains/accounts/state.ts'
import { createApi } from '../../../../web/app/lib/api.ts'

/** The browser's auth area against the real server: states and resets as SPEC names them. */
async function browser() {
  const there = await sharedWorld()
  const api = createApi({
    fetch: async (path, { method = 'GET', body }) => {
      const answer = await there.call(method, path, { body: JSON.parse(String(body ?? '{}')) })
      return new Response(answer.text, { status: answer.status, headers: { 'content-type': 'application/json' } })
    },
  })
  return { ...there, api }
}

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))
afterEach(() => {
  signedOut()
  signIn.resetSignIn()
  vi.unstubAllGlobals()
})

test('mobile verification sets userVerified, and a reset clears it', async () => {
  const { api, aCustomer } = await browser()
  const { mobile } = await aCustomer()
  const asking = signIn.verifyMobile(api, 'user', mobile)
  expect(useAuth.getState().loading).toBe(true)
  expect(await asking).toBe(true)
  expect(useAuth.getState()).toMatchObject({
    loading: false,
    errors: null,
    userVerified: true,
    verifiedUser: { mobile, userVerified: true },
  })
  signIn.resetUserVerified()
  expect(useAuth.getState()).toMatchObject({ userVerified: false, verifiedUser: null })
})

test('a rejected mobile verification stores the error body and the mobile from the error', async () => {
  const { api } = await browser()
  const mobile = newMobile()
  expect(await signIn.verifyMobile(api, 'consultant', mobile)).toBe(false)
  expect(useAuth.getState()).toMatchObject({
    userVerified: false,
    mobile,
    errors: { code: 'mobile_not_registered', message: 'This mobile number is not registered.', mobile },
  })
})

test('sending sets otpSendStatus; a correct code sets otpVerified, a wrong one stores its error, a reset clears it', async () => {
  const { api, otpFor } = await browser()
  const mobile = newMobile()
  await signIn.askForOtp(api, mobile)
  expect(useAuth.getState().otpSendStatus).toBe(true)
  expect(await signIn.checkOtp(api, mobile, '000000')).toBe(false)
  expect(useAuth.getState()).toMatchObject({
    otpVerified: false,
    errors: { message: 'Invalid OTP! Please try again.', call: 'otp' },
  })
  expect(await signIn.checkOtp(api, mobile, (await otpFor(mobile))!)).toBe(true)
  expect(useAuth.getState()).toMatchObject({ otpVerified: true, errors: null })
  signIn.resetOtpVerified()
  expect(useAuth.getState().otpVerified).toBe(false)
})

test('login stores exactly the seven fields and the message; a reset clears the message, a logout everything else', async () => {
  const { api, aCustomer, codeFor } = await browser()
  const { mobile } = await aCustomer()
  const answer = await signIn.logIn(api, 'user', { mobile, otp: await codeFor(mobile) })
  signedIn({ ...answer!.data, ...{ more: 'than asked' } }, answer!.message)
  const { auth, user, isAuthentiCated, authTypemessage } = useAuth.getState()
  expect(user).toMatchObject({ mobile, type: 'user' })
  expect(Object.keys(auth!).sort()).toEqual(['email', 'id', 'mobile', 'name', 'thumbnail', 'token', 'type'])
  expect([isAuthentiCated, authTypemessage]).toEqual([true, 'Login successfull'])
  resetAuthMessage()
  expect(useAuth.getState().authTypemessage).toBe('')
  signedOut()
  expect(useAuth.getState()).toMatchObject({ auth: null, user: null, isAuthentiCated: false })
})

test('a guest is authenticated with an empty message', async () => {
  const { api, codeFor } = await browser()
  const mobile = newMobile()
  const answer = await signIn.logInAsGuest(api, { name: 'Ramesh Gupta', mobile, otp: await codeFor(mobile) })
  signedIn(answer!.data, answer!.message)
  expect(useAuth.getState()).toMatchObject({ isAuthentiCated: true, authTypemessage: '' })
})

test("after a refused token, the same user signs in again and the call is retried; another user's sign-in does not retry it", async () => {
  const { aCustomer, call } = await browser()
  const { signInAgain } = await import('../../../../web/app/domains/accounts/sign-in-again.ts')
  const [owner, stranger] = [await aCustomer(), await aCustomer()]
  const record = (person: typeof owner, token: string) => ({
    ...{ token, id: person.id, name: 'A person', mobile: person.mobile, email: null, thumbnail: null },
    type: 'user' as const,
  })
  const api = createApi({
    fetch: async (path, { method = 'GET' }) => {
      const answer = await call(method, path, { token: useAuth.getState().auth?.token })
      return new Response(answer.text, { status: answer.status })
    },
    token: () => useAuth.getState().auth?.token,
    onSignedOut: signInAgain,
  })
  const details = 'GET /api/mobile/v1/get-user-details' as Parameters<typeof api.call<Endpoint>>[0]
  const comesBackAs = async (person: typeof owner) => {
    signedIn(record(owner, 'a-token-that-nobody-knows-any-more'))
    const asked = api.call<Endpoint>(details, {})
    await expect.poll(() => useAuth.getState().loginRequest).toBeTruthy()
    expect(useAuth.getState()).toMatchObject({ auth: null, isAuthentiCated: false, interrupted: { id: owner.id } })
    signedIn(record(person, person.token))
    useAuth.setState({ loginRequest: null })
    return asked
  }
  expect((await comesBackAs(owner)).data).toMatchObject({ id: owner.id })
  await expect(comesBackAs(stranger)).rejects.toMatchObject({ status: 401 })
})
