import { beforeEach, expect, test } from 'vitest'
import type { Call, Endpoint } from '#contract/endpoint.ts'
import { createApi } from '~/lib/api.ts'
import { fakeBrowser } from '../../../test/fake-browser.ts'
import { signInAgain } from './sign-in-again.ts'
import { closeLogin, openLogin, signedIn, useAuth } from './state.ts'

const asha = { id: 7, name: 'Asha', mobile: '9000000007', email: null, thumbnail: null, type: 'user' } as const

beforeEach(() => {
  fakeBrowser()
  useAuth.setState({ auth: null, isAuthentiCated: false, known: true, loginRequest: null, interrupted: null })
})

/** A fake server that accepts one token and records its calls. */
function serverThatKnows(known: string) {
  const done: string[] = []
  const api = createApi({
    fetch: async (url, { headers }) => {
      const isKnown = new Headers(headers).get('authorization') === `Bearer ${known}`
      if (isKnown) done.push(url)
      return isKnown
        ? Response.json({ message: '', data: {} })
        : Response.json({ message: 'Please log in to continue.', code: 'not_signed_in' }, { status: 401 })
    },
    token: () => useAuth.getState().auth?.token,
    onSignedOut: signInAgain,
  })
  return { done, call: (what: string) => api.call<Endpoint>(what as Call<Endpoint>, {} as never) }
}

const answers = () => new Promise((resolve) => setTimeout(resolve))

test('an action while the popup is loading waits for the sign-in like the call that was refused first', async () => {
  const { call, done } = serverThatKnows('new')
  signedIn({ ...asha, token: 'old' })
  const refused = call('GET /api/bookings')
  await answers()
  const pressed = call('PUT /api/profile')
  await answers()
  expect(useAuth.getState().loginRequest).not.toBeNull()
  signedIn({ ...asha, token: 'new' })
  await Promise.all([refused, pressed])
  expect(done).toEqual(['/api/bookings', '/api/profile'])
})

test('what a visitor may not do is refused, without a sign-in request', async () => {
  const { call } = serverThatKnows('new')
  await expect(call('PUT /api/profile')).rejects.toMatchObject({ status: 401 })
  expect(useAuth.getState().loginRequest).toBeNull()
})

test('callbacks from before the popup opened run after the sign-in, but only the last navigation does', () => {
  const went: string[] = []
  const going = (word: string) => () => void went.push(word)
  openLogin({ besides: going('keep one') })
  openLogin({ andThen: going('book at ten') })
  openLogin({ andThen: going('book at eleven') })
  openLogin({ besides: going('keep another') })
  openLogin()
  const { besides, andThen } = useAuth.getState().loginRequest!
  for (const go of [...besides!, andThen!]) go()
  expect(went).toEqual(['keep one', 'keep another', 'book at eleven'])
  closeLogin()
  openLogin()
  expect(useAuth.getState().loginRequest).toEqual({ type: 'user' })
})
