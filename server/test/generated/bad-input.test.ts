import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountType, Endpoint } from '#contract/endpoint.ts'
import { type Answer, wordsOf } from '../caller.ts'
import type { Person } from '../people.ts'
import { world } from '../world.ts'
import { type Fields, isInQuery, parametersOf, schemaOn, type Verdict, verdictOn } from './as-received.ts'
import { type Attack, attacksOn, distinct, type Group, inGroups, oneByOne } from './attacks.ts'
import { watchTables } from './changes.ts'
import { expectDeclared, expectProblem, unreadable } from './civil.ts'
import { fittingInput, wordsOfCall } from './fitting-input.ts'
import { type HostileBody, hostileBodies, hostileForms, unreadableParameters } from './hostile-values.ts'
import { personOf } from './other-accounts.ts'
import { fieldsOf } from './sample.ts'
import { shareOf } from './shapes.ts'

const there = await world()
const { endpoints } = there.app.services
const bodyLimit = there.app.initialConfig.bodyLimit!
const someOf = shareOf(endpoints)
const watch = await watchTables(there)
const calls = endpoints.map((endpoint, place) => [wordsOfCall(endpoint), endpoint, place] as const)
/** Values for up to eight fields, by their place; generated once, because that takes longer than decoding them. */
const generatedInputs = fc.sample(
  fc.array(fc.tuple(fc.nat(1_000), fc.jsonValue({ maxDepth: 3 })), { minLength: 1, maxLength: 8 }),
  { seed: 20_260_302, numRuns: 100 },
)

const callerFor = async (endpoint: Endpoint) =>
  endpoint.for === 'anyone' ? undefined : personOf(there, [endpoint.for].flat()[0] as AccountType)
const bodiesFor = (endpoint: Endpoint): HostileBody[] => [
  ...hostileBodies,
  // An endpoint without a file does not read forms, so they count as empty.
  ...hostileForms.map((form): HostileBody => [...form, endpoint.file ? 'malformed' : {}]),
]
const hostileQueries = [
  ...['?a=1&a=2', '?a[b]=1', '?%', '?=&&=', `?${'a=1&'.repeat(5000)}`, '?__proto__[x]=1', '?page=%00'],
]

interface Ready {
  caller: Person | undefined
  input: Fields
  before: Record<string, string>
}

/** Sends changed inputs in sequence; a consumed code, account or row is created again. */
function senderTo(endpoint: Endpoint) {
  let ready: Promise<Ready> | undefined
  const prepare = async (): Promise<Ready> => {
    const caller = await callerFor(endpoint)
    const input = await fittingInput(there, endpoint, caller)
    return { caller, input, before: await watch.of(endpoint) }
  }
  const isReady = () => {
    ready ??= prepare()
    return ready
  }
  const answerTo = async (change: Fields) => {
    const { caller, input } = await isReady()
    return there.call(...wordsOf(endpoint, { ...input, ...change }, { token: caller?.token }))
  }
  return {
    isReady,
    async send(change: Fields): Promise<Answer> {
      const answer = await answerTo(change)
      if (answer.status !== 429) return answer
      ready = undefined
      return answerTo(change)
    },
    async expectUnchanged(sent: string) {
      const { before } = await isReady()
      expect(await watch.of(endpoint), `${sent} was refused`).toEqual(before)
    },
    /** After a success the next attack needs new data. */
    renew() {
      ready = undefined
    },
  }
}

