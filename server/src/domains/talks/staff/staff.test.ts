import { expect, test } from 'vitest'
import { listAuditLog } from '#contract/audit/endpoints.ts'
import { answerTalk, getTalk } from '#contract/talks/endpoints.ts'
import { getTalkReceipt } from '#contract/talks/receipts.ts'
import { endTalkByStaff, exportCalls, getCallStory, listCalls } from '#contract/talks/staff.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { anAnsweredTalk, aRing, inRoom, talkFor } from '#test/talks.ts'
import { world } from '#test/world.ts'

const there = await world()
const { aStaff, clock, db, pool } = there

test('staff see current talks, read their history, and end one with a recorded reason', async () => {
  const [staff, talk] = [await aStaff(), await anAnsweredTalk(there)]
  const sides = await inRoom(there, talk)
  await talkFor(there, sides, 20)
  await sides.customer.say(false)
  clock.advance({ seconds: 3 })
  await sides.customer.say(true)
  await talkFor(there, sides, 40)
  const { data } = (await staff.send(listCalls, { state: 'live' })).body
  expect(data.data).toMatchObject([{ kind: 'talk', id: talk.id, state: 'live', flowing: true, seconds: 60 }])
  expect([data.liveCount, data.count]).toEqual([1, 1])
  const story = (await staff.send(getCallStory, { id: talk.id })).body.data
  expect(story.events.map(({ kind }) => kind)).toEqual(['rang', 'answered', 'connected', 'gap', 'connected'])
  expect(story.seats).toHaveLength(2)
  expect(story).toMatchObject({ mayEnd: true, money: { heldPaise: 17_700, paidSeconds: 300, totalPaise: 0 } })

  const { status, body } = await staff.send(endTalkByStaff, { id: talk.id, reason: 'Abusive language was reported' })
  expect([status, body.data.call.state, body.data.call.why]).toEqual([201, 'ended', 'staff'])
  expect(body.data.money).toMatchObject({ heldPaise: 0, pricePaise: 3_000, totalPaise: 3_540 })
  expect(body.data.events.at(-1)).toMatchObject({ kind: 'ended', by: 'staff', reason: 'Abusive language was reported' })
  const seen = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data.receipt
  expect(seen.talk).toMatchObject({ endedBy: 'staff', why: 'staff' })
  const log = (await staff.send(listAuditLog, {})).body.data.data
  expect(log[0]).toMatchObject({ action: 'talk.ended', reason: 'Abusive language was reported' })
  const again = await staff.send(endTalkByStaff, { id: talk.id, reason: 'Once more' })
  expect([again.status, again.body.code]).toEqual([409, 'talk_over'])
  const past = (await staff.send(listCalls, { state: 'past', search: 'CALL-' })).body.data
  expect(past.data.map(({ id }) => id)).toEqual([talk.id])
  const byMobile = (await staff.send(listCalls, { state: 'past', search: talk.customer.mobile })).body.data
  expect(byMobile.data.map(({ id }) => id)).toEqual([talk.id])
  const { url } = (await staff.send(exportCalls, { state: 'past', search: 'CALL-' })).body.data
  expect((await there.call('GET', url)).text).toContain(past.data[0]!.number)
})

test('a ringing call ended by staff costs nothing', async () => {
  const [staff, ring] = [await aStaff(), await aRing(there)]
  const { body } = await staff.send(endTalkByStaff, { id: ring.id, reason: 'Rung by mistake' })
  expect(body.data.call.state).toBe('cancelled')
  expect((await ring.customer.send(getTalk, { id: ring.id })).body.data.talk.endedBy).toBe('staff')
})

test('a call answered while staff end it continues, with its hold', async () => {
  const [staff, ring] = [await aStaff(), await aRing(there)]
  const holder = await pool.connect()
  const waiting = async () =>
    (await holder.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rows.length
  try {
    await holder.query('begin')
    await holder.query('select from talks where id = $1 for update', [ring.id])
    const answering = ring.expert.send(answerTalk, { id: ring.id })
    await expect.poll(waiting).toBe(1)
    const ending = staff.send(endTalkByStaff, { id: ring.id, reason: 'Rung by mistake' })
    await expect.poll(waiting).toBe(2)
    await holder.query('commit')
    expect([(await answering).status, (await ending).body.code]).toEqual([200, 'stale'])
  } finally {
    holder.release()
  }
  expect((await ring.customer.send(getTalk, { id: ring.id })).body.data.talk.state).toBe('live')
  expect((await fundsOf(db, ring.customer.id, clock.now())).heldPaise).toBe(17_700)
})
