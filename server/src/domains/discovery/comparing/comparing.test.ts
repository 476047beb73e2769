import { beforeAll, expect, test } from 'vitest'
import { compareConsultants } from '#contract/discovery/comparison.ts'
import { listConsultants } from '#contract/discovery/listing.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

const compared = async (ids: string) => (await (await world()).send(compareConsultants, { ids })).body.data.consultants

test('compares up to three consultants in the requested order, with all their fees', async () => {
  const { send } = await world()
  const [a, b, c, d] = (await send(listConsultants, { sort: 'fee' })).body.data.data.map(({ id }) => id)
  const three = await compared(`${c},${a},${b}`)
  expect(three.map(({ id }) => id)).toEqual([c, a, b])
  for (const { allFees, fees } of three) {
    expect(allFees.length).toBeGreaterThan(fees.length)
    expect(allFees).toEqual(expect.arrayContaining(fees))
  }
  expect((await compared(`${a},${b},${c},${d}`)).map(({ id }) => id)).toEqual([a, b, c])
  expect((await compared(`${a}, ${a},-1,x,999999999,${b}`)).map(({ id }) => id)).toEqual([a, b])
})

test('omits consultants who are not listed, and is empty without ids', async () => {
  const { aConsultant } = await world()
  expect(await compared(String((await aConsultant()).id))).toEqual([])
  for (const ids of ['', ',', 'abc', '9'.repeat(30)]) expect(await compared(ids)).toEqual([])
})
