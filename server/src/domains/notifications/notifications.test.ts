import { describe, expect, test } from 'vitest'
import { logout } from '#contract/accounts/endpoints.ts'
import * as api from '#contract/notifications/endpoints.ts'
import type { MessageParams } from '#server/platform/outbox/messages.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { deleteGoneBrowsers } from './push/queries.ts'
import { notify } from './service.ts'

const { db, clock, aCustomer, aConsultant, app } = await world()

const pay = (person: Person, at = clock.now()) =>
  db
    .transaction()
    .execute((tx) =>
      notify(tx, at, { accountId: person.id, message: 'order_paid', params: { orderId: 7, paise: 1_000_00 } }),
    )

const session: MessageParams['booking_confirmed'] = {
  ...{ bookingId: 7, number: 'PM-26-00007', other: 'Meera Kulkarni', side: 'customer', mode: 'video', minutes: 30 },
  ...{ startsAt: '2026-03-04T11:00:00Z', zone: 'Asia/Kolkata', zoneSaid: false },
  ...{ minutesLeft: 2_880, joinMinutes: 10 },
}
const remind = (person: Person, minutesLeft: number, at: Date, timeZone?: string) =>
  db.transaction().execute((tx) =>
    notify(tx, at, {
      accountId: person.id,
      message: 'booking_reminder',
      params: { ...session, minutesLeft },
      timeZone,
    }),
  )

const sentTo = async (person: Person) =>
  (
    await db
      .selectFrom('outbox')
      .select(['channel', 'message', 'next_try_at as at'])
      .where((where) =>
        where('recipient', 'in', [person.mobile, person.email, browser(person).endpoint]).or(
          where('recipient', 'like', `%${person.id}/push"%`),
        ),
      )
      .where('channel', '<>', 'socket')
      .orderBy('id')
      .execute()
  ).map(({ channel, at }) => [channel, at.toISOString()])

