import { beforeAll, describe, expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import { aBookable, aBooking, aTime, hold } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'
import { decideClaims } from './claims.ts'

let there: World
let consultant: Person
beforeAll(async () => {
  there = await world()
  consultant = await aBookable(there)
})

const claimOf = (customer: Person, startsAt: Date, of = consultant) => ({
  ...({ customerId: customer.id, consultantId: of.id, mode: 'video', minutes: 30, startsAt } as const),
  ...{ brief: '', timeZone: 'Asia/Kolkata' },
})
type Claim = ReturnType<typeof claimOf>

/** The bookings, or the problems of the refused claims, of one transaction. */
const decided = (claims: Claim[]) =>
  there.db.transaction().execute(async (tx) => {
    const { outcomes, writes } = await decideClaims(tx, claims, there.clock.now())
    for (const write of writes) await tx.executeQuery(write)
    return outcomes.map((outcome) => ('id' in outcome ? outcome.id : outcome.refused.code))
  })

const heldBy = async (customer: Person) =>
  (
    await there.pool.query<{ id: number; kinds: string[]; taken: number }>(
      `select id, array(select kind from booking_events where booking_id = bookings.id) as kinds,
         (select count(*) from busy_times where booking_id = bookings.id and kind = 'hold' and lapses_at = held_until) as taken
       from bookings where customer_id = $1 and state = 'held' order by id`,
      [customer.id],
    )
  ).rows

describe('claims that are decided together', () => {
  test('are granted in their order: the first gets the slot, and the nearest ones do not include what others got', async () => {
    const [one, two, three] = [await there.aCustomer(), await there.aCustomer(), await there.aCustomer()]
    const [at, next] = [aTime(there), aTime(there)]
    const [first, second, last] = await decided([claimOf(one, at), claimOf(two, next), claimOf(three, at)])
    expect(last).toBe('slot_taken')
    expect(await heldBy(one)).toEqual([{ id: first, kinds: ['held'], taken: 1 }])
    expect(await heldBy(two)).toEqual([{ id: second, kinds: ['held'], taken: 1 }])
    expect(await heldBy(three)).toEqual([])
  })

  test('of one customer for one slot are one booking, and overlapping ones are refused', async () => {
    const [customer, at] = [await there.aCustomer(), aTime(there)]
    const other = await aBookable(there)
    const [one, same, elsewhere] = await decided([
      claimOf(customer, at),
      claimOf(customer, at),
      claimOf(customer, at, other),
    ])
    expect([same, elsewhere]).toEqual([one, 'customer_busy'])
    expect(await heldBy(customer)).toHaveLength(1)
  })

  test('count towards the number of holds of their customer', async () => {
    const customer = await there.aCustomer()
    const outcomes = await decided([1, 2, 3, 4].map(() => claimOf(customer, aTime(there))))
    expect(outcomes[3]).toBe('hold_limit')
    expect((await heldBy(customer)).map(({ id }) => id)).toEqual(outcomes.slice(0, 3))
  })

  test('count towards the consultant’s maximum of a day', async () => {
    const busy = await aBookable(there)
    await there.pool.query('insert into availability_settings (consultant_id, most_a_day) values ($1, 1)', [busy.id])
    const at = aTime(there)
    const later = new Date(at.getTime() + 3 * 3_600_000)
    const [one, two] = [await there.aCustomer(), await there.aCustomer()]
    const sameDay = later.getUTCDate() === at.getUTCDate() && later.getUTCHours() < 12
    const second = sameDay ? later : new Date(at.getTime() - 3 * 3_600_000)
    expect(await decided([claimOf(one, at, busy), claimOf(two, second, busy)])).toEqual([
      expect.any(Number),
      'slot_taken',
    ])
  })

  test('refuse who is blocked, and nobody else', async () => {
    const { customer: blocked, consultant: expert } = await aBooking(there)
    await expert.send(blockPerson, { personId: blocked.id })
    const other = await there.aCustomer()
    const outcomes = await decided([claimOf(blocked, aTime(there), expert), claimOf(other, aTime(there), expert)])
    expect(outcomes).toEqual(['expert_unavailable', expect.any(Number)])
  })

  test('expire overdue holds of any of their people first', async () => {
    const [one, two, at] = [await there.aCustomer(), await there.aCustomer(), aTime(there)]
    const [old] = await decided([claimOf(one, at)])
    there.clock.advance({ minutes: 10 })
    const [taken, again] = await decided([claimOf(two, at), claimOf(one, aTime(there), await aBookable(there))])
    expect((await heldBy(two)).map(({ id }) => id)).toEqual([taken])
    expect((await heldBy(one)).map(({ id }) => id)).toEqual([again])
    const { rows } = await there.pool.query('select state from bookings where id = $1', [old])
    expect(rows).toEqual([{ state: 'expired' }])
  })
})

test('requests that arrive together share transactions', async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => there.aCustomer()))
  const held = await Promise.all(customers.map((customer) => hold(customer, consultant, aTime(there))))
  const ids = held.map(({ body }) => body.data.booking.id)
  const { rows } = await there.pool.query('select distinct xmin::text from bookings where id = any($1)', [ids])
  expect(rows.length).toBeLessThan(8)
})

/** Connections that wait for a lock or for another transaction. */
const countWaiting = async () =>
  (await there.pool.query(`select from pg_locks where not granted and pid <> pg_backend_pid()`)).rows.length

test('if their transaction fails each is decided alone: one is refused, the others are granted', async () => {
  const [one, two, at] = [await there.aCustomer(), await there.aCustomer(), aTime(there)]
  const other = await there.pool.connect()
  try {
    await other.query('begin')
    await other.query(
      `insert into busy_times (consultant_id, kind, during, blocked)
       select $1, 'call', during, during from (select tstzrange($2::timestamptz, $2::timestamptz + interval '30 minutes') as during) as session`,
      [consultant.id, at],
    )
    const answers = Promise.all([hold(one, consultant, at), hold(two, consultant, aTime(there))])
    await expect.poll(countWaiting).toBeGreaterThan(0)
    await other.query('commit')
    const [taken, granted] = await answers
    expect([taken.status, taken.body.code, taken.body.nearest?.length]).toEqual([409, 'slot_taken', 3])
    expect(granted.status).toBe(201)
  } finally {
    other.release()
  }
})

test('a consultant whose time is locked elsewhere does not hold up claims on others', async () => {
  const [one, two] = [await there.aCustomer(), await there.aCustomer()]
  const free = await aBookable(there)
  const other = await there.pool.connect()
  try {
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`time of consultant ${consultant.id}`])
    let isDecided = false
    const waiting = hold(one, consultant, aTime(there)).then((answer) => {
      isDecided = true
      return answer
    })
    expect((await hold(two, free, aTime(there))).status).toBe(201)
    expect(isDecided).toBe(false)
    await other.query('commit')
    expect((await waiting).status).toBe(201)
  } finally {
    other.release()
  }
})
