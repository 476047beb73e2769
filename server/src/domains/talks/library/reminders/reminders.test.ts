import { expect, test } from 'vitest'
import { listNotices } from '#contract/notices.ts'
import { remindOfTalk } from '#contract/talk-library.ts'
import { changeTalk, withdrawTalk } from '#contract/talk-library-staff.ts'
import type { Person } from '#test/people.ts'
import { aTalk, talkWords } from '#test/talk-library.ts'
import { sharedWorld } from '#test/world.ts'
import { remindListeners } from './service.ts'

const there = await sharedWorld()
const { app, clock } = there
const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS)
const told = async (person: Person) =>
  (await person.send(listNotices, { limit: 100 })).body.data.data.map(({ message, title, path }) => ({
    message,
    title,
    path,
  }))

async function aListener(minutes: number) {
  const startsAt = inMinutes(minutes).toISOString()
  const { staff, talk } = await aTalk(there, { startsAt })
  const listener = await there.aCustomer()
  await listener.send(remindOfTalk, { id: talk.id })
  return {
    staff,
    talk,
    listener,
    words: await talkWords(there, { ...talk, startsAt, consultantId: talk.speaker.id } as never),
  }
}

test('whoever asked is told once, a quarter of an hour before', async () => {
  const { talk, listener } = await aListener(60)
  await remindListeners(app.house, inMinutes(44))
  expect(await told(listener)).toEqual([])
  await Promise.all([remindListeners(app.house, inMinutes(45)), remindListeners(app.house, inMinutes(45))])
  await remindListeners(app.house, inMinutes(50))
  expect(await told(listener)).toEqual([
    {
      message: 'talk_reminder',
      title: `“${talk.title_english}” in 15 minutes`,
      path: `/expert-talk/industrial/talks/${talk.slug}`,
    },
  ])
})

test('of a talk that moves they learn the new time, and are reminded of that one', async () => {
  const { staff, talk, listener, words } = await aListener(60)
  await remindListeners(app.house, inMinutes(50))
  const next = inMinutes(24 * 60).toISOString()
  const moved = await staff.send(changeTalk, { ...words, id: talk.id, version: talk.version, startsAt: next })
  expect(moved.status).toBe(200)
  await remindListeners(app.house, inMinutes(55))
  await remindListeners(app.house, inMinutes(24 * 60 - 10))
  // By the hour they were told at: the clock of the house stands still, that of the job has gone on.
  expect((await told(listener)).map(({ message }) => message)).toEqual(['talk_reminder', 'talk_reminder', 'talk_moved'])
})

test('of a talk that is called off they are told, and reminded no more', async () => {
  const { staff, talk, listener } = await aListener(60)
  await staff.send(withdrawTalk, { id: talk.id, version: talk.version, reason: 'The speaker is ill' })
  await remindListeners(app.house, inMinutes(50))
  expect(await told(listener)).toEqual([
    expect.objectContaining({ message: 'talk_called_off', path: '/expert-talk/industrial' }),
  ])
})

test('nobody is led to a talk whose speaker is listed no longer', async () => {
  const { talk, listener } = await aListener(60)
  await there.pool.query('update accounts set suspended_at = $2 where id = $1', [talk.speaker.id, clock.now()])
  await remindListeners(app.house, inMinutes(50))
  expect(await told(listener)).toEqual([])
})

test('nobody is reminded of what has begun', async () => {
  const { listener } = await aListener(60)
  await remindListeners(app.house, inMinutes(61))
  expect(await told(listener)).toEqual([])
})
