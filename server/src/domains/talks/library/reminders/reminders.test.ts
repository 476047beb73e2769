import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { remindOfTalk } from '#contract/talks/library.ts'
import { changeTalk, withdrawTalk } from '#contract/talks/library-staff.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import type { Person } from '#test/people.ts'
import { aTalk, talkWords } from '#test/talk-library.ts'
import { sharedWorld } from '#test/world.ts'
import { remindListeners } from './service.ts'

const there = await sharedWorld()
const { app, clock } = there
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS)
const notified = async (person: Person) =>
  (await person.send(listNotifications, { limit: 100 })).body.data.data.map(({ message, title, path }) => ({
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

test('a reminder is sent once, 15 minutes before', async () => {
  const { talk, listener } = await aListener(60)
  await remindListeners(app.services, inMinutes(44))
  expect(await notified(listener)).toEqual([])
  await Promise.all([remindListeners(app.services, inMinutes(45)), remindListeners(app.services, inMinutes(45))])
  await remindListeners(app.services, inMinutes(50))
  expect(await notified(listener)).toEqual([
    {
      message: 'talk_reminder',
      title: `“${talk.title_english}” in 15 minutes`,
      path: `/expert-talk/industrial/talks/${talk.slug}`,
    },
  ])
})

test('after a talk is rescheduled, people are notified of the new time and reminded of that one', async () => {
  const { staff, talk, listener, words } = await aListener(60)
  await remindListeners(app.services, inMinutes(50))
  const next = inMinutes(24 * 60).toISOString()
  const moved = await staff.send(changeTalk, { ...words, id: talk.id, version: talk.version, startsAt: next })
  expect(moved.status).toBe(200)
  await remindListeners(app.services, inMinutes(55))
  await remindListeners(app.services, inMinutes(24 * 60 - 10))
  // In the order of the job's clock; the test clock stands still.
  expect((await notified(listener)).map(({ message }) => message)).toEqual([
    'talk_reminder',
    'talk_reminder',
    'talk_moved',
  ])
})

test('after a talk is withdrawn, people are notified and not reminded', async () => {
  const { staff, talk, listener } = await aListener(60)
  await staff.send(withdrawTalk, { id: talk.id, version: talk.version, reason: 'The speaker is ill' })
  await remindListeners(app.services, inMinutes(50))
  expect(await notified(listener)).toEqual([
    expect.objectContaining({ message: 'talk_called_off', path: '/expert-talk/industrial' }),
  ])
})

test('no reminder is sent for a talk whose speaker is no longer listed', async () => {
  const { talk, listener } = await aListener(60)
  await there.pool.query('update accounts set suspended_at = $2 where id = $1', [talk.speaker.id, clock.now()])
  await remindListeners(app.services, inMinutes(50))
  expect(await notified(listener)).toEqual([])
})

test('no reminder is sent once the talk has begun', async () => {
  const { listener } = await aListener(60)
  await remindListeners(app.services, inMinutes(61))
  expect(await notified(listener)).toEqual([])
})
