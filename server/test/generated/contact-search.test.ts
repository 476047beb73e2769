import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { wordsOf } from '../caller.ts'
import { aPaidOrder } from '../shop.ts'
import { world } from '../world.ts'
import { fittingInput, wordsOfCall } from './fitting-input.ts'
import { fieldsOf } from './sample.ts'

/** Staff lists whose search knows no mobile numbers or email addresses. */
const NOT_BY_CONTACT: Record<string, string> = {
  'GET /api/web/v1/admin/articles': 'title, tag and author of an article',
  'GET /api/web/v1/admin/audit-log': 'action, subject, reason, name of the staff member',
  'GET /api/web/v1/admin/banners': 'text of a banner',
  'GET /api/web/v1/admin/bookings/{id}/substitutes': 'name of a consultant',
  'GET /api/web/v1/admin/catalogue/vain-searches': 'text that visitors searched for',
  'GET /api/web/v1/admin/coupons': 'code and title of a coupon',
  'GET /api/web/v1/admin/certificates': 'number, name and course of a certificate',
  'GET /api/web/v1/admin/lesson-posts': 'text, author and course of a question or answer',
  'GET /api/web/v1/admin/courses': 'title and trainer of a course',
  'GET /api/web/v1/admin/person-reports': 'names of the reported person and the reporter',
  'GET /api/web/v1/admin/privacy-requests': 'name of the person',
  'GET /api/web/v1/admin/products': 'title and consultant of a product',
  'GET /api/web/v1/admin/questions/{id}/substitutes': 'name of a consultant',
  'GET /api/web/v1/admin/reconciliations': 'reference of the gateway',
  'GET /api/web/v1/admin/talk-library': 'title and speaker of a recording',
  'GET /api/web/v1/admin/talk-speakers': 'name of a consultant',
  'GET /api/web/v1/admin/testimonials': 'name and words of a testimonial',
  'GET /api/web/v1/admin/workshops': 'title, trainer and city of a workshop',
  'GET /api/web/v1/admin/workshops/{id}/attendees': 'name on the ticket, name of the buyer, number of the ticket',
}

const there = await world()
const { endpoints } = there.app.services
const searching = endpoints.filter(
  (one) => [one.for].flat().includes('admin') && one.method === 'GET' && fieldsOf(one).includes('search'),
)
const byContact = searching.filter((one) => !NOT_BY_CONTACT[wordsOfCall(one)])
const fresh = await there.aStaff()
const stale = await there.aStaff()
await there.pool.query('update sessions set second_factor_at = $2 where account_id = $1', [
  stale.id,
  new Date(there.clock.now().getTime() - 15 * 60_000),
])

test('every staff list that can be searched by contact depends on a fresh second factor', () => {
  expect(byContact.filter(({ secondFactor }) => secondFactor !== 'fresh-for-contacts').map(wordsOfCall)).toEqual([])
  expect(Object.keys(NOT_BY_CONTACT).filter((words) => !searching.some((one) => wordsOfCall(one) === words))).toEqual(
    [],
  )
})

describe.each(byContact.map((one) => [wordsOfCall(one), one] as const))('%s', (_, endpoint) => {
  test('finds people by whole numbers and addresses only, unless the second factor is fresh', async () => {
    const person = await somebodyIn(endpoint)
    const found = async (token: string, search: string) => {
      const { status, body } = await there.call(...wordsOf(endpoint, { search }, { token }))
      expect(status).toBe(200)
      return body.data.count as number
    }
    const [mobile, name] = [person.mobile, person.name]
    const [local, host] = person.email.split('@') as [string, string]
    expect(await found(fresh.token, mobile)).toBeGreaterThan(0)
    const findsByEmail = (await found(fresh.token, person.email)) > 0
    const pieces = [
      ...[4, 5, 6, 7, 8, 9].flatMap((length) => [mobile.slice(0, length), mobile.slice(-length)]),
      mobile.slice(2, 8),
      `${name} ${mobile.slice(0, 6)}`,
      ...[local.split('.')[0]!, local, host, host.split('.')[0]!, `${local}@`, `${local}@${host.split('.')[0]}`],
      `@${host}`,
      `${name} ${local}`,
    ]
    for (const piece of pieces) expect([piece, await found(stale.token, piece)]).toEqual([piece, 0])
    expect(await found(stale.token, name)).toBeGreaterThan(0)
    for (const whole of [mobile, `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`]) {
      expect([whole, await found(stale.token, whole)]).toEqual([whole, await found(fresh.token, mobile)])
    }
    if (findsByEmail) expect(await found(stale.token, person.email)).toBeGreaterThan(0)
  })
})

test.each(
  searching
    .filter((one) => NOT_BY_CONTACT[wordsOfCall(one)] && !one.path.includes('{'))
    .map((one) => [wordsOfCall(one), one]),
)('%s finds nobody by a number or an address', async (_, endpoint) => {
  const { rows } = await there.pool.query<{ mobile: string; email: string }>(
    "select mobile, email from accounts where mobile <> '' and email is not null limit 20",
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const search of rows.flatMap(({ mobile, email }) => [mobile, mobile.slice(0, 7), email])) {
    const { status, body } = await there.call(...wordsOf(endpoint, { search }, { token: stale.token }))
    const listed = Object.values(body.data).filter(Array.isArray)
    expect([search, status, listed.flat()]).toEqual([search, 200, []])
  }
})

let people = 0
/** Somebody in a row of the list, with a name, a number and an address that share nothing. */
async function somebodyIn(endpoint: Endpoint) {
  const one = endpoints.find(({ path }) => path.startsWith(`${endpoint.path}/{id}`))
  // The lists of the ledger have no page for a row: whoever paid stands in both.
  if (one) await fittingInput(there, one, fresh)
  else await aPaidOrder(there)
  const { body } = await there.call(...wordsOf(endpoint, { limit: 100 }, { token: fresh.token }))
  const { place, id } = await namedIn(body.data)
  people += 1
  const word = [...String(people)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const person = {
    name: `Xerxes${word}`,
    mobile: `7135792${468 + people}`,
    email: `quill.${word}zz@vortex${word}.example`,
  }
  await there.pool.query(`update ${place} set name = $2, mobile = $3, email = $4 where id = $1`, [
    id,
    ...Object.values(person),
  ])
  return person
}

/** Where the first person that a reply names is stored: an account, by its mobile or as the owner of a balance, or an enquiry. */
async function namedIn(reply: unknown): Promise<{ place: 'accounts' | 'enquiries'; id: number }> {
  const text = JSON.stringify(reply)
  const mobile = /"mobile":"(\d{10})"/.exec(text)?.[1]
  const owner = /"owner":\{"id":(\d+)/.exec(text)?.[1]
  expect(mobile ?? owner, text).toBeDefined()
  if (!mobile) return { place: 'accounts', id: Number(owner) }
  for (const place of ['accounts', 'enquiries'] as const) {
    const { rows } = await there.pool.query<{ id: string }>(`select id from ${place} where mobile = $1`, [mobile])
    if (rows[0]) return { place, id: Number(rows[0].id) }
  }
  throw new Error(`nobody has the number of ${text}`)
}
