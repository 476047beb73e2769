import { beforeAll, expect, test } from 'vitest'
import { endPersonSessions, restorePerson, suspendPerson } from '#contract/accounts/people.ts'
import * as api from '#contract/accounts/staff.ts'
import { newMobile, type Person } from '#test/people.ts'
import { appCode, signInStaff } from '#test/staff-sign-in.ts'
import { type World, world } from '#test/world.ts'

let the: World
let owner: Person
beforeAll(async () => {
  the = await world()
  owner = await the.aStaff({ name: 'Neelima Sathe' })
})

const reason = 'New team'
const listed = async (id: number) =>
  (await owner.send(api.listStaff, { limit: 100 })).body.data.data.find((one) => one.id === id)
const audited = async (id: number) =>
  (
    await the.pool.query(
      `select action, actor_id as by, reason from audit_entries where subject_kind = 'account' and subject_id = $1
       order by id`,
      [String(id)],
    )
  ).rows.map(({ action, by, reason: why }) => [action, Number(by), why])

test('an owner adds staff, changes their role, suspends, restores and resets their second factor', async () => {
  const mobile = newMobile()
  const add = () => owner.send(api.addStaffMember, { mobile, name: 'Anil Rao', role: 'finance', reason })
  const { id } = (await add()).body.data
  expect((await add()).body.code).toBe('mobile_taken')
  expect(await listed(id)).toMatchObject({ name: 'Anil Rao', role: 'finance', secondFactor: false, suspended: false })
  const { token } = (await signInStaff(the, mobile)).body.data
  expect(await appCode(the, mobile)).toMatch(/^\d{6}$/)
  expect(await listed(id)).toMatchObject({ secondFactor: true, self: false })
  const people = () => the.call('GET', '/api/web/v1/admin/people', { token })
  expect((await people()).status).toBe(200)
  const { url } = (await the.call<{ url: string }>('POST', '/api/web/v1/admin/payouts/exports', { token, body: {} }))
    .body.data
  expect((await the.call('GET', url)).status).toBe(200)
  expect((await owner.send(api.changeStaffRole, { id, role: 'content', reason })).status).toBe(200)
  expect((await people()).status).toBe(403)
  expect((await the.call('GET', url)).body.code).toBe('link_expired')
  expect((await owner.send(api.changeStaffRole, { id, role: 'content', reason })).body.code).toBe('stale')
  expect((await owner.send(suspendPerson, { id, reason })).status).toBe(201)
  expect((await people()).status).toBe(401)
  expect(await listed(id)).toMatchObject({ suspended: true })
  expect((await owner.send(restorePerson, { id, reason })).status).toBe(200)
  expect((await owner.send(api.resetStaffSecondFactor, { id, reason })).status).toBe(200)
  expect((await owner.send(api.resetStaffSecondFactor, { id, reason })).body.code).toBe('stale')
  expect(await listed(id)).toMatchObject({ secondFactor: false, suspended: false })
  const actions = (await audited(id)).filter(([action]) => action !== 'staff.second_factor_enrolled')
  expect(actions).toEqual(
    ['staff.added', 'staff.role_changed', 'person.suspended', 'person.restored', 'staff.second_factor_reset'].map(
      (action) => [action, owner.id, reason],
    ),
  )
  const facts = await the.pool.query('select before, after from audit_entries where subject_id = $1', [String(id)])
  expect(JSON.stringify(facts.rows)).not.toContain(mobile)
})

test('nobody changes their own role, access or second factor, and no customer is a colleague', async () => {
  const { id } = owner
  expect((await owner.send(api.changeStaffRole, { id, role: 'support', reason })).body.code).toBe('own_account')
  expect((await owner.send(suspendPerson, { id, reason })).body.code).toBe('own_account')
  expect((await owner.send(api.resetStaffSecondFactor, { id, reason })).body.code).toBe('own_account')
  const customer = await the.aCustomer()
  expect((await owner.send(api.changeStaffRole, { id: customer.id, role: 'owner', reason })).status).toBe(404)
  expect((await owner.send(api.resetStaffSecondFactor, { id: customer.id, reason })).status).toBe(404)
})

test('only owners change the access of staff, also on the page of a person', async () => {
  const [operations, colleague] = [await the.aStaff({ role: 'operations' }), await the.aStaff({ role: 'support' })]
  const { id } = colleague
  for (const call of [suspendPerson, restorePerson, endPersonSessions])
    expect((await operations.send(call, { id, reason })).body.code).toBe('wrong_role')
  expect((await operations.send(suspendPerson, { id: (await the.aCustomer()).id, reason })).status).toBe(201)
})

/** These are the only active owners of the file's database. */
async function onlyOwners() {
  const two = [await the.aStaff(), await the.aStaff()] as const
  await the.pool.query(
    `update accounts set suspended_at = created_at where staff_role = 'owner' and not id = any ($1::bigint[])`,
    [two.map(({ id }) => id)],
  )
  return two
}

test('one active owner is left when owners suspend or demote each other concurrently', async () => {
  const [one, other] = await onlyOwners()
  const answers = await Promise.all([
    one.send(suspendPerson, { id: other.id, reason }),
    other.send(api.changeStaffRole, { id: one.id, role: 'content', reason }),
  ])
  const owners = await the.pool.query(`select id from accounts where staff_role = 'owner' and suspended_at is null`)
  expect(owners.rowCount).toBe(1)
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
})

test('the database refuses to suspend or demote the last active owner', async () => {
  const [last, suspended] = await onlyOwners()
  await the.pool.query('update accounts set suspended_at = created_at where id = $1', [suspended.id])
  for (const change of [`staff_role = 'finance'`, 'suspended_at = created_at'])
    await expect(the.pool.query(`update accounts set ${change} where id = $1`, [last.id])).rejects.toMatchObject({
      constraint: 'accounts_keep_an_owner',
    })
})
