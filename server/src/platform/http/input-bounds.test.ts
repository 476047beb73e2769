import { describe, expect, test } from 'vitest'
import { givePromotionalCredit } from '#contract/ledger/endpoints.ts'
import { sharedWorld } from '#test/world.ts'
import { isWithinBounds } from './input-bounds.ts'

const nested = (depth: number, open = '{"a":', close = '}') => open.repeat(depth) + 1 + close.repeat(depth)
const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, 1]))

describe('an input', () => {
  test.each([
    ['is nothing', undefined, true],
    ['is a text', 'text', true],
    ['is 20 deep', JSON.parse(nested(20)), true],
    ['is 21 deep', JSON.parse(nested(21)), false],
    ['is 21 lists deep', JSON.parse(nested(21, '[', ']')), false],
    ['is 100,000 deep', JSON.parse(nested(100_000, '[', ']')), false],
    ['has 2,000 keys', manyKeys(2_000), true],
    ['has 2,001 keys', manyKeys(2_001), false],
    ['has 2,001 keys in many places', [manyKeys(1_000), { inner: manyKeys(1_000) }], false],
    ['has 2,000 elements', { items: Array(2_000).fill({}) }, true],
    ['has 2,001 elements', { items: Array(2_001).fill({}) }, false],
    ['has 2,001 elements in many places', { one: Array(1_000).fill(1), two: [Array(999).fill(1), 1] }, false],
    ['is a file of bytes', Buffer.alloc(5_000), true],
  ])('that %s', (_, value, expected) => {
    expect(isWithinBounds(value)).toBe(expected)
  })
})

describe('a request with too many or too deeply nested fields is refused before it is traversed', () => {
  const refused = { status: 413, body: { code: 'too_many_fields', requestId: expect.any(String) } }

  test.each([
    ['deeply nested', nested(40_000, '{"a":', '}')],
    ['deeply nested lists', nested(100_000, '[', ']')],
    ['many keys', JSON.stringify(manyKeys(2_001))],
  ])('in an idempotent request: %s in an unknown field', async (_, unknown) => {
    const { aStaff, aCustomer, app } = await sharedWorld()
    const [staff, customer] = [await aStaff(), await aCustomer()]
    const answer = await app.inject({
      method: 'POST',
      url: givePromotionalCredit.path,
      headers: {
        authorization: `Bearer ${staff.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'nested',
      },
      payload: `{"accountId":${customer.id},"amountPaise":100,"reason":"Sorry","unknown":${unknown}}`,
    })
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(refused)
  })

  test('in a query', async () => {
    const { call } = await sharedWorld()
    const query = new URLSearchParams(
      Object.entries(manyKeys(2_001)).map(([key]): [string, string] => [key.slice(3), '']),
    ).toString()
    expect(query.length).toBeLessThan(16_000)
    expect(await call('GET', `/api/web/v1/settings?${query}`)).toMatchObject(refused)
  })
})
