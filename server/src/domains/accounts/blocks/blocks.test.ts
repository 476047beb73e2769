import { describe, expect, test } from 'vitest'
import * as api from '#contract/accounts/blocks.ts'
import { joinTalkQueue } from '#contract/talks/endpoints.ts'
import { aBookable, aBooking, aTime, hold } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { anAnsweredTalk, anExpert, aRing, look } from '#test/talks.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

const block = (who: Person, { id }: Pick<Person, 'id'>) => who.send(api.blockPerson, { personId: id })
const unblock = (who: Person, { id }: Pick<Person, 'id'>) => who.send(api.unblockPerson, { personId: id })
const blocked = async (who: Person) => (await who.send(api.listBlocks, {})).body.data.blocks.map(({ id }) => id)

describe('a blocked person', () => {
  test('cannot book, and is only told that the expert is not available; what is booked stands', async () => {
    const { customer, consultant, id } = await aBooking(there)
    expect((await block(consultant, customer)).status).toBe(200)
    expect((await block(consultant, customer)).status).toBe(200)
    expect(await blocked(consultant)).toEqual([customer.id])
    expect(await blocked(customer)).toEqual([])
    const refused = await hold(customer, consultant, aTime(there))
    expect([refused.status, refused.body.code]).toEqual([409, 'expert_unavailable'])
    const { rows } = await there.pool.query('select state from bookings where id = $1', [id])
    expect(rows[0].state).toBe('confirmed')
    expect((await unblock(consultant, customer)).status).toBe(200)
    expect((await unblock(consultant, customer)).status).toBe(404)
    expect((await hold(customer, consultant, aTime(there))).status).toBe(201)
  })

  test('can neither call nor wait for a call, and leaves the queue', async () => {
    const expert = await anExpert(there)
    await anAnsweredTalk(there, { expert })
    const customer = await there.aCustomer()
    expect((await customer.send(joinTalkQueue, { id: expert.id })).status).toBe(200)
    await block(customer, expert)
    await look(there)
    const { rows } = await there.pool.query('select from talk_queue where customer_id = $1', [customer.id])
    expect(rows).toHaveLength(0)
    expect((await customer.send(joinTalkQueue, { id: expert.id })).body.code).toBe('blocked_by_you')
    const free = await anExpert(there)
    await block(customer, free)
    await expect(aRing(there, { customer, expert: free })).rejects.toThrow('blocked_by_you')
    await unblock(customer, free)
    const { customer: caller } = await anAnsweredTalk(there, { expert: free })
    await block(free, caller)
    expect((await caller.send(joinTalkQueue, { id: free.id })).body.code).toBe('expert_unavailable')
  })

  test('leaves the queue also if the block was made with another account', async () => {
    const expert = await anExpert(there)
    await anAnsweredTalk(there, { expert })
    const [customer, asCustomer] = [await there.aCustomer(), await there.aCustomer()]
    expect((await customer.send(joinTalkQueue, { id: expert.id })).status).toBe(200)
    const [asConsultant, { mobile }] = [await aBookable(there), customer]
    const giveNumber = (of: Person, number: string) =>
      there.pool.query('update accounts set mobile = $2 where id = $1', [of.id, number])
    await giveNumber(asCustomer, expert.mobile)
    await giveNumber(asConsultant, mobile)
    await block(asCustomer, asConsultant)
    await look(there)
    const { rows } = await there.pool.query('select from talk_queue where customer_id = $1', [customer.id])
    expect(rows).toHaveLength(0)
  })
})

test('who has blocked someone is told so when booking them', async () => {
  const consultant = await aBookable(there)
  const customer = await there.aCustomer()
  await block(customer, consultant)
  expect((await hold(customer, consultant, aTime(there))).body.code).toBe('blocked_by_you')
})

test('a block is between people: it holds for their other accounts too', async () => {
  const { customer, consultant } = await aBooking(there)
  const [{ mobile: theirs }, { mobile: own }] = (
    await there.pool.query('select mobile from accounts where id = any($1) order by type desc', [
      [customer.id, consultant.id],
    ])
  ).rows
  const [asConsultant, asCustomer] = [await aBookable(there), await there.aCustomer()]
  await there.pool.query('update accounts set mobile = $2 where id = $1', [asConsultant.id, theirs])
  await there.pool.query('update accounts set mobile = $2 where id = $1', [asCustomer.id, own])
  expect((await hold(asCustomer, asConsultant, aTime(there))).status).toBe(201)
  await block(consultant, customer)
  expect((await hold(asCustomer, asConsultant, aTime(there))).body.code).toBe('blocked_by_you')
})

test('only people one has met, and public profiles, can be blocked or reported: ids reveal no names', async () => {
  const [customer, stranger, consultant] = [await there.aCustomer(), await there.aCustomer(), await aBookable(there)]
  for (const id of [stranger.id, 999_999_999]) {
    expect((await block(consultant, { id })).status).toBe(404)
    expect((await consultant.send(api.reportPerson, { personId: id, reason: 'spam' })).status).toBe(404)
  }
  expect((await block(customer, consultant)).status).toBe(200)
  expect((await block(consultant, consultant)).status).toBe(403)
})

test('of a hold and a block at the same time, the hold came first or is refused', async () => {
  const { customer, consultant } = await aBooking(there)
  for (let round = 0; round < 6; round++) {
    const startsAt = aTime(there)
    const flips = async () => {
      await block(consultant, customer)
      await unblock(consultant, customer)
      return block(consultant, customer)
    }
    const [held] = await Promise.all([hold(customer, consultant, startsAt), flips()])
    expect([201, 409]).toContain(held.status)
    if (held.status === 409) expect(held.body.code).toBe('expert_unavailable')
    expect((await hold(customer, consultant, aTime(there))).body.code).toBe('expert_unavailable')
    await unblock(consultant, customer)
    await there.pool.query(`update bookings set held_until = $2 where state = 'held' and customer_id = $1`, [
      customer.id,
      there.clock.now(),
    ])
  }
})

test('a hold that has checked for blocks is stored before a block that came later', async () => {
  const { customer, consultant } = await aBooking(there)
  const other = await there.pool.connect()
  try {
    await other.query('begin')
    // What a hold does: it keeps blocks of the two waiting until it has committed.
    await other.query(
      `select pg_advisory_xact_lock_shared(hashtextextended('block between ' || least($1::bigint, $2) || ' and ' || greatest($1::bigint, $2), 0))`,
      [customer.id, consultant.id],
    )
    let done = false
    const blocking = block(consultant, customer).then((answer) => {
      done = true
      return answer
    })
    await expect
      .poll(
        async () =>
          (await there.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rows.length,
      )
      .toBeGreaterThan(0)
    expect(done).toBe(false)
    await other.query('commit')
    expect((await blocking).status).toBe(200)
  } finally {
    other.release()
  }
})
