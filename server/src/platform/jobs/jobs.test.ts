import { expect, test } from 'vitest'
import { atEndOfFile } from '#test/end-of-file.ts'
import { world } from '#test/world.ts'
import { createJobs } from './jobs.ts'

async function someJobs() {
  const { app, databaseUrl } = await world()
  const jobs = createJobs(databaseUrl, app.log)
  atEndOfFile(jobs.stop)
  return { jobs, services: app.services }
}

test('requested work is done soon, by one of the processes', async () => {
  const [one, two] = await Promise.all([someJobs(), someJobs()])
  const done: string[] = []
  const first = Promise.withResolvers<Date>()
  const mayEnd = Promise.withResolvers<void>()
  for (const [name, { jobs }] of Object.entries({ one, two })) {
    jobs.schedule('count-things', '0 0 1 1 *', async (_services, now) => {
      done.push(name)
      first.resolve(now)
      await mayEnd.promise
    })
  }
  await Promise.all([one.jobs.start(one.services), two.jobs.start(two.services)])
  await one.jobs.soon('count-things')
  expect(await first.promise).toEqual(one.services.now())
  // There is one run of it, in one process; a second one would need another row or a second attempt.
  const { pool } = await world()
  const runs = async () =>
    (await pool.query(`select state, retry_count as tries from pgboss.job where name = 'count-things'`)).rows
  expect(await runs()).toEqual([{ state: 'active', tries: 0 }])
  mayEnd.resolve()
  await expect.poll(runs).toEqual([{ state: 'completed', tries: 0 }])
  expect(done).toHaveLength(1)
})

test('a job has one name and one handler', async () => {
  const { jobs } = await someJobs()
  jobs.schedule('only-once', '0 0 1 1 *', async () => {})
  expect(() => jobs.schedule('only-once', '0 0 1 1 *', async () => {})).toThrow('already')
  await expect(jobs.soon('unheard-of')).rejects.toThrow('no job named')
})

test('every job has a valid schedule', async () => {
  const { app, pool } = await world()
  await app.services.jobs.start(app.services)
  const { rows } = await pool.query<{ name: string }>('select name from pgboss.schedule order by name')
  expect(rows.map((row) => row.name)).toEqual(app.services.jobs.names().sort())
})
