import { beforeAll, expect, test } from 'vitest'
import { requestDeletion } from '#contract/accounts/privacy.ts'
import * as api from '#contract/discovery/favourites.ts'
import { listConsultants } from '#contract/discovery/listing.ts'
import { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { carryOutDeletions } from '#server/domains/accounts/public.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

const someIds = async () => {
  const { send } = await world()
  return (await send(listConsultants, { sort: 'fee' })).body.data.data.map(({ id }) => id) as [number, number, number]
}
const heartsOf = async (person: Person) => (await person.send(api.listFavouriteIds, {})).body.data.ids

test('are stored once each, newest first, and shown as cards in pages', async () => {
  const { aCustomer, clock } = await world()
  const person = await aCustomer()
  const [first, second, third] = await someIds()
  for (const id of [first, second, second, third]) {
    expect((await person.send(api.addFavourite, { id })).status).toBe(200)
    clock.advance({ seconds: 1 })
  }
  expect(await heartsOf(person)).toEqual([third, second, first])
  const page = (await person.send(api.listFavourites, { page: 2, limit: 2 })).body.data
  expect(page).toMatchObject({ data: [{ id: first, fees: expect.any(Array) }], count: 3, page: 2, limit: 2 })
  expect(await heartsOf(await aCustomer())).toEqual([])
})

test('added ten times concurrently, a favourite is stored once', async () => {
  const person = await (await world()).aCustomer()
  const [id] = await someIds()
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.send(api.addFavourite, { id })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await heartsOf(person)).toEqual([id])
})

test('removing a missing one does nothing', async () => {
  const person = await (await world()).aCustomer()
  const [id] = await someIds()
  await person.send(api.addFavourite, { id })
  for (const wanted of [id, id, 999_999_999])
    expect((await person.send(api.removeFavourite, { id: wanted })).status).toBe(200)
  expect(await heartsOf(person)).toEqual([])
})

test('an unlisted consultant cannot be added, and is omitted until listed again', async () => {
  const { db, aCustomer, aConsultant } = await world()
  const person = await aCustomer()
  const [id] = await someIds()
  await person.send(api.addFavourite, { id })
  const listed = (approval: string) => db.updateTable('consultants').set({ approval }).where('id', '=', id).execute()
  await listed('draft')
  expect((await person.send(api.listFavourites, {})).body.data).toMatchObject({ data: [], count: 0 })
  for (const unlisted of [id, (await aConsultant()).id, person.id, 999_999_999])
    expect((await person.send(api.addFavourite, { id: unlisted })).status).toBe(404)
  await listed('approved')
  expect(await heartsOf(person)).toEqual([id])
})

test('are erased with the account, and so are enquiries to the help desk', async () => {
  const { aCustomer, app, clock, db } = await world()
  const person = await aCustomer()
  const [first] = await someIds()
  await person.send(api.addFavourite, { id: first })
  await person.send(sendEnquiry, { name: 'Kavita Rao', mobile: person.mobile, remarks: 'Please call me' })
  expect((await person.send(requestDeletion, {})).status).toBe(201)
  clock.advance({ days: 8 })
  await carryOutDeletions(app.services, clock.now())
  const left = db.selectFrom('favourites').where('account_id', '=', person.id).selectAll()
  expect(await left.execute()).toEqual([])
  const asked = db.selectFrom('enquiries').where('account_id', '=', person.id).select(['name', 'mobile', 'remarks'])
  expect(await asked.execute()).toEqual([{ name: 'Deleted account', mobile: '', remarks: null }])
})
