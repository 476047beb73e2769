import { expect, test } from 'vitest'
import { JOB_KINDS } from '#contract/admin/job-kinds.ts'
import * as api from '#contract/admin/jobs.ts'
import { aJobRun } from '#test/jobs.ts'
import { world } from '#test/world.ts'

test('staff see runs by state and kind, without contacts or keys in errors, and give up what waits, once', async () => {
  const the = await world()
  const staff = await the.aStaff({ role: 'operations' })
  const error = 'mail to asha@example.in for 9820000412 failed: "Asha Rao" key abcdefghij0123456789xyz'
  const failed = await aJobRun(the, { kind: 'send-payouts', state: 'failed', retries: 3, error })
  const waiting = await aJobRun(the, { kind: 'send-payouts', state: 'retry', retries: 1, error: 'timed out' })
  await aJobRun(the, { kind: 'send-refunds', state: 'completed' })
  const listed = async (input: object) => (await staff.send(api.listJobs, input)).body.data
  expect((await listed({})).count).toBe(3)
  expect(await listed({ state: 'failed' })).toMatchObject({
    ...{ count: 1, countedAll: true },
    data: [
      {
        ...{ run: failed.run, kind: 'send-payouts', state: 'failed', attempts: 4, maxAttempts: 4, nextAt: null },
        error: 'mail to [email] for [mobile] failed: "…" key [key]',
      },
    ],
  })
  const [found] = (await listed({ kind: 'send-payouts', state: 'waiting' })).data
  expect(found).toMatchObject({ run: waiting.run, attempts: 2, nextAt: the.clock.now().toISOString() })
  const giveUp = () => staff.send(api.giveUpJob, { ...waiting, reason: 'The bank is closed' })
  expect((await giveUp()).status).toBe(201)
  expect((await giveUp()).body.code).toBe('stale')
  expect((await staff.send(api.runJob, { kind: 'send-payouts', reason: 'The bank is open' })).status).toBe(202)
  const { url } = (await staff.send(api.exportJobs, { state: 'given_up' })).body.data
  expect((await the.call('GET', url)).text.trimEnd().split('\r\n')).toHaveLength(2)
  const entries = the.db.selectFrom('audit_entries').select(['action', 'subject_id', 'reason'])
  expect(
    await entries.where('actor_id', '=', staff.id).where('action', 'like', 'job%').orderBy('id').execute(),
  ).toEqual([
    { action: 'job.given_up', subject_id: 'send-payouts', reason: 'The bank is closed' },
    { action: 'job.run_again', subject_id: 'send-payouts', reason: 'The bank is open' },
    { action: 'jobs.exported', subject_id: null, reason: null },
  ])
})

test('every scheduled job has a kind that staff can read', async () => {
  const { app } = await world()
  expect(app.services.jobs.names().filter((name) => !(JOB_KINDS as readonly string[]).includes(name))).toEqual([])
})
