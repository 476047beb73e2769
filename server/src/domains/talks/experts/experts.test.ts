import { describe, expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import {
  declineTalk,
  getCurrentTalk,
  getTalk,
  getTalkExpert,
  hangUpTalk,
  joinTalkQueue,
  leaveTalkQueue,
  listTalkExperts,
  ringExpert,
} from '#contract/talks/endpoints.ts'
import { presenceOf } from '#server/domains/consultants/public.ts'
import type { Person } from '#test/people.ts'
import { fill } from '#test/shop.ts'
import { anAnsweredTalk, anExpert, aRing, goAway, look } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { type ExpertSnapshot, sessionAhead } from './rules.ts'

const there = await world()
const { db, clock, pool, aCustomer, send } = there

const listed = async (who: Pick<Person, 'send'> = { send }, input: object = {}) =>
  (await who.send(listTalkExperts, { limit: 100, ...input })).body.data
const find = async (id: number, who?: Pick<Person, 'send'>) => (await listed(who)).data.find((one) => one.id === id)

describe('experts', () => {
  test("are listed while online, with their price and what the caller's balance covers", async () => {
    const expert = await anExpert(there, { ratePaise: 4_000 })
    expect(await find(expert.id)).toMatchObject({
      ...{ ratePaise: 4_000, rateWithTaxPaise: 4_720, state: 'free' },
      ...{ minutesWithBalance: null, missingPaise: null, queued: null },
    })
    const customer = await aCustomer()
    await fill(there, customer, 10_000)
    expect(await find(expert.id, customer)).toMatchObject({ minutesWithBalance: 2, missingPaise: 23_600 - 10_000 })
    const industrial = await listed(customer, { segment: 'industrial' })
    expect(industrial.data.map(({ id }) => id)).toContain(expert.id)
    expect(industrial.industrialAudioConsultants).toEqual(industrial.data)
    expect(industrial).not.toHaveProperty('professionalAudioConsultants')
    expect((await listed(customer, { segment: 'professional' })).data.map(({ id }) => id)).not.toContain(expert.id)
    expect((await listed(customer, { language: 'ta' })).data).toEqual([])
    await goAway(there, expert)
    expect(await find(expert.id)).toBeUndefined()
    expect((await send(getTalkExpert, { id: expert.id })).body.data.expert.state).toBe('offline')
  })

  test('with an upcoming session can be called until then, which limits the cost', async () => {
    const expert = await anExpert(there, { ratePaise: 4_000 })
    const customer = await aCustomer()
    await fill(there, customer, 100_000)
    const offer = async () => (await customer.send(getTalkExpert, { id: expert.id })).body.data.expert
    expect(await offer()).toMatchObject({ mostMinutes: 21, mostPaise: 100_000, nextSession: null, mayLastUntil: null })
    const startsAt = new Date(clock.now().getTime() + 13 * 60_000).toISOString()
    const from = new Date(clock.now().getTime() + 8 * 60_000).toISOString()
    await pool.query(
      `insert into busy_times (consultant_id, kind, during, blocked)
       values ($1, 'booking', tstzrange($2, $3), tstzrange($4, $3))`,
      [expert.id, startsAt, new Date(clock.now().getTime() + 43 * 60_000), from],
    )
    const limited = {
      ...{ mostMinutes: 8, mostPaise: 8 * 4_720, minutesWithBalance: 21 },
      ...{ mayLastUntil: from, nextSession: { of: 'consultant', startsAt } },
    }
    expect(await offer()).toMatchObject(limited)
    expect(await find(expert.id, customer)).toMatchObject(limited)
    expect(await find(expert.id)).toMatchObject({ mostMinutes: null, mostPaise: null, mayLastUntil: from })
    const { talk } = (await customer.send(ringExpert, { consultantId: expert.id, mode: 'audio' })).body.data
    expect(talk).toMatchObject({ mostMinutes: 8, mayLastUntil: from })
  })

  test('can be called until the customer’s own session, if that is earlier', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 10, minute))
    const expert = { sessionStart: at(45), sessionFrom: at(40) } as ExpertSnapshot
    expect(sessionAhead(expert, null)).toEqual({ of: 'consultant', startsAt: at(45), from: at(40) })
    expect(sessionAhead(expert, at(50))).toEqual({ of: 'consultant', startsAt: at(45), from: at(40) })
    expect(sessionAhead(expert, at(30))).toEqual({ of: 'customer', startsAt: at(30), from: at(30) })
    expect(sessionAhead({ ...expert, sessionFrom: null, sessionStart: null }, null)).toBeNull()
  })

  test('are busy on a call, in a session and by their own switch, and free ones are listed first', async () => {
    const { expert: talking } = await anAnsweredTalk(there)
    const [booked, shy, free] = [await anExpert(there), await anExpert(there), await anExpert(there)]
    const until = new Date(clock.now().getTime() + 1_800_000)
    await pool.query(
      `insert into busy_times (consultant_id, kind, during, blocked) values ($1, 'booking', tstzrange($2, $3), tstzrange($2, $3))`,
      [booked.id, clock.now(), until],
    )
    await pool.query('update consultants set taking_calls = false where id = $1', [shy.id])
    expect(await find(talking.id)).toMatchObject({ state: 'on_call', queueLength: 0 })
    expect(await find(booked.id)).toMatchObject({ state: 'in_session', freeAt: until.toISOString() })
    expect(await find(shy.id)).toMatchObject({ state: 'not_taking' })
    const { data, count, freeCount, experties } = await listed()
    const states = data.map(({ state }) => state)
    expect(states.lastIndexOf('free')).toBeLessThan(states.indexOf('on_call'))
    expect([count, freeCount]).toEqual([data.length, states.filter((state) => state === 'free').length])
    expect(experties.map(({ id }) => id)).toContain(free.id)
  })

  test('on a talk are shown as on a call, and as online afterwards', async () => {
    const talk = await anAnsweredTalk(there)
    const how = async () => (await presenceOf(db, [talk.expert.id], clock.now())).get(talk.expert.id)
    expect(await how()).toBe('on_call')
    await talk.expert.send(hangUpTalk, { id: talk.id })
    expect(await how()).toBe('online')
  })

  test('who decline leave the next free one of the segment as an alternative', async () => {
    const [ring, other] = [await aRing(there), await anExpert(there)]
    await pool.query('update consultants set rating_sum = 50, rating_count = 10 where id = $1', [other.id])
    await ring.expert.send(declineTalk, { id: ring.id })
    const { next } = (await ring.customer.send(getTalk, { id: ring.id })).body.data.talk
    expect(next?.id).not.toBe(ring.expert.id)
    expect(next).toMatchObject({ ratePaise: expect.any(Number) })
    await ring.customer.send(blockPerson, { personId: next!.id })
    const after = (await ring.customer.send(getTalk, { id: ring.id })).body.data.talk.next
    expect(after?.id).not.toBe(next!.id)
  })
})

