import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sharedWorld } from '#test/world.ts'
import { eachAlone } from './each-alone.ts'

const { app, db } = await sharedWorld()

test('what fails is rolled back and logged, and the others continue', async () => {
  const logged = vi.spyOn(app.services.log, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const written = () => sql<{ key: string }>`select key from call_marks where key like 'alone %' order by 1`.execute(db)
  await eachAlone(app.services, ['alone 1', 'alone 2', 'alone 3'], 'mark could not be set', async (tx, key) => {
    await sql`insert into call_marks (key, marks, stale_at) values (${key}, '{}', 'infinity')`.execute(tx)
    if (key === 'alone 2') throw new Error('no such mark')
  })
  expect((await written()).rows).toEqual([{ key: 'alone 1' }, { key: 'alone 3' }])
  expect(logged.mock.calls).toEqual([[{ err: expect.any(Error), item: 'alone 2' }, 'mark could not be set']])
})
