import { expect, test } from 'vitest'
import { listPermissions } from '#contract/accounts/staff.ts'
import { sharedWorld } from '#test/world.ts'

test('staff learn which endpoints their role may call, from the declarations that admit them', async () => {
  const { aStaff, app } = await sharedWorld()
  const callsOf = async (role: 'owner' | 'finance') =>
    (await (await aStaff({ role })).send(listPermissions, {})).body.data.calls
  const forStaff = app.services.endpoints.filter((one) => [one.for].flat().includes('admin'))
  expect(await callsOf('owner')).toEqual(forStaff.map(({ method, path }) => `${method} ${path}`))
  const finance = await callsOf('finance')
  expect(finance).toContain('POST /api/web/v1/admin/payouts/{id}/approvals')
  expect(finance).toContain('GET /api/web/v1/admin/overview')
  expect(finance).not.toContain('GET /api/web/v1/admin/settings')
  expect(finance).not.toContain('POST /api/web/v1/admin/people/{id}/suspension')
})
