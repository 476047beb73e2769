import { expect, test } from 'vitest'
import { fingerprints } from './snapshot.ts'
import { sharedWorld } from './world.ts'

const { pool, aCustomer } = await sharedWorld()
const prints = () => fingerprints(pool, ['accounts', 'sessions'])

test('a fingerprint changes with every committed write, even of the same values, and not by use of a session', async () => {
  const { id } = await aCustomer()
  const before = await prints()
  await pool.query('begin; update accounts set name = $$Other$$; rollback')
  await pool.query(`update sessions set last_used_at = last_used_at + interval '1 second' where account_id = $1`, [id])
  expect(await prints()).toEqual(before)
  await pool.query('update accounts set name = name where id = $1', [id])
  const rewritten = await prints()
  expect(rewritten.accounts).not.toBe(before.accounts)
  await pool.query(`update sessions set address = '192.0.2.1' where account_id = $1`, [id])
  expect((await prints()).sessions).not.toBe(rewritten.sessions)
  const { id: another } = await aCustomer()
  const created = await prints()
  expect(created.accounts).not.toBe(rewritten.accounts)
  await pool.query('delete from sessions where account_id = $1', [another])
  expect((await prints()).sessions).not.toBe(created.sessions)
})
