import { beforeAll, expect, test } from 'vitest'
import { sendOtp } from '#contract/accounts/endpoints.ts'
import { suspendPerson } from '#contract/accounts/people.ts'
import { loginStaff } from '#contract/accounts/second-factor.ts'
import { signInStaff } from '#test/staff-sign-in.ts'
import { type World, world } from '#test/world.ts'
import { addStaff, listStaff, removeStaff } from './service.ts'

let the: World
beforeAll(async () => {
  the = await world()
})

/** The first step of the sign-in. */
async function knock(mobile: string) {
  the.clock.advance({ minutes: 1 })
  await the.send(sendOtp, { mobile })
  return the.send(loginStaff, { mobile, otp: (await the.otpFor(mobile)) ?? '' })
}
async function signIn(mobile: string) {
  the.clock.advance({ minutes: 1 })
  return signInStaff(the, mobile)
}
const auditedActions = async (action: string) =>
  (await the.pool.query('select actor_type, before, after, reason from audit_entries where action = $1', [action])).rows

test('a new staff member can sign in, and repeating the command changes nothing', async () => {
  const meera = { mobile: '9811100001', name: 'Meera Iyer', role: 'finance' } as const
  expect((await knock(meera.mobile)).body.code).toBe('mobile_not_registered')
  expect(await addStaff(the.db, meera, the.clock.now())).toMatchObject({ outcome: 'added' })
  expect(await addStaff(the.db, meera, the.clock.now())).toMatchObject({ outcome: 'known' })
  expect(await signIn(meera.mobile)).toMatchObject({
    status: 201,
    body: { data: { type: 'admin', name: 'Meera Iyer' } },
  })
  expect(await auditedActions('staff.added')).toEqual([
    { actor_type: 'system', before: null, after: { name: meera.name, role: meera.role }, reason: 'npm run staff' },
  ])
})

test('a customer with the same number stays a customer', async () => {
  const customer = await the.aCustomer()
  await addStaff(the.db, { mobile: customer.mobile, name: 'Ravi Das', role: 'support' }, the.clock.now())
  expect(await customer.call('GET', '/api/mobile/v1/get-user-details')).toMatchObject({
    body: { data: { type: 'user', name: customer.name } },
  })
})

test('a removed staff member is signed out immediately, and the audit log still names them', async () => {
  const mobile = '9811100002'
  await addStaff(the.db, { mobile, name: 'Anil Rao', role: 'owner' }, the.clock.now())
  const { token, id } = (await signIn(mobile)).body.data
  expect(await removeStaff(the.db, mobile, the.clock.now())).toEqual({ name: 'Anil Rao' })
  expect(await removeStaff(the.db, mobile, the.clock.now())).toBeUndefined()
  expect(await the.call('GET', '/api/web/v1/admin/people', { token })).toMatchObject({ status: 401 })
  expect((await knock(mobile)).body.code).toBe('mobile_not_registered')
  expect((await listStaff(the.db)).map((one) => one.name)).not.toContain('Anil Rao')
  const { rows } = await the.pool.query('select name, mobile from accounts where id = $1', [id])
  expect(rows).toEqual([{ name: 'Anil Rao', mobile: '' }])
})

test('a suspended staff member is restored when added again', async () => {
  const [boss, other] = [await the.aStaff(), await the.aStaff()]
  await boss.send(suspendPerson, { id: other.id, reason: 'By mistake' })
  const again = await addStaff(the.db, { mobile: other.mobile, name: 'Anybody', role: 'owner' }, the.clock.now())
  expect(again).toEqual({ outcome: 'restored', name: other.name })
  expect(await signIn(other.mobile)).toMatchObject({ status: 201 })
})
