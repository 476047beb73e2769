import { expect, test } from 'vitest'
import { SAVED_VIEWS_MAX } from '#contract/accounts/constants.ts'
import { changeSavedView, deleteSavedView, listSavedViews, saveView } from '#contract/accounts/saved-views.ts'
import type { Person } from '#test/people.ts'
import { sharedWorld } from '#test/world.ts'

const names = async (staff: Person, list = 'people') =>
  (await staff.send(listSavedViews, { list })).body.data.views.map(({ name }) => name)

test('views of a list are saved per member of staff, with one default', async () => {
  const { aStaff } = await sharedWorld()
  const [asha, ravi] = [await aStaff({ role: 'content' }), await aStaff()]
  const saved = await asha.send(saveView, { list: 'people', name: 'Suspended', query: 'state=suspended&sort=name' })
  expect(saved.status).toBe(201)
  const other = await asha.send(saveView, { list: 'people', name: 'New', query: 'sort=-created' })
  await asha.send(changeSavedView, { id: saved.body.data.id, name: 'Suspended', isDefault: true })
  await asha.send(changeSavedView, { id: other.body.data.id, name: 'Newest', isDefault: true })
  expect((await asha.send(listSavedViews, { list: 'people' })).body.data.views).toEqual([
    { id: other.body.data.id, name: 'Newest', query: 'sort=-created', isDefault: true },
    { id: saved.body.data.id, name: 'Suspended', query: 'state=suspended&sort=name', isDefault: false },
  ])
  expect(await names(asha, 'orders')).toEqual([])
  expect(await names(ravi)).toEqual([])
  const { id } = saved.body.data
  expect((await ravi.send(changeSavedView, { id, name: 'Mine', isDefault: true })).body.code).toBe('not_found')
  expect((await ravi.send(deleteSavedView, { id })).body.code).toBe('not_found')
  expect((await asha.send(deleteSavedView, { id })).status).toBe(200)
  expect(await names(asha)).toEqual(['Newest'])
})

test('a name is used once per list, whatever its case', async () => {
  const staff = await (await sharedWorld()).aStaff()
  const view = { list: 'orders', query: '' }
  const first = await staff.send(saveView, { ...view, name: 'Paid' })
  const second = await staff.send(saveView, { ...view, name: 'Late' })
  expect((await staff.send(saveView, { ...view, name: 'PAID' })).body.code).toBe('view_name_taken')
  const renamed = await staff.send(changeSavedView, { id: second.body.data.id, name: 'paid', isDefault: false })
  expect(renamed.body.code).toBe('view_name_taken')
  const recased = await staff.send(changeSavedView, { id: first.body.data.id, name: 'paid', isDefault: false })
  expect(recased.status).toBe(200)
})

test('concurrent requests save no more views of a list than allowed', async () => {
  const staff = await (await sharedWorld()).aStaff()
  const attempts = Array.from({ length: SAVED_VIEWS_MAX + 3 }, (_, n) =>
    staff.send(saveView, { list: 'calls', name: `View ${n}`, query: `page=${n}` }),
  )
  const codes = (await Promise.all(attempts)).map(({ status, body }) => (status === 201 ? 'saved' : body.code))
  expect(codes.filter((code) => code === 'saved')).toHaveLength(SAVED_VIEWS_MAX)
  expect(codes.filter((code) => code === 'too_many_views')).toHaveLength(3)
})
