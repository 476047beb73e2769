import { expect, onTestFinished, test, vi } from 'vitest'
import type { Call, Endpoint } from '#contract/endpoint.ts'
import { ApiProblem, type ApiSettings, createApi } from './api.ts'

interface Seen {
  url: string
  init: RequestInit
}

function apiThatAnswers(answer: () => Response | Promise<Response>, settings: Partial<ApiSettings> = {}) {
  const seen: Seen[] = []
  const fetch = async (url: string, init: RequestInit) => {
    seen.push({ url, init })
    return answer()
  }
  const api = createApi({ fetch, ...settings })
  const call = (what: string, input: object, options = {}) =>
    api.call<Endpoint>(what as Call<Endpoint>, input as never, options)
  return { call, seen }
}
const fine = () => Response.json({ message: 'Done', data: { a: 1 } })
const refused = (status: number, body: object) => () => Response.json(body, { status })

test('path parameters are filled, the rest goes into the query', async () => {
  const { call, seen } = apiThatAnswers(fine)
  await call('GET /api/things/{id}', { id: 'a/b', page: 2, search: 'दाल', none: undefined, tags: ['x', 'y'] })
  expect(seen[0]?.url).toBe('/api/things/a%2Fb?page=2&search=%E0%A4%A6%E0%A4%BE%E0%A4%B2&tags=x&tags=y')
  expect(seen[0]?.init.body).toBeUndefined()
})

test('a POST carries the rest as JSON, with the token and the language', async () => {
  const { call, seen } = apiThatAnswers(fine, {
    token: () => 'secret',
    language: () => 'hi',
    deviceMarker: () => 'marker',
  })
  expect(await call('POST /api/things/{id}', { id: 3, name: 'Asha' }, { idempotencyKey: 'once' })).toEqual({
    message: 'Done',
    data: { a: 1 },
  })
  const headers = new Headers(seen[0]?.init.headers)
  expect(seen[0]?.init.body).toBe('{"name":"Asha"}')
  expect(Object.fromEntries(headers)).toEqual({
    authorization: 'Bearer secret',
    'accept-language': 'hi',
    'content-type': 'application/json',
    'idempotency-key': 'once',
    'x-device-marker': 'marker',
  })
})

test('a file goes as a form, after the other fields', async () => {
  const { call, seen } = apiThatAnswers(fine)
  await call('PUT /api/photo', { file: new Blob(['x']), name: 'Asha' })
  const form = seen[0]?.init.body as FormData
  expect([...form.keys()]).toEqual(['name', 'file'])
})

test('a refusal is thrown with the server’s own message', async () => {
  const body = { message: 'Please check the marked fields.', code: 'invalid', errors: { name: ['Too long.'] } }
  const { call } = apiThatAnswers(refused(422, body))
  const problem = await call('POST /api/x', {}).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({ status: 422, body })
})

test('a response that is not from our server reads as busy', async () => {
  const { call } = apiThatAnswers(() => new Response('<html>Bad gateway</html>', { status: 502 }))
  await expect(call('GET /api/x', {})).rejects.toMatchObject({ status: 502, body: { code: 'unavailable' } })
})

test('a failed network is offline, an aborted call is not', async () => {
  const broken = apiThatAnswers(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(broken.call('GET /api/x', {})).rejects.toMatchObject({ status: 0, body: { code: 'offline' } })
  const aborted = apiThatAnswers(() => Promise.reject(new DOMException('gone', 'AbortError')))
  await expect(aborted.call('GET /api/x', {})).rejects.toThrow(DOMException)
})

test('a mutation on a silent network fails as offline after half a minute, an upload after its own timeout, and a read never', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const silence = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  const api = createApi({ fetch: silence })
  const ended: unknown[] = []
  const call = (what: string, input: object) =>
    api
      .call<Endpoint>(what as Call<Endpoint>, input as never)
      .catch((error: ApiProblem) => ended.push([what, error.body.code]))
  void call('POST /api/x', { name: 'Asha' })
  void call('PUT /api/photo', { file: new Blob(['x'.repeat(1_000_000)]) })
  void call('GET /api/x', {})
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual([['POST /api/x', 'offline']])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ended.slice(1)).toEqual([['PUT /api/photo', 'offline']])
})

test('a response that never ends is offline, too', async () => {
  const torn = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) }))
  const { call } = apiThatAnswers(torn)
  await expect(call('POST /api/x', {})).rejects.toMatchObject({ status: 0, body: { code: 'offline' } })
})

test('a refused token is reported once, and the call is repeated if its owner signed in again', async () => {
  const reported: (string | undefined)[] = []
  let token = 'old'
  const answers = [refused(401, { message: 'Please log in to continue.', code: 'not_signed_in' }), fine]
  const { call, seen } = apiThatAnswers(() => answers.shift()!(), {
    token: () => token,
    onSignedOut: async (refusedToken) => {
      reported.push(refusedToken)
      token = 'new'
      return true
    },
  })
  await call('GET /api/x', {})
  expect(reported).toEqual(['old'])
  expect(new Headers(seen[1]?.init.headers).get('authorization')).toBe('Bearer new')
})

test('a call that needs a new second factor is repeated with the same key once a code was accepted, and refused if none was', async () => {
  const old = refused(403, { message: 'Please confirm this.', code: 'second_factor_needed' })
  const answers = [old, fine, old]
  const accepted = [true, false]
  const { call, seen } = apiThatAnswers(() => answers.shift()!(), {
    onSecondFactorNeeded: async () => accepted.shift()!,
  })
  expect(await call('POST /api/x', { reason: 'a' }, { idempotencyKey: 'once' })).toMatchObject({ message: 'Done' })
  const sent = seen.map(({ init }) => [init.body, new Headers(init.headers).get('idempotency-key')])
  expect(sent).toEqual([
    ['{"reason":"a"}', 'once'],
    ['{"reason":"a"}', 'once'],
  ])
  await expect(call('POST /api/x', {})).rejects.toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
})

test('a double click sends once: a call in flight is not sent again', async () => {
  const answers: (() => void)[] = []
  const { call, seen } = apiThatAnswers(() => new Promise((answer) => answers.push(() => answer(fine()))))
  const twice = [call('POST /api/things', { a: 1 }), call('POST /api/things', { a: 1 })]
  await expect.poll(() => seen.length).toBe(1)
  answers[0]?.()
  expect(await Promise.all(twice)).toHaveLength(2)
  expect(seen).toHaveLength(1)
  // After a response it may be sent again; another call in between makes it a new call, too.
  const three = [
    call('POST /api/things', { a: 1 }),
    call('DELETE /api/things', { a: 1 }),
    call('POST /api/things', { a: 1 }),
  ]
  await expect.poll(() => seen.length).toBe(4)
  for (const answer of answers) answer()
  await Promise.all(three)
})
