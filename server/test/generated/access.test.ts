import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CONTACT_MASK } from '#contract/accounts/contact-mask.ts'
import { type AccountType, type Endpoint, endpoint, STAFF_ROLES } from '#contract/endpoint.ts'
import { bind } from '#server/platform/http/bind.ts'
import { CONTACT_FIELDS, maskContacts } from '#server/platform/http/contact-masks.ts'
import { newToken } from '#server/platform/security/secrets.ts'
import { type Answer, wordsOf } from '../caller.ts'
import type { Person } from '../people.ts'
import { world } from '../world.ts'
import { parametersOf, verdictOn } from './as-received.ts'
import { watchTables } from './changes.ts'
import { expectDeclared, expectProblem } from './civil.ts'
import { fittingInput, strayFittings, wordsOfCall } from './fitting-input.ts'
import { type Maker, otherAccounts, personOf } from './other-accounts.ts'
import { fieldsOf } from './sample.ts'
import { shareOf } from './shapes.ts'
import { WITHOUT_FRESH_CODE } from './without-fresh-code.ts'

const there = await world()
const { endpoints } = there.app.services
const bodyLimit = there.app.initialConfig.bodyLimit!
const someOf = shareOf(endpoints)
const watch = await watchTables(there)
const types: AccountType[] = ['user', 'consultant', 'admin']
const isFor = (endpoint: Endpoint, type: AccountType) =>
  endpoint.for === 'anyone' || ([endpoint.for].flat() as string[]).includes(type)
const looksLikeAnId = (field: string) => /^(id|ids|slug)$|(Id|Ids|_id|_ids)$/.test(field)

// The account with the id in the sample inputs may be suspended or paid by them.
await there.aCustomer()
/** One of each for all calls without side effects. */
const staffByRole = await Promise.all(STAFF_ROLES.map(async (role) => [role, await there.aStaff({ role })] as const))
const people = { user: await there.aCustomer(), consultant: await there.aConsultant(), admin: await there.aStaff() }
const loggedOut = await there.aCustomer()
await loggedOut.call('POST', '/api/web/v1/logout', { body: {} })
const notLive: [name: string, authorization: string][] = [
  ['of no account', `Bearer ${newToken()}`],
  ['of a session that was logged out', `Bearer ${loggedOut.token}`],
  ['that is empty', 'Bearer'],
  ['that is no token', 'Bearer undefined'],
  ['of another spelling', `bearer: ${people.admin.token}`],
  ['of another scheme', 'Basic YWRtaW46YWRtaW4='],
  ['that is too long', `Bearer ${'x'.repeat(5000)}`],
  ['that is SQL', `Bearer ' or 1=1 --`],
]

const isStaffOperation = ({ for: whom, method }: Endpoint) => [whom].flat().includes('admin') && method !== 'GET'

const calls = endpoints.map((endpoint, place) => [wordsOfCall(endpoint), endpoint, place] as const)
const answerTo = (endpoint: Endpoint, input: object, token?: string) =>
  there.call(...wordsOf(endpoint, input, { token }))

/** A caller who is admitted with empty input gets the schema's refusal, or what the endpoint declares. */
function expectAdmitted(endpoint: Endpoint, answer: Answer, who: string) {
  const verdict = verdictOn(endpoint, {}, bodyLimit)
  if (!verdict.problem) return expectDeclared(endpoint, answer, who)
  expectProblem(answer, verdict.problem, who)
  return expect(answer.body.errors).toEqual(verdict.errors)
}

/** Whether a call without input can succeed, so that it must not be made by an account that others rely on. */
const isDone = (endpoint: Endpoint) => endpoint.method !== 'GET' && !verdictOn(endpoint, {}, bodyLimit).problem

