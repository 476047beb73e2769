import { beforeAll, expect, test } from 'vitest'
import * as api from '#contract/accounts/people.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'

let the: World
let staff: Person
beforeAll(async () => {
  the = await world()
  staff = await the.aStaff({ name: 'Meera Iyer' })
})

const names = async (input: Parameters<typeof staff.send<typeof api.listPeople>>[1]) => {
  const { status, body } = await staff.send(api.listPeople, input)
  expect(status).toBe(200)
  return body.data.data.map(({ name }) => name)
}

test('finds a person by words of the name, by email, and by either end of the mobile number', async () => {
  await the.aCustomer({ name: 'Sunita Devi Verma', mobile: '9820000412', email: 'sunita.v@kaveri-foods.in' })
  await the.aCustomer({ name: 'Sunil Varma', mobile: '9820099999', email: 'sunil@example.in' })
  expect(await names({ search: 'sunita' })).toEqual(['Sunita Devi Verma'])
  expect(await names({ search: 'ver sun' })).toEqual(['Sunita Devi Verma'])
  expect(await names({ search: 'sun', sort: 'name' })).toEqual(['Sunil Varma', 'Sunita Devi Verma'])
  expect(await names({ search: 'sunita.v@kaveri' })).toEqual(['Sunita Devi Verma'])
  expect(await names({ search: '+91 98200 00412' })).toEqual(['Sunita Devi Verma'])
  expect(await names({ search: '0412' })).toEqual(['Sunita Devi Verma'])
  expect(await names({ search: '98200', sort: '-name' })).toEqual(['Sunita Devi Verma', 'Sunil Varma'])
  expect(await names({ search: 'verma 0412' })).toEqual(['Sunita Devi Verma'])
  expect(await names({ search: 'unita' })).toEqual([])
})

test('finds a Hindi name by word prefixes', async () => {
  await the.aCustomer({ name: 'सुनीता शर्मा' })
  expect(await names({ search: 'शर्' })).toEqual(['सुनीता शर्मा'])
  expect(await names({ search: 'सुनी शर्मा' })).toEqual(['सुनीता शर्मा'])
})

test('characters with a meaning in SQL find nothing and cause no error', async () => {
  for (const search of ["'; drop table accounts; --", "a':* | 'b", '100%', '\\', "O'Neil", ':*', '𝒳']) {
    const { status } = await staff.send(api.listPeople, { search })
    expect(status, search).toBe(200)
  }
})

test('filters by type, state, city and days, and counts the filtered list', async () => {
  const guest = await the.aCustomer({ name: 'Narrow Guest' })
  await the.pool.query('update accounts set profile_completed_at = null, city = $2 where id = $1', [guest.id, 'Pune'])
  const gone = await the.aConsultant({ name: 'Narrow Gone' })
  await the.pool.query("update accounts set deleted_at = $2, mobile = '' where id = $1", [gone.id, the.clock.now()])
  await the.aConsultant({ name: 'Narrow Here' })
  const within = { search: 'narrow', sort: 'name' } as const
  expect(await names(within)).toEqual(['Narrow Gone', 'Narrow Guest', 'Narrow Here'])
  expect(await names({ ...within, type: 'consultant' })).toEqual(['Narrow Gone', 'Narrow Here'])
  expect(await names({ ...within, state: 'guest' })).toEqual(['Narrow Guest'])
  expect(await names({ ...within, state: 'deleted' })).toEqual(['Narrow Gone'])
  expect(await names({ ...within, state: 'active' })).toEqual(['Narrow Here'])
  expect(await names({ ...within, city: 'pu' })).toEqual(['Narrow Guest'])
  expect(await names({ ...within, city: '%' })).toEqual([])
  const today = '2026-03-02'
  expect(await names({ ...within, from: today, to: today })).toHaveLength(3)
  expect(await names({ ...within, from: '2026-03-03' })).toEqual([])
  expect(await names({ ...within, to: '2026-03-01' })).toEqual([])
  const { body } = await staff.send(api.listPeople, { ...within, type: 'consultant', limit: 1 })
  expect(body.data).toMatchObject({ count: 2, countedAll: true, page: 1, limit: 1 })
})

test('pages follow each other without gaps, in both sort orders', async () => {
  for (const letter of 'abcde') await the.aCustomer({ name: `Pages ${letter}` })
  const page = (number: number, sort: 'name' | '-name') => names({ search: 'pages', sort, limit: 2, page: number })
  expect([...(await page(1, 'name')), ...(await page(2, 'name')), ...(await page(3, 'name'))]).toEqual(
    [...'abcde'].map((letter) => `Pages ${letter}`),
  )
  expect(await page(1, '-name')).toEqual(['Pages e', 'Pages d'])
  expect(await page(4, 'name')).toEqual([])
})

