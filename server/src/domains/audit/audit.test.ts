import { expect, test } from 'vitest'
import * as api from '#contract/audit/endpoints.ts'
import { changeSetting } from '#contract/settings/endpoints.ts'
import { world } from '../../../test/world.ts'
import * as audit from './service.ts'
import type { AuditAction } from './texts.ts'

/** An action that no domain has. */
const made = (action: string) => action as AuditAction
const system = (at: string) => ({ actor: 'system' as const, now: new Date(at) })

test('an operation and its audit entry are committed together or not at all', async () => {
  const { db, aStaff, clock } = await world()
  const staff = await aStaff()
  const context = { actor: { id: staff.id, type: 'admin' as const, sessionId: 1 }, now: clock.now() }
  const failing = db.transaction().execute(async (tx) => {
    await audit.record(tx, { ...context, requestId: 'r1', address: '10.0.0.1' }, { action: made('thing.undone') })
    throw new Error('failed on purpose')
  })
  await expect(failing).rejects.toThrow('failed on purpose')
  const { body } = await staff.send(api.listAuditLog, { action: 'thing.undone' })
  expect(body.data.count).toBe(0)
})

test('an entry has actor, action, time, reason, address and request id', async () => {
  const { aStaff, clock } = await world()
  const staff = await aStaff({ name: 'Kavita Rao' })
  const input = { key: 'grievanceOfficer', value: 'Asha Rao', reason: 'The officer has changed' }
  const changed = await staff.send(changeSetting, input)
  expect(changed.status).toBe(200)
  const { body } = await staff.send(api.listAuditLog, { subject: 'setting:grievanceOfficer' })
  expect(body.data.data).toEqual([
    {
      id: expect.any(Number),
      at: clock.now().toISOString(),
      actor: { id: staff.id, type: 'admin', name: 'Kavita Rao' },
      action: 'setting.changed',
      subject: { kind: 'setting', id: 'grievanceOfficer' },
      before: { value: 'Grievance Officer, Paramarsh' },
      after: { value: 'Asha Rao' },
      reason: 'The officer has changed',
      requestId: changed.headers['x-request-id'],
      address: staff.address,
      sentence: [
        { text: 'Kavita Rao (owner)', href: `/admin/people/${staff.id}` },
        { text: ' changed ', href: null },
        { text: 'the setting “Grievance officer”', href: '/admin/settings' },
        { text: ' to ', href: null },
        { text: 'Asha Rao', href: null },
        { text: '.', href: null },
      ],
      changes: [{ label: 'Grievance officer', before: 'Grievance Officer, Paramarsh', after: 'Asha Rao' }],
    },
  ])
})

test('entries are found by words, action, actor, subject and day', async () => {
  const { db, aStaff } = await world()
  const staff = await aStaff({ name: 'Unmistakable Banerjee' })
  const by = { actor: { id: staff.id, type: 'admin' as const, sessionId: 1 }, requestId: 'req-77', address: '10.0.0.9' }
  await db.transaction().execute(async (tx) => {
    const one = { ...by, now: new Date('2025-05-01T18:29:00Z') }
    const two = { ...by, now: new Date('2025-05-01T18:31:00Z'), requestId: 'req-78' }
    await audit.record(tx, one, {
      action: made('plan.paused'),
      subject: { kind: 'plan', id: 7 },
      reason: 'Asked by phone',
    })
    await audit.record(tx, two, {
      action: made('plan.ended'),
      subject: { kind: 'plan', id: 8 },
      reason: 'Wrong person',
    })
    await audit.record(tx, system('2025-05-03T00:00:00Z'), {
      action: made('sweep.done'),
      reason: 'nightly telephone list',
    })
  })
  const found = async (input: Parameters<typeof staff.send<typeof api.listAuditLog>>[1]) =>
    (await staff.send(api.listAuditLog, input)).body.data.data.map((entry) => entry.action)
  expect(await found({ search: 'phon' })).toEqual(['plan.paused'])
  expect(await found({ search: 'plan 8' })).toEqual(['plan.ended'])
  expect(await found({ search: 'unmistak' })).toEqual(['plan.ended', 'plan.paused'])
  expect(await found({ search: 'req-78' })).toEqual(['plan.ended'])
  expect(await found({ search: '(!)' })).toEqual([])
  expect(await found({ search: "it's \\ ' :* | & <->" })).toEqual([])
  expect(await found({ action: 'plan' })).toEqual(['plan.ended', 'plan.paused'])
  expect(await found({ action: 'plan.ended' })).toEqual(['plan.ended'])
  expect(await found({ action: 'pla' })).toEqual([])
  expect(await found({ actor: String(staff.id), sort: 'at' })).toEqual(['plan.paused', 'plan.ended'])
  expect(await found({ actor: 'system', to: '2025-12-31' })).toEqual(['sweep.done'])
  expect(await found({ subject: 'plan:7' })).toEqual(['plan.paused'])
  // The day changes at midnight in India.
  expect(await found({ from: '2025-05-02', to: '2025-05-02' })).toEqual(['plan.ended'])
  expect(await found({ subject: 'plan', limit: 1, page: 2 })).toEqual(['plan.paused'])
})

test('secrets are listed by name without their values', async () => {
  const { db, aStaff } = await world()
  const before = { mobile: '9876543210', password_hash: 'abc', confirm_password: 'x', otp: null }
  const after = { nested: [{ accessToken: 't', bank: { accountNumber: '123' } }], shape: 'otpional', at: new Date(0) }
  await db
    .transaction()
    .execute((tx) => audit.record(tx, system('2025-02-01T00:00:00Z'), { action: made('secret.kept'), before, after }))
  const { body } = await (await aStaff()).send(api.listAuditLog, { action: 'secret.kept' })
  expect(body.data.data[0]).toMatchObject({
    before: { mobile: '9876543210', password_hash: '[hidden]', confirm_password: '[hidden]', otp: null },
    after: {
      nested: [{ accessToken: '[hidden]', bank: { accountNumber: '[hidden]' } }],
      shape: 'otpional',
      at: '1970-01-01T00:00:00.000Z',
    },
  })
})

test('the same list is exported as CSV through a short-lived link, and the export is recorded', async () => {
  const { db, call, clock, aStaff } = await world()
  const staff = await aStaff()
  await db.transaction().execute(async (tx) => {
    for (let day = 1; day <= 3; day++) {
      const reason = day === 2 ? '=HYPERLINK("http://evil")' : 'ऑडिट, "as asked"'
      await audit.record(tx, system(`2025-03-0${day}T00:00:00Z`), { action: made('csv.made'), reason })
    }
  })
  const { status, body } = await staff.send(api.exportAuditLog, { action: 'csv', from: '2025-03-02' })
  expect(status).toBe(201)
  const file = await call('GET', body.data.url)
  expect(file.status).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment; filename="audit-log-'),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const lines = file.text.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('"ऑडिट, ""as asked"""')
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil"")"`)

  const log = await staff.send(api.listAuditLog, { action: 'audit_log.exported' })
  expect(log.body.data.data[0]).toMatchObject({ actor: { id: staff.id }, after: { action: 'csv', from: '2025-03-02' } })

  clock.advance({ minutes: 6 })
  expect((await call('GET', body.data.url)).body.code).toBe('link_expired')
})
