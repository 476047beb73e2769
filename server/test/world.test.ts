import { expect, test } from 'vitest'
import { getUserDetails } from '#contract/accounts.ts'
import { world } from './world.ts'

test('every person of a world is signed in as what they are', async () => {
  const { aCustomer, aConsultant, aStaff } = await world()
  for (const person of [await aCustomer(), await aConsultant(), await aStaff()]) {
    const { status, body } = await person.send(getUserDetails, {})
    expect([status, body.data.id, body.data.type]).toEqual([200, person.id, person.type])
  }
})

test('all tests of a file share one world, and another process of it sees the same people', async () => {
  const first = await world()
  expect(await world()).toBe(first)
  const second = await world({ process: 'second' })
  const { token, id } = await first.aCustomer()
  const { body } = await second.send(getUserDetails, {}, { token })
  expect(second.app).not.toBe(first.app)
  expect(body.data.id).toBe(id)
})

test('a world answers on a real port when asked', async () => {
  const { url } = await world()
  const reply = await fetch(`${await url()}/livez`)
  expect(reply.status).toBe(200)
})
