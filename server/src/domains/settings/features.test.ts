import { expect, test } from 'vitest'
import { listNavLinks } from '#contract/catalogue/endpoints.ts'
import { consultantDetails } from '#contract/discovery/profile.ts'
import { quoteCart } from '#contract/orders/endpoints.ts'
import { FEATURES, type FeatureSetting, featureOfPath } from '#contract/settings/constants.ts'
import * as api from '#contract/settings/endpoints.ts'
import { listOwnGiftCards } from '#contract/wallet/gift-cards.ts'
import { aCourse } from '#test/courses.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { world } from '#test/world.ts'

const there = await world()
const staff = await there.aStaff()
const turn = (key: FeatureSetting, value: 'on' | 'off') => staff.send(api.changeSetting, { key, value, reason: 'Try' })

test('every call of a capability is an endpoint', () => {
  const served = there.app.services.endpoints.map(({ method, path }) => `${method} ${path}`)
  const named = Object.values(FEATURES).flatMap(({ calls }) => calls)
  expect(named.filter((call) => !served.includes(call))).toEqual([])
})

test('a path belongs to a capability with everything below it, and no other path does', () => {
  expect(['/workshops', '/workshops/boilers?day=2', '/service#a'].map(featureOfPath)).toEqual([
    ...['workshops', 'workshops', 'services'],
  ])
  expect(['/services', '/workshops-2', '/dashboard/workshops', '/'].map(featureOfPath)).toEqual(
    Array(4).fill(undefined),
  )
})

test('what is off is in no menu and says so in every process; what was bought stays', async () => {
  const second = await world({ process: 'second' })
  await second.url()
  const workshops = async (who: Pick<typeof there, 'call'>) =>
    (await who.call('GET', '/api/web/v1/workshops')).body.code
  const menu = async () => (await there.send(listNavLinks, {})).body.data.navLinks.map(({ path }) => path)
  expect(await menu()).toContain('/workshops')
  expect((await turn('featureWorkshops', 'off')).status).toBe(200)
  expect(await workshops(there)).toBe('feature_off')
  await expect.poll(() => workshops(second)).toBe('feature_off')
  expect(await menu()).not.toContain('/workshops')
  expect((await there.send(api.getSettings, {})).body.data.settings.off).toEqual(['workshops'])
  const customer = await there.aCustomer()
  expect((await customer.call('GET', '/api/web/v1/workshop-bookings')).status).toBe(200)
  await turn('featureWorkshops', 'on')
  expect(await workshops(there)).toBeUndefined()
  await turn('featureGiftCards', 'off')
  expect((await customer.call('POST', '/api/web/v1/gift-cards', {})).body.code).toBe('feature_off')
  expect((await customer.send(listOwnGiftCards, {})).status).toBe(200)
  await turn('featureGiftCards', 'on')
})

test('nothing that is off can be bought, also from a cart filled before', async () => {
  const { course } = await aCourse(there)
  const { id } = course
  const blocked = async () =>
    (await there.send(quoteCart, { items: [{ id, type: 'course' }] })).body.data.lines.map((line) => line.blocked)
  expect(await blocked()).toEqual([null])
  await turn('featureCourses', 'off')
  expect(await blocked()).toEqual(['withdrawn'])
  await turn('featureCourses', 'on')
})

test('the profile of a consultant shows neither rate nor fee of what is off', async () => {
  const { id } = await aListedConsultant(there)
  await there.pool.query('update consultants set talk_rate_paise = 2500 where id = $1', [id])
  await there.pool.query(`insert into consultant_fees values ($1, 'written', 0, 90000)`, [id])
  const shown = async () => {
    const { consultantDetails: profile } = (await there.send(consultantDetails, { id })).body.data
    return [profile.talkRatePaise, profile.allFees.some(({ mode }) => mode === 'written')]
  }
  expect(await shown()).toEqual([2500, true])
  await turn('featureExpertTalk', 'off')
  await turn('featureQuestions', 'off')
  expect(await shown()).toEqual([null, false])
  await turn('featureExpertTalk', 'on')
  await turn('featureQuestions', 'on')
})
