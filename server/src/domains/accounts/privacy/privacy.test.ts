import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { getUserDetails, verifyUser } from '#contract/accounts/endpoints.ts'
import * as api from '#contract/accounts/privacy.ts'
import { listPrivacyRequests } from '#contract/accounts/privacy-requests.ts'
import { fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { carryOutDeletions, prepareDataExports, removeOldExports } from './jobs.ts'
import { insertExport } from './queries.ts'

describe('deleting an account', () => {
  test('waits, can be withdrawn, and can be requested only once', async () => {
    const { aCustomer, clock } = await world()
    const person = await aCustomer()
    const { status, body } = await person.send(api.requestDeletion, { reason: 'I moved abroad' })
    expect(status).toBe(201)
    expect(new Date(body.data.dueAt).getTime() - clock.now().getTime()).toBe(7 * 86_400_000)
    expect((await person.send(api.requestDeletion, {})).body.code).toBe('already_requested')
    expect((await person.send(api.withdrawDeletion, { id: body.data.id })).body.data.state).toBe('withdrawn')
    expect((await person.send(api.getDeletionRequest, {})).body.data.request).toBeNull()
  })

  test('erases all personal data and frees the number once the waiting period is over', async () => {
    const { aCustomer, app, clock, db, send } = await world()
    const person = await aCustomer()
    await person.send(api.requestDeletion, {})
    await carryOutDeletions(app.services, clock.now())
    expect((await person.send(getUserDetails, {})).status).toBe(200)
    clock.advance({ days: 7 })
    await carryOutDeletions(app.services, clock.now())
    expect((await person.send(getUserDetails, {})).status).toBe(401)
    expect((await send(verifyUser, { mobile: person.mobile })).status).toBe(422)
    const row = await db.selectFrom('accounts').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'Deleted account', mobile: '', email: null, city: null, password_hash: null })
  })
})

test('a deletion also erases its reason and the exports of the data, including the stored files', async () => {
  const { aCustomer, app, clock, db } = await world()
  const { services } = app
  const person = await aCustomer()
  await person.send(api.requestDeletion, { reason: 'My neighbour reads along' })
  await person.send(api.requestDataExport, {})
  clock.advance({ days: 5 })
  await prepareDataExports(services, clock.now())
  const exportOf = () =>
    db.selectFrom('data_exports').selectAll().where('account_id', '=', person.id).executeTakeFirstOrThrow()
  const { file_key: fileKey } = await exportOf()
  expect(await services.store.get(fileKey!)).toBeTruthy()
  clock.advance({ days: 2 })
  await carryOutDeletions(services, clock.now())
  expect(await services.store.get(fileKey!)).toBeFalsy()
  expect(await exportOf()).toMatchObject({ state: 'gone', file_key: null })
  const request = db.selectFrom('deletion_requests').selectAll().where('account_id', '=', person.id)
  expect(await request.executeTakeFirstOrThrow()).toMatchObject({ state: 'done', reason: null })
})

describe('a copy of one’s data', () => {
  test('is prepared, downloaded through a signed link, and removed when it expires', async () => {
    const { aCustomer, app, clock, codeFor } = await world()
    const person = await aCustomer()
    expect((await person.send(api.requestDataExport, {})).body.data).toMatchObject({ state: 'preparing' })
    expect((await person.send(api.requestDataExport, {})).body.code).toBe('already_requested')
    await prepareDataExports(app.services, clock.now())
    const ready = (await person.send(api.listDataExports, {})).body.data.exports[0]!
    expect(ready.state).toBe('ready')
    expect((await person.send(api.linkDataExport, { id: ready.id, otp: '000000' })).body.code).toBe('invalid_otp')
    const otp = await codeFor(person.mobile)
    const { url } = (await person.send(api.linkDataExport, { id: ready.id, otp })).body.data
    expect((await person.send(api.linkDataExport, { id: ready.id, otp })).status).not.toBe(201)
    const file = await app.inject(url)
    const files = unzipSync(new Uint8Array(file.rawPayload))
    expect(JSON.parse(strFromU8(files['profile.json']!))).toMatchObject({ mobile: person.mobile, name: person.name })
    expect(file.headers['content-disposition']).toContain('attachment')
    const forged = url.replace(/signature=.{4}/, 'signature=AAAA')
    expect((await app.inject(forged)).statusCode).not.toBe(200)
    clock.advance({ days: 8 })
    await removeOldExports(app.services, clock.now())
    expect((await app.inject(url)).statusCode).not.toBe(200)
  })
})

test('people can see their own consents', async () => {
  const { aCustomer } = await world()
  expect((await (await aCustomer()).send(api.listConsents, {})).body.data.consents).toEqual([])
})

test('a deletion is postponed while money is left, which the person and staff read, and staff list what people asked', async () => {
  const the = await world()
  const person = await the.aCustomer()
  await person.send(api.requestDeletion, {})
  await fill(the, person, 5_000)
  the.clock.advance({ days: 7 })
  await carryOutDeletions(the.app.services, the.clock.now())
  const again = await the.aStaff({ role: 'support' })
  const listed = async (input: object) =>
    (await again.send(listPrivacyRequests, { person: person.id, ...input })).body.data
  const why = 'There is still money in this account. Please spend or withdraw it first, or call the help desk.'
  expect(await listed({ kind: 'deletion', sort: 'due' })).toMatchObject({
    count: 1,
    data: [{ kind: 'deletion', state: 'open', postponedBecause: why, person: { id: person.id } }],
  })
  expect((await listed({ state: 'done' })).count).toBe(0)
  await the.db.transaction().execute((tx) => insertExport(tx, person.id, the.clock.now()))
  expect((await listed({ search: person.name })).data.map(({ kind }) => kind)).toEqual(['copy', 'deletion'])
})