describe('a queue', () => {
  test('moves: the first is notified, has two exclusive minutes to call, and then the next one', async () => {
    const talk = await anAnsweredTalk(there)
    const { expert } = talk
    const [first, second, stranger] = [await aCustomer(), await aCustomer(), await aCustomer()]
    for (const one of [first, second, stranger]) await fill(there, one, 50_000)
    const wait = async (who: Person) => (await who.send(joinTalkQueue, { id: expert.id })).body.data.queued
    expect(await wait(first)).toMatchObject({ place: 1, offeredUntil: null })
    expect(await wait(second)).toMatchObject({ place: 2 })
    expect(await wait(first)).toMatchObject({ place: 1 })
    const ring = async (who: Person) => {
      const { status, body } = await who.send(ringExpert, { consultantId: expert.id, mode: 'audio' })
      return status === 201 ? 'rings' : body.code
    }
    expect(await ring(first)).toBe('expert_busy')
    await talk.expert.send(hangUpTalk, { id: talk.id })
    await look(there)
    const turn = (await first.send(getCurrentTalk, {})).body.data.queues
    expect(turn).toMatchObject([
      { consultantId: expert.id, offeredUntil: new Date(+clock.now() + 120_000).toISOString() },
    ])
    expect((await first.send(listNotifications, {})).body.data.data[0]?.message).toBe('talk_turn')
    expect(await ring(stranger)).toBe('expert_busy')
    expect(await ring(second)).toBe('expert_busy')
    clock.advance({ seconds: 120 })
    await look(there)
    expect((await first.send(getCurrentTalk, {})).body.data.queues).toEqual([])
    expect(await ring(second)).toBe('rings')
    expect((await second.send(getCurrentTalk, {})).body.data.queues).toEqual([])
  })

  test('keeps the place of someone whose turn failed because the expert went offline, and notifies them again', async () => {
    const talk = await anAnsweredTalk(there)
    const [first, second] = [await aCustomer(), await aCustomer()]
    for (const one of [first, second]) await one.send(joinTalkQueue, { id: talk.expert.id })
    await talk.expert.send(hangUpTalk, { id: talk.id })
    await look(there)
    const lineOf = async (who: Person) => (await who.send(getCurrentTalk, {})).body.data.queues
    expect(await lineOf(first)).toMatchObject([{ place: 1, offeredUntil: expect.any(String) }])
    const taking = (on: boolean) =>
      pool.query('update consultants set taking_calls = $2 where id = $1', [talk.expert.id, on])
    await taking(false)
    await look(there)
    clock.advance({ minutes: 3 })
    await look(there)
    expect(await lineOf(first)).toMatchObject([{ place: 1, offeredUntil: null }])
    await taking(true)
    await look(there)
    expect(await lineOf(first)).toMatchObject([
      { place: 1, offeredUntil: new Date(+clock.now() + 120_000).toISOString() },
    ])
    expect(await lineOf(second)).toMatchObject([{ place: 2, offeredUntil: null }])
  })

  test('moves once, however many processes check it concurrently', async () => {
    const talk = await anAnsweredTalk(there)
    const waiting = [await aCustomer(), await aCustomer(), await aCustomer()]
    for (const one of waiting) await one.send(joinTalkQueue, { id: talk.expert.id })
    await talk.expert.send(hangUpTalk, { id: talk.id })
    await Promise.all(Array.from({ length: 4 }, () => look(there)))
    const turns = await Promise.all(waiting.map(async (one) => (await one.send(getCurrentTalk, {})).body.data.queues))
    expect(turns.map(([place]) => place?.offeredUntil !== null)).toEqual([true, false, false])
  })

  test('is for experts on a call only, and can be left', async () => {
    const [free, talk, customer] = [await anExpert(there), await anAnsweredTalk(there), await aCustomer()]
    expect((await customer.send(joinTalkQueue, { id: free.id })).body.code).toBe('expert_free')
    await customer.send(joinTalkQueue, { id: talk.expert.id })
    await customer.send(leaveTalkQueue, { id: talk.expert.id })
    expect((await customer.send(getCurrentTalk, {})).body.data.queues).toEqual([])
    await goAway(there, free)
    expect((await customer.send(joinTalkQueue, { id: free.id })).body.code).toBe('expert_unavailable')
  })
})
