import { expect, test } from 'vitest'
import * as accountsApi from '#contract/accounts/endpoints.ts'
import * as notificationsApi from '#contract/notifications/endpoints.ts'
import * as api from '#contract/notifications/templates.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'
import { notify } from '../public.ts'

const there = await world()
const staff = await there.aStaff()

const inbox = async (recipient: string) =>
  await there.db
    .selectFrom('demo_inbox')
    .select(['channel', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
const textOf = async (name: string, channel: string, language: string, situation = '') => {
  const { template } = (await staff.send(api.getMessageTemplate, { name })).body.data
  return template.texts.find(
    (one) => one.channel === channel && one.language === language && one.situation === situation,
  )!
}
const otp = {
  name: 'otp',
  channel: 'sms',
  language: 'en',
  situation: '',
  title: '',
  label: '',
  dltTemplateId: '',
} as const
const paid = {
  name: 'order_paid',
  channel: 'push',
  language: 'en',
  situation: '',
  label: '',
  dltTemplateId: '',
} as const
const change = { reason: 'Friendlier words', version: 0 }

test('a text of staff is sent from now on by every process, in its language only, until the standard one returns', async () => {
  const second = await world({ process: 'second' })
  await second.url()
  const customer = await there.aCustomer()
  const titles = async (from: typeof there, language: 'en' | 'hi') => {
    const { body } = await from.send(
      notificationsApi.listNotifications,
      {},
      { token: customer.token, headers: { 'accept-language': language } },
    )
    return body.data.data.map(({ title, body: text, path }) => [title, text, path])
  }
  await there.db.transaction().execute((tx) =>
    notify(tx, there.clock.now(), {
      accountId: customer.id,
      message: 'order_paid',
      params: { orderId: 12, paise: 150_00 },
    }),
  )
  const standard = ['₹150 paid', 'Order 12. Your invoice is ready.', '/dashboard/my-wallet/orders/12']
  expect(await titles(second, 'en')).toEqual([standard])
  const hindi = await titles(there, 'hi')
  const text = await textOf('order_paid', 'push', 'en')
  expect(text.standard).toEqual({ title: '{amount} paid', body: 'Order {orderId}. Your invoice is ready.', label: '' })
  const own = { ...paid, ...change, title: 'Thank you for {amount}', body: '{site} order {orderId} <b>is</b> paid.' }
  expect((await staff.send(api.changeMessageText, own)).status).toBe(200)
  const changed = ['Thank you for ₹150', 'Paramarsh order 12 <b>is</b> paid.', '/dashboard/my-wallet/orders/12']
  expect(await titles(there, 'en')).toEqual([changed])
  await expect.poll(() => titles(second, 'en')).toEqual([changed])
  expect(await titles(there, 'hi')).toEqual(hindi)
  expect((await staff.send(api.changeMessageText, own)).body.code).toBe('stale')
  const back = await staff.send(api.changeMessageText, { ...paid, reason: 'Back', version: 1, title: '', body: '' })
  expect(
    back.body.data.template.versions.map(({ version, isStandard, changedBy }) => [version, isStandard, changedBy]),
  ).toEqual([
    [2, true, staff.name],
    [1, false, staff.name],
  ])
  expect(await titles(there, 'en')).toEqual([standard])
  const audited = await there.db
    .selectFrom('audit_entries')
    .select('reason')
    .where('action', '=', 'message_text.changed')
    .orderBy('id')
    .execute()
  expect(audited.map(({ reason }) => reason)).toEqual(['Friendlier words', 'Back'])
  await expect(there.pool.query("update message_texts set body = 'x'")).rejects.toThrow(/never changed/)
})

test('of two people who change a text at once, the second gets a conflict', async () => {
  const words = { ...paid, ...change, language: 'hi' as const, title: '{amount}', body: 'ऑर्डर {orderId}' }
  const both = await Promise.all([staff.send(api.changeMessageText, words), staff.send(api.changeMessageText, words)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an OTP keeps its code, and its text is still removed once it is sent', async () => {
  const send = (body: string) => staff.send(api.changeMessageText, { ...otp, ...change, body })
  expect((await send('Your login word is on its way.')).body.errors).toHaveProperty('body')
  expect((await send('{code} opens {door}')).body.code).toBe('placeholder_unknown')
  expect((await send('{code} {')).body.code).toBe('placeholder_unknown')
  expect((await send('{code} at http://example.com')).body.errors).toHaveProperty('body')
  expect((await send(`{code} ${'x'.repeat(700)}`)).body.errors).toHaveProperty('body')
  expect((await send('Log in to {site} with {code}.')).status).toBe(200)
  const mobile = newMobile()
  await there.send(accountsApi.sendOtp, { mobile })
  await there.app.services.outbox.settled()
  expect((await inbox(mobile))[0]!.body).toMatch(/^Log in to Paramarsh with \d{6}\.$/)
  const stored = await there.db
    .selectFrom('outbox')
    .select(['params', 'state'])
    .where('recipient', '=', mobile)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ params: null, state: 'sent' })
})

test('each text of a message that says different things is changed on its own', async () => {
  const { texts } = (await staff.send(api.getMessageTemplate, { name: 'talk_receipt' })).body.data.template
  const english = texts.filter(({ language }) => language === 'en')
  expect(english.map(({ situation, standard }) => [situation, standard.title])).toEqual([
    ['', '{amount} for your talk with {other}'],
    ['side=consultant', '{amount} earned'],
  ])
  const consultant = await there.aConsultant()
  const customer = await there.aCustomer()
  for (const [one, side] of [
    [consultant, 'consultant'],
    [customer, 'customer'],
  ] as const)
    await there.db.transaction().execute((tx) =>
      notify(tx, there.clock.now(), {
        accountId: one.id,
        message: 'talk_receipt',
        params: { talkId: 3, side, other: 'Asha', seconds: 61, paise: 900_00 },
      }),
    )
  await staff.send(api.changeMessageText, {
    ...{ ...paid, ...change, name: 'talk_receipt', situation: 'side=consultant' },
    ...{ title: 'You earned {amount}', body: 'In {duration} with {other}.' },
  })
  const shown = async (token: string) => {
    const { body } = await there.send(notificationsApi.listNotifications, {}, { token })
    return body.data.data.map(({ title, body: text }) => `${title}: ${text}`)
  }
  expect(await shown(consultant.token)).toEqual(['You earned ₹900: In 1 min 1 s with Asha.'])
  expect(await shown(customer.token)).toEqual([
    '₹900 for your talk with Asha: You talked for 1 min 1 s. View the receipt for details.',
  ])
})

test('a stored text that cannot be used stops no message', async () => {
  const customer = await there.aCustomer()
  await there.db
    .insertInto('message_texts')
    .values({
      ...{ message: 'refund_declined', channel: 'push', language: 'en', situation: '', version: 1, is_standard: false },
      ...{ title: '{gone}', body: '{gone}', reason: 'Old', changed_by: staff.id, changed_at: there.clock.now() },
    })
    .execute()
  there.clock.advance({ minutes: 1 })
  await there.db.transaction().execute((tx) =>
    notify(tx, there.clock.now(), {
      accountId: customer.id,
      message: 'refund_declined',
      params: { orderId: 12, note: 'Used' },
    }),
  )
  const { body } = await there.send(notificationsApi.listNotifications, {}, { token: customer.token })
  expect(body.data.data[0]!.title).not.toContain('gone')
})

test('a test goes to the caller only, with examples; an email needs an address', async () => {
  const draft = { ...otp, body: '{code} is a draft.' }
  const sent = await staff.send(api.testMessageText, draft)
  expect([sent.status, sent.body.data.sentTo]).toEqual([202, staff.mobile])
  await there.app.services.outbox.settled()
  expect((await inbox(staff.mobile))[0]).toEqual({ channel: 'sms', subject: null, body: '482913 is a draft.' })
  const mail = { ...draft, name: 'order_paid', channel: 'mail' as const, title: '', body: '' }
  const { email } = await there.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  expect((await staff.send(api.testMessageText, mail)).status).toBe(email ? 202 : 409)
})
