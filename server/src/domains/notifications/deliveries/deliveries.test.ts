import { expect, test } from 'vitest'
import * as api from '#contract/notifications/deliveries.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { newMobile } from '#test/people.ts'
import { sharedWorld } from '#test/world.ts'
import { notify } from '../service.ts'

test('staff find messages by person, number and state, with codes masked and the reason of a failure', async () => {
  const the = await sharedWorld()
  const now = the.clock.now()
  const support = await the.aStaff({ role: 'support' })
  const person = await the.aCustomer()
  const mobile = newMobile()
  await the.db.transaction().execute(async (tx) => {
    const sendAt = new Date(now.getTime() + 60_000)
    await outbox.addWanted(tx, now, {
      ...{ message: 'otp', to: { mobile }, language: 'en' },
      params: { code: '481216', minutes: 10 },
      sendAt,
    })
    await notify(tx, now, {
      accountId: person.id,
      message: 'wallet_topped_up',
      params: { paise: 5_000, balancePaise: 5_000, reference: 'T-1' },
    })
  })
  await the.pool.query(
    `update outbox set state = 'failed', settled_at = created_at, last_error = 'refused by the network' where recipient = $1 and message <> 'otp'`,
    [person.mobile],
  )
  const found = async (input: object) => (await support.send(api.listDeliveries, input)).body.data.data
  const [code] = await found({ search: mobile })
  expect(code).toMatchObject({ channel: 'sms', mobile, person: null, message: 'otp', state: 'queued' })
  expect(code!.text).toContain('••••••')
  expect(JSON.stringify(code)).not.toContain('481216')
  const [failed] = await found({ person: person.id, state: 'failed' })
  expect(failed).toMatchObject({ person: { id: person.id }, error: 'refused by the network', nextAt: null })
  expect(await found({ search: person.mobile, state: 'failed' })).toEqual([failed])
  const { url } = (await support.send(api.exportDeliveries, { search: mobile })).body.data
  expect((await the.call('GET', url)).text.trimEnd().split('\r\n')).toHaveLength(2)
})
