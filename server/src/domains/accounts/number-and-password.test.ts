import { expect, test } from 'vitest'
import * as api from '#contract/accounts/endpoints.ts'
import { newMobile, signIn } from '#test/people.ts'
import { sharedWorld } from '#test/world.ts'

test('the mobile number changes with codes sent to the old and the new number; other devices are signed out', async () => {
  const there = await sharedWorld()
  const person = await there.aCustomer()
  const other = await signIn(there.app, person.id)
  const newNumber = newMobile()
  const otp = await there.codeFor(person.mobile)
  const refused = await person.send(api.changeMobile, { otp, newMobile: newNumber, newOtp: '000000' })
  expect(refused.body.code).toBe('invalid_otp')
  const newOtp = await there.codeFor(newNumber)
  const { status, body } = await person.send(api.changeMobile, { otp, newMobile: newNumber, newOtp })
  expect([status, body.data.mobile]).toEqual([200, newNumber])
  expect((await person.send(api.getUserDetails, {}, { token: other })).status).toBe(401)
  expect((await there.send(api.verifyUser, { mobile: person.mobile })).status).toBe(422)
})

test('a number that belongs to another account cannot be taken over', async () => {
  const there = await sharedWorld()
  const [person, neighbour] = [await there.aCustomer(), await there.aCustomer()]
  const otp = await there.codeFor(person.mobile)
  const newOtp = await there.codeFor(neighbour.mobile)
  const { body } = await person.send(api.changeMobile, { otp, newMobile: neighbour.mobile, newOtp })
  expect(body.code).toBe('mobile_taken')
  expect((await person.send(api.getUserDetails, {})).body.data.mobile).toBe(person.mobile)
})

test('a new password needs a fresh code, and a password never signs anyone in', async () => {
  const there = await sharedWorld()
  const person = await there.aCustomer()
  const input = { password: 'Sunlight9', confirm_password: 'Sunlight9' }
  expect((await person.send(api.changePassword, { otp: '123456', ...input })).status).toBe(400)
  const otp = await there.codeFor(person.mobile)
  expect((await person.send(api.changePassword, { otp, ...input })).body.message).toBe('Password changed')
  const stored = await there.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(stored.password_hash).toMatch(/^scrypt\$/)
})
