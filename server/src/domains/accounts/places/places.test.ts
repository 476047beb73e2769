import { expect, test } from 'vitest'
import { fetchPincode } from '#contract/accounts/places.ts'
import { sharedWorld } from '#test/world.ts'

test.each([
  ['110001', 'Delhi'],
  ['411001', 'Maharashtra'],
  ['600001', 'Tamil Nadu'],
])('%s is in %s', async (pincode, state) => {
  const { send } = await sharedWorld()
  const { status, body } = await send(fetchPincode, { pincode })
  expect([status, body.data.state]).toEqual([200, state])
  expect(body.data.city).toMatch(/^[A-Z][a-z]/)
})

test('an unknown PIN code is reported, and a malformed one is marked', async () => {
  const { send } = await sharedWorld()
  expect((await send(fetchPincode, { pincode: '999999' })).body.code).toBe('pincode_unknown')
  expect((await send(fetchPincode, { pincode: '012345' })).body.errors).toHaveProperty('pincode')
})
