import { expect, test } from 'vitest'
import { getUserDetails } from '#contract/accounts/endpoints.ts'
import { newMobile } from './people.ts'
import { fingerprints } from './snapshot.ts'
import { EVERYBODYS, expectUntouched, sharedWorld, world } from './world.ts'

test('every person of a world is signed in with their type', async () => {
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

test('deliveries are settled once every process of the file has finished those that it claimed', async () => {
  const [first, second] = [await world(), await world({ process: 'second' })]
  const to = newMobile()
  const lock = await first.pool.connect()
  // Without its trigger the row wakes nobody, so that it is the second process that claims it, and then waits.
  await lock.query('begin; set local session_replication_role = replica')
  await lock.query(
    `insert into outbox (channel, recipient, message, language, params, next_try_at, created_at)
     values ('sms', $1, 'otp', 'en', $2, $3, $3)`,
    [to, { code: '123456', minutes: 10 }, first.clock.now()],
  )
  await lock.query('commit; begin; lock table demo_inbox in share row exclusive mode')
  second.app.services.outbox.wake()
  const claims = async () => (await lock.query('select attempts from outbox where recipient = $1', [to])).rows
  await expect.poll(claims).toEqual([{ attempts: 1 }])
  let isSettled = false
  const settled = first.app.services.outbox.settled().then(() => {
    isSettled = true
  })
  // More than it needs to find nothing that is due.
  for (let statement = 0; statement < 50; statement += 1) await first.pool.query('select 1')
  const tooEarly = isSettled
  await lock.query('commit')
  lock.release()
  await settled
  expect(tooEarly).toBe(false)
  expect(await first.otpFor(to)).toBe('123456')
})

test('a world listens on a real port when asked', async () => {
  const { url } = await world()
  const reply = await fetch(`${await url()}/livez`)
  expect(reply.status).toBe(200)
})

test('files that share a world fail if they move its clock or change shared data', async () => {
  const there = await sharedWorld()
  expect(await sharedWorld()).toBe(there)
  expect(there.databaseUrl).not.toBe((await world()).databaseUrl)
  expect(() => there.clock.advance({ seconds: 1 })).toThrow('stands still')
  expect(() => there.clock.set(new Date())).toThrow('stands still')
  const before = await fingerprints(there.pool, EVERYBODYS)
  await there.pool.query(`insert into settings (key, value, changed_at) values ('a try', '1', $1)`, [there.clock.now()])
  await expect(expectUntouched(there, before)).rejects.toThrow('changed settings of the shared world')
  await there.pool.query(`delete from settings where key = 'a try'`)
  await expectUntouched(there, before)
})
