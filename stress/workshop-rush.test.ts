import { expect, test } from 'vitest'
import * as api from '#contract/workshops/endpoints.ts'
import { cancelWorkshop } from '#contract/workshops/staff.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { refundCancelled } from '#server/domains/workshops/jobs.ts'
import { audit } from '#test/auditor.ts'
import type { Person } from '#test/people.ts'
import { buy, fill } from '#test/shop.ts'
import { aWorkshop, seatsOf, ticketsOf } from '#test/workshops.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { answered } from './harness/answered.ts'
import { LONG } from './harness/auditing.ts'

const [PEOPLE, SEATS, RETURNED] = [figure(40, 500), figure(6, 50), figure(3, 10)]
const TICKET = 118_000

const byNumber = (a: number, b: number) => a - b
const upTo = (many: number) => Array.from({ length: many }, (_, n) => n + 1)

test(
  `${PEOPLE} people for ${SEATS} seats at once: ${SEATS} are sold, the others wait in order, and refunds are exact`,
  LONG,
  async () => {
    const there = await world()
    const { workshop, staff } = await aWorkshop(there, { seats: SEATS })
    const { id } = workshop
    const people = await Promise.all(upTo(PEOPLE).map(() => there.aCustomer()))
    for (const person of people) await fill(there, person, TICKET)
    const waitersIn = async (state: 'waiting' | 'offered') =>
      (
        await there.pool.query<{ account_id: number }>(
          'select account_id from workshop_waiters where workshop_id = $1 and state = $2 order by joined_at, id',
          [id, state],
        )
      ).rows.map(({ account_id }) => account_id)

    const order = (who: Person) => buy(who, seatsOf(id), { totalPaise: TICKET, key: `rush-for-seats-${who.id}` })
    const answers = await Promise.all(people.map((who) => answered(() => order(who))))
    const winners = people.filter((_, n) => answers[n]!.status === 201)
    const losers = people.filter((_, n) => answers[n]!.body.code === 'item_unavailable')
    expect([winners.length, losers.length]).toEqual([SEATS, PEOPLE - SEATS])
    const tickets = (await Promise.all(winners.map((who) => ticketsOf(who, id)))).flat()
    expect(tickets.map(({ seat }) => seat).sort(byNumber)).toEqual(upTo(SEATS))

    await Promise.all(losers.map((who) => answered(() => who.send(api.joinWaitingList, { id }))))
    const queue = await waitersIn('waiting')
    expect(queue.toSorted(byNumber)).toEqual(losers.map((who) => who.id).sort(byNumber))

    const given = { to: 'wallet' as const, expectedRefundPaise: TICKET }
    await Promise.all(
      winners.slice(0, RETURNED).map(async (who) => {
        const [ticket] = await ticketsOf(who, id)
        await answered(() => who.send(api.giveUpTicket, { id: ticket!.id, ...given }))
      }),
    )
    expect(await waitersIn('offered')).toEqual(queue.slice(0, RETURNED))
    expect(await waitersIn('waiting')).toEqual(queue.slice(RETURNED))

    await staff.send(cancelWorkshop, { id, version: workshop.version, reason: 'Hall closed' })
    const now = there.clock.now()
    await Promise.all([1, 2].map(() => refundCancelled(there.app.services, now)))
    const wallets = await Promise.all(people.map(async (who) => (await fundsOf(there.db, who.id, now)).walletPaise))
    expect(new Set(wallets)).toEqual(new Set([TICKET]))
    expect(await audit(there)).toEqual([])
    note(
      `${PEOPLE} people for ${SEATS} seats at once: ${winners.length} sold, ${queue.length} waited in order, all refunded exactly`,
    )
  },
)