describe.each(calls)('%s', (words, endpoint, place) => {
  test(endpoint.for === 'anyone' ? 'lets a visitor in' : 'asks a visitor to log in', async () => {
    const answer = await answerTo(endpoint, {})
    if (endpoint.for === 'anyone') expectAdmitted(endpoint, answer, 'a visitor')
    else expectProblem(answer, 'not_signed_in', 'a visitor')
  })

  test('refuses an invalid token', async () => {
    for (const [name, authorization] of someOf(notLive, endpoint, place)) {
      const [method, path, options] = wordsOf(endpoint, {})
      const answer = await there.call(method, path, { ...options, headers: { ...options.headers, authorization } })
      expectProblem(answer, 'not_signed_in', `a token ${name}`)
    }
  })

  test.each(types)(`answers %s as declared`, async (type) => {
    const caller = isFor(endpoint, type) && isDone(endpoint) ? await personOf(there, type) : people[type]
    const answer = await answerTo(endpoint, {}, caller.token)
    if (isFor(endpoint, type)) expectAdmitted(endpoint, answer, type)
    else expectProblem(answer, 'wrong_account_type', type)
  })

  const rules = Object.entries(endpoint.ids ?? {})
  const owned = rules.filter(([, kind]) => kind !== 'public')

  // If ids have an owner, the owner's call below shows the same.
  if (owned.length === 0)
    test('succeeds with a valid input', async () => {
      const type = types.find((one) => isFor(endpoint, one))!
      const caller = endpoint.for === 'anyone' ? undefined : await personOf(there, type)
      const answer = await answerTo(endpoint, await fittingInput(there, endpoint, caller), caller?.token)
      expectSuccess(endpoint, answer)
    })

  if (endpoint.roles && endpoint.roles !== 'all')
    test('refuses staff of every role that it does not name, and admits the others', async () => {
      for (const [role, staff] of staffByRole) {
        const isAllowed = role === 'owner' || endpoint.roles!.includes(role as never)
        const caller = isAllowed && isDone(endpoint) ? await there.aStaff({ role }) : staff
        const answer = await answerTo(endpoint, {}, caller.token)
        if (isAllowed) expectAdmitted(endpoint, answer, role)
        else expectProblem(answer, 'wrong_role', role)
      }
    })

  if (endpoint.secondFactor === 'fresh')
    test('asks staff for a new code when their second factor is 15 minutes old', async () => {
      const staff = await there.aStaff()
      const input = { ...(await fittingInput(there, endpoint, staff)), ...(await ownThings(endpoint, staff)) }
      await makeFactorStale(staff)
      const before = await watch.of(endpoint)
      expectProblem(await answerTo(endpoint, input, staff.token), 'second_factor_needed', words)
      expect(await watch.of(endpoint)).toEqual(before)
    })

  if (endpoint.secondFactor === 'fresh-for-contacts' && namesContacts(endpoint))
    test('masks mobile numbers and email addresses when the second factor of staff is 15 minutes old', async () => {
      const staff = await there.aStaff()
      const input = async () => {
        // A list is read completely; the helper that creates an input for a row also creates the row.
        const ofRow = endpoints.find(({ path }) => path.startsWith(`${endpoint.path}/{id}`))
        if (parametersOf(endpoint).length > 0 || !ofRow) return fittingInput(there, endpoint, staff)
        await fittingInput(there, ofRow, staff)
        return {}
      }
      const given = await input()
      const shown = await answerTo(endpoint, given, staff.token)
      expectSuccess(endpoint, shown)
      await makeFactorStale(staff)
      const hidden = await answerTo(endpoint, endpoint.method === 'GET' ? given : await input(), staff.token)
      expectSuccess(endpoint, hidden)
      if (endpoint.method === 'GET') expect(hidden.body).toEqual(maskContacts(shown.body))
      const contacts = contactsIn(hidden.body)
      expect(contactsIn(shown.body)).toHaveLength(contacts.length)
      expect(contacts.length, 'a reply with contact details').toBeGreaterThan(0)
      for (const contact of contacts) expect(contact).toContain(CONTACT_MASK)
    })

  const named = new Set([...parametersOf(endpoint), ...fieldsOf(endpoint).filter(looksLikeAnId)])
  if (named.size > 0 || rules.length > 0)
    test('declares the owner rule of every id', () => {
      expect(Object.keys(endpoint.ids ?? {})).toEqual(expect.arrayContaining([...named]))
      for (const [field, kind] of rules) {
        expect(fieldsOf(endpoint)).toContain(field)
        if (kind !== 'public') expect(Object.keys(otherAccounts)).toContain(kind)
      }
    })

  for (const [field, kind] of owned)
    test.each(types.filter((type) => isFor(endpoint, type)))(
      `hides the ${kind} of another account from %s`,
      async (type) => {
        const owner = await personOf(there, type)
        const mine = { ...(await fittingInput(there, endpoint, owner)), ...(await ownThings(endpoint, owner)) }
        const { stranger, things } = await strangerTo(endpoint, type)
        const theirs = { ...mine, ...things }
        const before = await watch.of(endpoint)
        const refused = await answerTo(endpoint, { ...theirs, [field]: mine[field] }, stranger.token)
        const unknown = await answerTo(endpoint, { ...theirs, [field]: nobodys(mine[field]) }, stranger.token)
        expectProblem(refused, 'not_found', `the ${kind} of another`)
        expect({ ...unknown.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' })
        expect(await watch.of(endpoint)).toEqual(before)
        expectSuccess(endpoint, await answerTo(endpoint, mine, owner.token))
      },
    )
})

/** Whether a reply has a field for a mobile number or an email address. */
function namesContacts({ reply }: Endpoint) {
  const named = new RegExp(`"(${CONTACT_FIELDS.join('|')})":\\{`)
  return named.test(JSON.stringify(z.toJSONSchema(reply, { io: 'input' })))
}

async function makeFactorStale({ id }: Person) {
  const old = new Date(there.clock.now().getTime() - 15 * 60_000)
  await there.pool.query('update sessions set second_factor_at = $2 where account_id = $1', [id, old])
}

/** Every mobile number and email address in a reply. */
function contactsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(contactsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    CONTACT_FIELDS.includes(field) && typeof inner === 'string' ? [inner].filter(Boolean) : contactsIn(inner),
  )
}

/** An id of the same format that does not exist. */
const nobodys = (id: unknown): unknown =>
  Array.isArray(id) ? id.map(nobodys) : typeof id === 'string' ? [...id].reverse().join('') : 999_999_999

function expectSuccess(endpoint: Endpoint, { status, text }: Answer) {
  const hint = `${wordsOfCall(endpoint)} refuses its fitting input: correct it in server/test/generated/fitting-input.ts`
  expect([text, status], hint).toEqual([text, endpoint.status ?? 200])
}

const strangers = new Map<string, Promise<Person>>()
const strangersThings = new Map<string, ReturnType<Maker>>()

/**
 * Someone of this type who has such things of their own. All their calls are refused without a change, so one serves
 * all endpoints of these kinds.
 */
async function strangerTo(endpoint: Endpoint, type: AccountType) {
  const kinds = Object.entries(endpoint.ids ?? {}).filter(([, kind]) => kind !== 'public')
  // What an upload may be used for is decided when it begins, with the input of the endpoint.
  const needsInput = kinds.some(([, kind]) => kind === 'upload')
  const key = [type, ...new Set(kinds.map(([, kind]) => kind)), needsInput ? wordsOfCall(endpoint) : ''].join()
  const stranger = await getOrMake(strangers, key, async () => {
    const one = await personOf(there, type)
    if (needsInput) await fittingInput(there, endpoint, one)
    return one
  })
  const things: Record<string, unknown> = {}
  for (const [field, kind] of kinds)
    things[field] = await getOrMake(strangersThings, `${key} ${kind}`, () => otherAccounts[kind]!(there, stranger))
  return { stranger, things }
}

function getOrMake<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>) {
  const one = made.get(key) ?? make()
  made.set(key, one)
  return one
}