describe.each(calls)('%s', { timeout: 120_000 }, (words, endpoint, place) => {
  const fields = fieldsOf(endpoint)
  const { isReady, send, expectUnchanged, renew } = senderTo(endpoint)
  let plan: Promise<{ input: Fields; attacks: Attack[]; usual: Verdict }> | undefined
  const planned = () => {
    plan ??= isReady().then(({ input }) => ({
      input,
      attacks: attacksOn(endpoint, input, bodyLimit),
      usual: verdictOn(endpoint, input, bodyLimit),
    }))
    return plan
  }

  if (fields.length > 0)
    test('its schema refuses hostile values with readable messages, and is applied', async () => {
      const { attacks, usual } = await planned()
      expect(usual.problem, `the fitting input of ${words}; correct it in server/test/generated`).toBeUndefined()
      const refused = attacks.filter(({ verdict }) => verdict.problem)
      const unclear = refused.filter(({ verdict }) => verdict.problem && unreadable(verdict.errors).length > 0)
      expect(unclear).toEqual([])
      for (const { name, change, verdict } of someOf(refused, endpoint, place)) {
        if (!verdict.problem) continue
        const answer = await send(change)
        expectProblem(answer, verdict.problem, name)
        expect(answer.body.errors, name).toEqual(verdict.errors)
      }
      await expectUnchanged('what breaks the schema')
    })

  if (fields.length > 0)
    test('answers hostile values that its schema accepts as declared', async () => {
      const { attacks, usual } = await planned()
      const open: Group[] = inGroups(distinct(attacks, usual), parametersOf(endpoint))
      for (const { name, change, single } of open) {
        const answer = await send(change)
        const done = expectDeclared(endpoint, answer, name)
        // One of several fields may have prevented the others from being checked.
        if (!done && Object.keys(change).length > 1) open.push(...(single ?? oneByOne(change)))
        if (isInQuery(endpoint)) continue
        if (done) renew()
        else await expectUnchanged(name)
      }
    })

  test('never passes on an undeclared field', async () => {
    const input = fields.length > 0 ? (await planned()).input : {}
    const extra = JSON.parse(
      '{"id_":1,"isAdmin":true,"type":"admin","accountId":1,"constructor":{"a":1},"prototype":{"b":2}}',
    ) as Fields
    const unknown = Object.fromEntries(Object.entries(extra).filter(([name]) => !fields.includes(name)))
    expect(verdictOn(endpoint, { ...unknown, ...input }, bodyLimit)).toEqual(verdictOn(endpoint, input, bodyLimit))
  })

  test('its schema has a verdict on anything fast-check generates', () => {
    const names = [...fields, 'other', '__proto__']
    const unclear = generatedInputs.filter((values) => {
      const verdict = schemaOn(
        endpoint,
        Object.fromEntries(values.map(([at, value]) => [names[at % names.length], value])),
      )
      return verdict.problem && unreadable(verdict.errors).length > 0
    })
    expect(unclear).toEqual([])
  })

  if (!isInQuery(endpoint))
    test('refuses an invalid body', async () => {
      const { caller } = await isReady()
      const params = Object.fromEntries(parametersOf(endpoint).map((name) => [name, '1']))
      const [method, path, { headers }] = wordsOf(endpoint, params)
      for (const [name, body, type, becomes] of someOf(bodiesFor(endpoint), endpoint, place)) {
        const answer = await there.call(method, path, {
          token: endpoint.limit ? (await callerFor(endpoint))?.token : caller?.token,
          body,
          headers: { ...headers, 'content-type': type },
        })
        if (typeof becomes === 'string') {
          expectProblem(answer, becomes, name)
          continue
        }
        const verdict = schemaOn(endpoint, { ...becomes, ...params })
        if (verdict.problem) expectProblem(answer, verdict.problem, name)
        else if (expectDeclared(endpoint, answer, name)) renew()
      }
      if ((await isReady()).caller === caller && !endpoint.limit) await expectUnchanged('a body that is none')
    })

  if (endpoint.method === 'GET')
    test('answers a query that repeats, nests or breaks its encoding as declared', async () => {
      const { caller } = await isReady()
      const path = endpoint.path.replaceAll(/\{\w+\}/g, '1')
      for (const query of someOf(hostileQueries, endpoint, place)) {
        const answer = await there.call('GET', path + query, { token: caller?.token })
        if (new URLSearchParams(query).size > 2_000) expectProblem(answer, 'too_many_fields', query.slice(0, 60))
        else expectDeclared(endpoint, answer, query.slice(0, 60))
      }
    })
})

test.each(calls.filter(([, { path }]) => path.includes('{')).slice(0, 3))(
  '%s is not found with an undecodable path',
  async (_, endpoint) => {
    const caller = await callerFor(endpoint)
    for (const parameter of unreadableParameters) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, parameter)
      const body = isInQuery(endpoint) ? undefined : {}
      expectProblem(await there.call(endpoint.method, path, { token: caller?.token, body }), 'not_found', path)
    }
  },
)

test('an unknown path is answered in the envelope, for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of ['/api/nothing', '/api/mobile/v1/verify/more', '/api/%c0%ae%c0%ae/', '/api//'])
      expectProblem(await there.call(method, path), 'not_found', `${method} ${path}`)
})
