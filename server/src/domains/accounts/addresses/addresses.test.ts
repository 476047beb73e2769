import { expect, test } from 'vitest'
import * as api from '#contract/accounts/addresses.ts'
import { anAddress } from '#test/goods.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()

const listed = async (customer: Person) =>
  (await customer.send(api.listAddresses, {})).body.data.addresses.map(({ id, isDefault }) => [id, isDefault])

test('the first address is the default until another is chosen or it is removed', async () => {
  const customer = await there.aCustomer()
  const [first, second, third] = [await anAddress(customer), await anAddress(customer), await anAddress(customer)]
  expect(await listed(customer)).toEqual([
    [first.id, true],
    [third.id, false],
    [second.id, false],
  ])
  expect((await customer.send(api.setDefaultAddress, { id: second.id })).body.data.address.isDefault).toBe(true)
  expect(await listed(customer)).toEqual([
    [second.id, true],
    [third.id, false],
    [first.id, false],
  ])
  await customer.send(api.removeAddress, { id: third.id })
  await customer.send(api.removeAddress, { id: second.id })
  expect(await listed(customer)).toEqual([[first.id, true]])
  await customer.send(api.removeAddress, { id: first.id })
  expect(await listed(customer)).toEqual([])
})

test('one is the default, however many are chosen at once', async () => {
  const customer = await there.aCustomer()
  const ids: number[] = []
  for (let count = 0; count < 4; count++) ids.push((await anAddress(customer)).id)
  await Promise.all(ids.map((id) => customer.send(api.setDefaultAddress, { id })))
  expect((await listed(customer)).filter(([, isDefault]) => isDefault)).toHaveLength(1)
})

test('city and state of a changed address follow its PIN code', async () => {
  const customer = await there.aCustomer()
  const { id, name, mobile } = await anAddress(customer)
  const change = (pincode: string) =>
    customer.send(api.changeAddress, { id, name, mobile, street: '4, Station Road', pincode })
  const { address } = (await change('110001')).body.data
  expect(address).toMatchObject({ id, street: '4, Station Road', pincode: '110001', stateCode: '07', isDefault: true })
  expect((await change('999999')).body.code).toBe('pincode_unknown')
  const other = await there.aCustomer()
  const foreign = { id, name, mobile, street: 'Elsewhere', pincode: '411001' }
  expect((await other.send(api.changeAddress, foreign)).status).toBe(404)
})