async function ownThings(endpoint: Endpoint, owner: Person): Promise<Record<string, unknown>> {
  const things: Record<string, unknown> = {}
  for (const [field, kind] of Object.entries(endpoint.ids ?? {}))
    if (kind !== 'public') things[field] = await otherAccounts[kind]!(there, owner)
  return things
}

test('every route below /api is an endpoint of the contract', () => {
  // The tus protocol has its own methods and headers; `uploads.test.ts` tests who may use it.
  const outside = ['/api/openapi.json', '/api/docs', '/api/web/v1/webhooks/', '/api/web/v1/uploads/']
  const known = new Set(endpoints.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')))
  const served = routesOf(there.app.printRoutes({ commonPrefix: false })).filter((path) => path.startsWith('/api/'))
  const strangers = served.filter((path) => !known.has(path) && !outside.some((open) => path.startsWith(open)))
  expect(served.length).toBeGreaterThan(known.size)
  expect(strangers).toEqual([])
})

test('every staff operation requires a fresh second factor, apart from those listed with their reason', () => {
  const without = endpoints.filter((one) => isStaffOperation(one) && one.secondFactor !== 'fresh')
  expect(without.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(WITHOUT_FRESH_CODE).sort())
})

test('every reply to staff with contact details of others depends on a fresh second factor', () => {
  const own = ['GET /api/mobile/v1/get-user-details', 'PUT /api/mobile/v1/update-profile']
  const bare = endpoints.filter(
    (one) => [one.for].flat().includes('admin') && one.secondFactor === 'signed-in' && namesContacts(one),
  )
  expect(bare.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(own.sort())
})

test('a staff endpoint without a choice is refused by the types and at registration', async () => {
  const declared = {
    method: 'POST',
    path: '/api/test/undeclared',
    summary: '',
    input: z.object({}),
    reply: z.object({}),
  } as const
  // @ts-expect-error: a staff endpoint has to say whether it needs a fresh second factor, and which roles may call it.
  const forStaff = endpoint({ ...declared, for: 'admin' })
  // @ts-expect-error: the same where staff are one of several.
  const forSeveral = endpoint({ ...declared, for: ['user', 'admin'] })
  for (const one of [forStaff, forSeveral])
    expect(() => bind(there.app)(one, () => ({}))).toThrow('must declare its secondFactor and its roles')
  expect(endpoint({ ...declared, for: 'user' }).for).toBe('user')
})

test('every endpoint belongs to a domain, and every table is watched for some endpoint', () => {
  expect(endpoints.filter((one) => watch.domainsOf(one).size === 0).map(wordsOfCall)).toEqual([])
  const watched = new Set(endpoints.flatMap(watch.tablesOf))
  expect(watch.all.filter((table) => !watched.has(table))).toEqual([])
})

test('no owner kind and no valid input is unused', () => {
  const kinds = new Set(endpoints.flatMap(({ ids }) => Object.values(ids ?? {})))
  expect(Object.keys(otherAccounts).filter((kind) => !kinds.has(kind))).toEqual([])
  expect(strayFittings(endpoints)).toEqual([])
})

/** The tree that Fastify prints, as paths. */
function routesOf(printed: string): string[] {
  const path: string[] = []
  return printed.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (.*?)(?: \([A-Z, ]+\))?$/.exec(line)
    if (!found) return []
    path.length = found[1]!.length / 4
    path.push(found[2]!)
    return path.join('')
  })
}