const browser = (person: Person) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${person.id}/push`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
})

const night = new Date('2026-03-02T18:30:00Z')
const morning = '2026-03-03T01:30:00.000Z'

describe('the bell', () => {
  test("shows a person's notifications, newest first, in the language of the page; read ones are counted", async () => {
    const person = await aCustomer()
    await pay(person)
    await remind(person, 60, clock.now())
    const { body } = await person.send(api.listNotifications, {})
    expect(body.data).toMatchObject({ count: 2, unread: 2 })
    expect(body.data.data.map(({ title, path }) => [title, path])).toEqual([
      ['Session with Meera Kulkarni in 1 hour', '/dashboard/bookings/7'],
      ['₹1,000 paid', '/dashboard/my-wallet/orders/7'],
    ])
    const hindi = await person.send(api.listNotifications, {}, { headers: { 'accept-language': 'hi' } })
    expect(hindi.body.data.data[1]).toMatchObject({
      title: '₹1,000 का भुगतान हुआ',
      path: '/hi/dashboard/my-wallet/orders/7',
    })

    const [newest, oldest] = body.data.data
    expect((await person.send(api.readNotification, { id: oldest!.id })).body.data).toEqual({ unread: 1 })
    expect((await person.send(api.readNotification, { id: oldest!.id })).body.data).toEqual({ unread: 1 })
    await pay(person)
    expect((await person.send(api.readAllNotifications, { upTo: newest!.id })).body.data).toEqual({ unread: 1 })
    expect((await person.send(api.readAllNotifications, {})).body.data).toEqual({ unread: 0 })
    expect((await person.send(api.countUnreadNotifications, {})).body.data).toEqual({ unread: 0 })
  })

  test('open pages are updated immediately, also when it is read on another page', async () => {
    const person = await aCustomer()
    await pay(person)
    await person.send(api.readAllNotifications, {})
    const received = await db
      .selectFrom('outbox')
      .select(['message', 'params'])
      .where('channel', '=', 'socket')
      .where('recipient', 'like', `%:${person.id}`)
      .orderBy('id')
      .execute()
    expect(received).toEqual([
      { message: 'notice', params: { unread: 1 } },
      { message: 'notice', params: { unread: 0 } },
    ])
  })

  test('nothing is sent if the transaction is rolled back', async () => {
    const person = await aCustomer()
    const failing = db.transaction().execute(async (tx) => {
      await notify(tx, clock.now(), { accountId: person.id, message: 'order_paid', params: { orderId: 1, paise: 1 } })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await person.send(api.listNotifications, {})).body.data.count).toBe(0)
    expect(await sentTo(person)).toEqual([])
  })
})

describe('choices', () => {
  test('a channel that is turned off sends nothing, and one that is turned on sends', async () => {
    const person = await aCustomer()
    const choose = (channel: 'in_app' | 'mail' | 'sms', wanted: boolean) =>
      person.send(api.changeNotificationChoice, { topic: 'reminders', channel, wanted })
    await choose('mail', false)
    await choose('in_app', false)
    await remind(person, 60, clock.now())
    expect((await sentTo(person)).map(([channel]) => channel)).toEqual(['sms'])
    expect((await person.send(api.listNotifications, {})).body.data.count).toBe(0)
    const { body } = await choose('mail', true)
    expect(body.data.choices[0]).toEqual({
      topic: 'reminders',
      cells: { in_app: 'off', sms: 'on', mail: 'on', push: 'on' },
    })
    await remind(person, 10, clock.now())
    expect((await sentTo(person)).map(([channel]) => channel)).toEqual(['sms', 'sms', 'mail'])
  })

  test('mandatory notifications cannot be turned off', async () => {
    const person = await aCustomer()
    const refused = await person.send(api.changeNotificationChoice, { topic: 'wallet', channel: 'sms', wanted: false })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['wanted']])
    const { body } = await person.send(api.getNotificationChoices, {})
    expect(body.data.choices.find(({ topic }) => topic === 'wallet')?.cells.sms).toBe('always')
    expect(body.data).toMatchObject({ quietFrom: '22:00', quietTo: '07:00', pushHere: false })
  })

  test('consultants choose among the topics that concern them', async () => {
    const { body } = await (await aConsultant()).send(api.getNotificationChoices, {})
    expect(body.data.choices.map(({ topic }) => topic)).toEqual([
      'reminders',
      'booking_changes',
      'answers',
      'wallet',
      'news',
    ])
  })
})

describe('during quiet hours', () => {
  test('SMS and push wait for the morning; email, mandatory and urgent notifications do not', async () => {
    const [waits, near, paid] = [await aCustomer(), await aCustomer(), await aCustomer()]
    await remind(waits, 1440, night)
    expect(await sentTo(waits)).toEqual([
      ['mail', night.toISOString()],
      ['sms', morning],
    ])
    await remind(near, 60, night)
    expect(new Set((await sentTo(near)).map(([, at]) => at))).toEqual(new Set([night.toISOString()]))
    await pay(paid, night)
    expect(await sentTo(paid)).toEqual([
      ['sms', night.toISOString()],
      ['mail', night.toISOString()],
    ])
  })

  test("the reader's time zone applies: the last one their browser reported, or that of the event", async () => {
    const person = await aCustomer()
    const noon = new Date('2026-03-02T06:30:00Z')
    const input = { topic: 'reminders', channel: 'push', wanted: true, timeZone: 'America/New_York' } as const
    expect((await person.send(api.changeNotificationChoice, input)).body.data.timeZone).toBe('America/New_York')
    await remind(person, 1440, noon)
    expect(await sentTo(person)).toContainEqual(['sms', '2026-03-02T12:00:00.000Z'])
    await remind(person, 1440, noon, 'Asia/Kolkata')
    expect(await sentTo(person)).toContainEqual(['sms', noon.toISOString()])
  })
})

describe('push', () => {
  test('a subscribed browser receives push until its device is signed out', async () => {
    const person = await aCustomer()
    expect((await person.send(api.subscribeToPush, browser(person))).status).toBe(200)
    expect((await person.send(api.getNotificationChoices, {})).body.data.pushHere).toBe(true)
    await remind(person, 60, clock.now())
    expect((await sentTo(person)).map(([channel]) => channel)).toEqual(['sms', 'mail', 'push'])
    await app.services.outbox.settled()
    const shown = await person.call('GET', `/demo/inbox.json?to=${encodeURIComponent(browser(person).endpoint)}`)
    expect(shown.text).toContain('30 minutes')
    await person.send(logout, {})
    await remind(person, 10, clock.now())
    expect((await sentTo(person)).filter(([channel]) => channel === 'push')).toHaveLength(1)
  })

  test('a browser receives push for the account signed in on it now', async () => {
    const [before, now] = [await aCustomer(), await aConsultant()]
    await before.send(api.subscribeToPush, browser(before))
    await now.send(api.subscribeToPush, browser(before))
    await remind(before, 60, clock.now())
    expect((await sentTo(before)).map(([channel]) => channel)).not.toContain('push')
    await now.send(api.unsubscribeFromPush, { endpoint: browser(before).endpoint })
    expect((await now.send(api.getNotificationChoices, {})).body.data.pushHere).toBe(false)
  })

  test.each([
    'http://fcm.googleapis.com/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.in/x',
    'https://user@fcm.googleapis.com/x',
  ])('no push is sent to %s', async (endpoint) => {
    const person = await aCustomer()
    const { status } = await person.send(api.subscribeToPush, { ...browser(person), endpoint })
    expect(status).toBe(422)
  })

  test('unsubscribed browsers and those of signed-out devices are deleted', async () => {
    const [gone, left] = [await aCustomer(), await aCustomer()]
    for (const person of [gone, left]) await person.send(api.subscribeToPush, browser(person))
    await remind(gone, 60, clock.now())
    await app.services.outbox.settled()
    await db
      .updateTable('outbox')
      .set({ state: 'failed', last_error: 'the push service answered 410' })
      .where('channel', '=', 'push')
      .where('recipient', 'like', `%/${gone.id}/push%`)
      .execute()
    await left.send(logout, {})
    await deleteGoneBrowsers(db, clock.now())
    const stored = await db.selectFrom('push_subscriptions').select('account_id').execute()
    expect(stored.filter(({ account_id }) => [gone.id, left.id].includes(account_id))).toEqual([])
  })
})