test('sorts by last use, with people who never signed in last', async () => {
  const early = await the.aCustomer({ name: 'Seen early' })
  const late = await the.aCustomer({ name: 'Seen late' })
  await the.aCustomer({ name: 'Seen never' })
  the.clock.advance({ minutes: 20 })
  await early.call('GET', '/api/mobile/v1/get-user-details')
  the.clock.advance({ minutes: 20 })
  await late.call('GET', '/api/mobile/v1/get-user-details')
  staff = await the.aStaff({ name: 'Meera Iyer' })
  const seen = ['Seen late', 'Seen early', 'Seen never']
  expect(await names({ search: 'seen', sort: '-seen' })).toEqual(seen)
  expect(await names({ search: 'seen', sort: 'seen' })).toEqual(seen.toReversed())
})

test('shows one person with devices, consents and requests', async () => {
  const person = await the.aCustomer({ name: 'Asha Verma' })
  await person.call('POST', '/api/web/v1/deletion-requests', { body: { reason: 'No longer needed' } })
  const { status, body } = await staff.send(api.getPerson, { id: person.id })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ name: 'Asha Verma', state: 'active', region: 'Delhi', city: 'New Delhi' })
  expect(body.data.devices).toMatchObject([{ title: 'Linux, Chrome', address: person.address }])
  expect(body.data.deletionRequests).toMatchObject([{ state: 'open', reason: 'No longer needed' }])
  expect(await staff.send(api.getPerson, { id: 999_999 })).toMatchObject({ status: 404 })
})

test('a suspension ends every session immediately, blocks signing in, and is recorded in the audit log', async () => {
  const person = await the.aCustomer()
  const input = { id: person.id, reason: 'Threatened a consultant' }
  expect(await staff.send(api.suspendPerson, input)).toMatchObject({
    status: 201,
    body: { data: { state: 'suspended' } },
  })
  expect(await person.call('GET', '/api/mobile/v1/get-user-details')).toMatchObject({ status: 401 })
  await the.call('POST', '/api/mobile/v1/send/otp', { body: { mobile: person.mobile } })
  const otp = await the.otpFor(person.mobile)
  const login = await the.call('POST', '/api/mobile/v1/user/login', { body: { mobile: person.mobile, otp } })
  expect(login).toMatchObject({ status: 403, body: { code: 'account_suspended' } })

  expect(await staff.send(api.suspendPerson, input)).toMatchObject({ status: 409, body: { code: 'stale' } })
  const restored = await staff.send(api.restorePerson, { id: person.id, reason: 'Apologised' })
  expect(restored).toMatchObject({ status: 200, body: { data: { state: 'active' } } })
  expect(await staff.send(api.restorePerson, { id: person.id, reason: 'Twice' })).toMatchObject({ status: 409 })
  expect(await person.call('GET', '/api/mobile/v1/get-user-details')).toMatchObject({ status: 401 })

  const { rows } = await the.pool.query(
    "select action, actor_id, reason, before, after from audit_entries where subject_kind = 'account' and subject_id = $1 order by id",
    [String(person.id)],
  )
  expect(rows).toEqual([
    {
      ...{ action: 'person.suspended', actor_id: staff.id, reason: 'Threatened a consultant' },
      ...{ before: { state: 'active' }, after: { state: 'suspended' } },
    },
    {
      ...{ action: 'person.restored', actor_id: staff.id, reason: 'Apologised' },
      before: { state: 'suspended', suspendedReason: 'Threatened a consultant' },
      after: { state: 'active' },
    },
  ])
})

test('a suspension needs a reason, and cannot apply to oneself or a deleted account', async () => {
  const person = await the.aCustomer()
  expect(await staff.send(api.suspendPerson, { id: person.id, reason: '  ' })).toMatchObject({
    status: 422,
    body: { errors: { reason: ['Please fill this in.'] } },
  })
  expect(await person.call('GET', '/api/mobile/v1/get-user-details')).toMatchObject({ status: 200 })
  const own = await staff.send(api.suspendPerson, { id: staff.id, reason: 'Holiday' })
  expect(own).toMatchObject({ status: 403, body: { code: 'own_account' } })
  await the.pool.query("update accounts set deleted_at = $2, mobile = '' where id = $1", [person.id, the.clock.now()])
  expect(await staff.send(api.suspendPerson, { id: person.id, reason: 'Late' })).toMatchObject({ status: 409 })
  expect(await staff.send(api.suspendPerson, { id: 999_999, reason: 'Nobody' })).toMatchObject({ status: 404 })
})

