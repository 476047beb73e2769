import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountType, Endpoint } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import { type Answer, wordsOf } from '../caller.ts'
import { world } from '../world.ts'
import { fittingInput, wordsOfCall } from './fitting-input.ts'
import { hostileBodies, hostileParameters, hostileValues } from './hostile-values.ts'
import { fieldsOf } from './sample.ts'
import { personOf } from './somebody-elses.ts'

const there = await world()
const calls = there.app.house.endpoints.map((endpoint) => [wordsOfCall(endpoint), endpoint] as const)
const SEED = 20_260_302

/** Stacks, SQL, files and the names of what we run on: nothing a caller should read. */
const LEAKS =
  /\bat [\w.<>]+ \(|node_modules|\.(ts|js|mjs):\d|\b(select|insert|update|delete)\b.{1,80}\b(from|into|set)\b|\bpg_|syntax error|violates|constraint|relation "|invalid byte|ECONNRE|\/(home|root|usr|tmp|server)\/|\b(kysely|fastify|zod)\b/i

/** The wording of the validation library, which names types and patterns. */
const isForProgrammers = (text: string) =>
  /\b(invalid (?:input|option|string|ISO)|received|NaN|undefined|must match|unrecognized key|too (?:big|small):)/i.test(
    text,
  )

/** What is not as every answer must be; looked at without `expect`, which takes longer than most of these answers. */
function rudenessOf({ status, headers, body, text }: Answer): string[] {
  const id = String(headers['x-request-id'])
  const always: [string, boolean][] = [
    ['no id of the request', !/^[\w-]{8,64}$/.test(id)],
    ['a failure of ours', status >= 500],
  ]
  const refused: [string, boolean][] = [
    ['neither done nor refused', status < 400],
    ['not JSON', !/^application\/json/.test(String(headers['content-type']))],
    ['may be sniffed', headers['x-content-type-options'] !== 'nosniff'],
    ['no message', typeof body.message !== 'string'],
    ['an unknown code', !Object.hasOwn(problems, String(body.code))],
    ['a code of another status', body.code !== undefined && problems[body.code]?.status !== status],
    ['another id of the request', body.requestId !== id],
    [
      'a validation text that is not for people',
      Object.values(body.errors ?? {})
        .flat()
        .some(isForProgrammers),
    ],
    ['a leak', LEAKS.test(text.replaceAll(id, ''))],
  ]
  return [...always, ...(status < 300 ? [] : refused)].flatMap(([what, isSo]) => (isSo ? what : []))
}

const expectCivil = (answer: Answer, sent: string) =>
  expect(rudenessOf(answer), `${sent} → ${answer.status} ${answer.text.slice(0, 300)}`).toEqual([])

const callerFor = (endpoint: Endpoint) =>
  endpoint.for === 'anyone' ? undefined : personOf(there, [endpoint.for].flat()[0] as AccountType)

/** What no client can write into a request line, Node refuses before us. */
const fitsInPath = ([, value]: [string, unknown]) => String(value).isWellFormed() && String(value).length < 8000

type Change = (input: Record<string, unknown>) => Record<string, unknown>

/** Sends changed inputs in turn, one sender for all tests of an endpoint; a code or an account that was used up is made anew. */
function senderTo(endpoint: Endpoint) {
  let ready: { token: string | undefined; input: Record<string, unknown> } | undefined
  return async (change: Change) => {
    if (!ready) {
      const caller = await callerFor(endpoint)
      ready = { token: caller?.token, input: await fittingInput(there, endpoint, caller) }
    }
    const answer = await there.call(...wordsOf(endpoint, change(ready.input), { token: ready.token }))
    // What was not found was not touched either; only a code may have been tried in vain.
    const untouched = 'otp' in ready.input ? [413, 415, 422] : [404, 413, 415, 422]
    const usedUp = endpoint.method === 'GET' ? answer.status === 429 : !untouched.includes(answer.status)
    if (usedUp) ready = undefined
    return answer
  }
}

describe.each(calls)('%s', { timeout: 120_000 }, (words, endpoint) => {
  const fields = fieldsOf(endpoint)
  const send = senderTo(endpoint)
  if (fields.length > 0)
    test.each(fields)('stays civil whatever comes as %s', async (field) => {
      for (const [name, value] of endpoint.path.includes(`{${field}}`)
        ? hostileValues.filter(fitsInPath)
        : hostileValues) {
        const answer = await send((input) => ({ ...input, [field]: value }))
        expectCivil(answer, `${field} as ${name}`)
      }
    })

  test('ignores or refuses fields it does not know', async () => {
    const extra = JSON.parse(
      '{"id_":1,"isAdmin":true,"type":"admin","constructor":{"a":1},"prototype":{"b":2}}',
    ) as object
    expectCivil(await send((input) => ({ ...input, ...extra })), 'extra fields')
  })

  if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE')
    test.each(hostileBodies)('stays civil with %s as the body', async (_, body, type = 'application/json') => {
      const caller = await callerFor(endpoint)
      const { path } = endpoint
      const answer = await there.call(endpoint.method, path.replaceAll(/\{\w+\}/g, '1'), {
        token: caller?.token,
        body,
        headers: { 'content-type': type },
      })
      expectCivil(answer, `${type} ${body.slice(0, 60)}`)
      if (body.length > 1024 * 1024) expect(answer.status).toBe(413)
    })

  if (endpoint.path.includes('{'))
    test('stays civil whatever stands in its path', async () => {
      const caller = await callerFor(endpoint)
      for (const parameter of hostileParameters) {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, parameter)
        const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {}
        expectCivil(await there.call(endpoint.method, path, { token: caller?.token, body }), path)
      }
    })

  test('stays civil with whatever fast-check thinks of', async () => {
    const caller = await callerFor(endpoint)
    const input = fc.dictionary(fc.constantFrom(...fields, 'other', '__proto__'), fc.jsonValue({ maxDepth: 3 }), {
      maxKeys: 8,
    })
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        expectCivil(
          await there.call(...wordsOf(endpoint, sent, { token: caller?.token })),
          `${words} ${JSON.stringify(sent)}`,
        )
      }),
      { seed: SEED, numRuns: 25 },
    )
  })
})

test('a query that repeats, nests or breaks its encoding is answered civilly', async () => {
  for (const query of ['?a=1&a=2', '?a[b]=1', '?%', '?=&&=', `?${'a=1&'.repeat(5000)}`, '?__proto__[x]=1', '?page=%00'])
    for (const [, endpoint] of calls.filter(([, { method }]) => method === 'GET')) {
      const caller = await callerFor(endpoint)
      const path = endpoint.path.replaceAll(/\{\w+\}/g, '1')
      expectCivil(await there.call('GET', path + query, { token: caller?.token }), path + query.slice(0, 60))
    }
})

test('an unknown path is answered in the envelope, for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of ['/api/nothing', '/api/mobile/v1/verify/more', '/api/%c0%ae%c0%ae/', '/api//'])
      expectCivil(await there.call(method, path), `${method} ${path}`)
})