test('when two staff suspend one person simultaneously, one succeeds and the other is refused', async () => {
  const other = await the.aStaff()
  const person = await the.aConsultant()
  const answers = await Promise.all(
    [staff, other].map((one) => one.send(api.suspendPerson, { id: person.id, reason: 'Forged papers' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('the CSV link expires with its session, and the export is recorded in the audit log', async () => {
  const taker = await the.aStaff()
  await the.aCustomer({ name: '=2+5 Formula, Ltd', mobile: '9811122233', email: 'formula@example.in' })
  const { status, body } = await taker.send(api.exportPeople, { search: 'formula' })
  expect(status).toBe(201)
  const file = await the.call('GET', body.data.url)
  expect(file.status).toBe(200)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="people-2026-03-\d\d\.csv"/)
  const [head, row, end] = file.text.split('\r\n')
  expect(head).toMatch(/^\uFEFFID,Type,Status,Name,Mobile,Email,City/)
  expect(row).toMatch(/^\d+,user,active,"'=2\+5 Formula, Ltd",9811122233,formula@example\.in,New Delhi,Delhi,110001,/)
  expect(end).toBe('')
  const wider = body.data.url.replace('search=formula', 'search=')
  expect(await the.call('GET', wider)).toMatchObject({ status: 404 })
  const { rows } = await the.pool.query("select after from audit_entries where action = 'people.exported'")
  expect(rows).toEqual([{ after: { search: 'formula' } }])
  await taker.call('POST', '/api/web/v1/logout', { body: {} })
  expect((await the.call('GET', body.data.url)).status).toBeGreaterThanOrEqual(400)
})

test('an export larger than one batch contains every person once, newest first', async () => {
  await the.pool.query(
    `insert into accounts (type, mobile, name, source, created_at, updated_at)
     select 'user', '6' || lpad(n::text, 9, '0'), 'Crowd ' || n, 'test', $1::timestamptz + n * interval '1 second', $1
     from generate_series(1, 2300) as n`,
    [the.clock.now()],
  )
  const { body } = await staff.send(api.exportPeople, { search: 'crowd' })
  const { text } = await the.call('GET', body.data.url)
  const exported = text.split('\r\n').slice(1, -1)
  expect(exported.map((line) => line.split(',')[3])).toEqual(
    Array.from({ length: 2300 }, (_, i) => `Crowd ${2300 - i}`),
  )
})

test('returns how many accounts there are of each type and how many are new', async () => {
  const { body } = await staff.call<{ counts: { type: string; people: number }[] }>(
    'GET',
    '/api/web/v1/admin/people/counts',
  )
  expect(body.data.counts.map(({ type }) => type)).toEqual(['user', 'consultant', 'admin'])
  const { rows } = await the.pool.query("select count(*) from accounts where type = 'user' and deleted_at is null")
  expect(body.data.counts[0]).toMatchObject({ people: Number(rows[0].count) })
})

test('the back office is refused to everyone else', async () => {
  const [customer, consultant] = [await the.aCustomer(), await the.aConsultant()]
  for (const path of [
    '/api/web/v1/admin/people',
    '/api/web/v1/admin/people/counts',
    `/api/web/v1/admin/people/${staff.id}`,
  ]) {
    expect(await the.call('GET', path)).toMatchObject({ status: 401 })
    expect(await customer.call('GET', path)).toMatchObject({ status: 403 })
    expect(await consultant.call('GET', path)).toMatchObject({ status: 403 })
  }
})

test('staff log a person out of every device, and they can sign in again', async () => {
  const asha = await the.aCustomer()
  const reason = 'Lost her phone'
  const { status, body } = await staff.send(api.endPersonSessions, { id: asha.id, reason })
  expect(status).toBe(200)
  expect(body.data).toEqual({ ended: 1 })
  expect((await asha.call('GET', '/api/web/v1/devices')).status).toBe(401)
  const person = await staff.send(api.getPerson, { id: asha.id })
  expect(person.body.data).toMatchObject({ state: 'active', devices: [] })
  const { rows } = await the.pool.query(
    "select reason from audit_entries where subject_kind = 'account' and subject_id = $1 and action = 'person.logged_out'",
    [String(asha.id)],
  )
  expect(rows).toEqual([{ reason }])
  expect((await staff.send(api.endPersonSessions, { id: staff.id, reason })).body.code).toBe('own_account')
})
