import { beforeEach, expect, test } from 'vitest'
import { getWaiting } from '#contract/admin/endpoints.ts'
import { cancelBooking, getBooking } from '#contract/bookings/endpoints.ts'
import * as api from '#contract/bookings/staff.ts'
import { changeSetting } from '#contract/settings/endpoints.ts'
import { balancesOf, fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aBooking, PAID_PAISE } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
let booking: Awaited<ReturnType<typeof aBooking>>
let staff: Person
/** A session its consultant cancelled an hour before; of the credit of ₹118 the platform advances ₹50. */
beforeEach(async () => {
  const setter = await there.aStaff()
  await setter.send(changeSetting, { key: 'creditOwedMaxRupees', value: 50, reason: 'test' })
  booking = await aBooking(there)
  there.clock.set(new Date(booking.startsAt.getTime() - 3_600_000))
  await booking.consultant.send(cancelBooking, { id: booking.id, expectedRefundPaise: PAID_PAISE })
  staff = await there.aStaff()
})

const waiting = async () => (await staff.send(getWaiting, {})).body.data.credits!
const story = async () => (await staff.send(api.getBookingStory, { id: booking.id })).body.data
const listed = async () => (await staff.send(api.listAllBookings, { credit: 'withheld' })).body.data
const isListed = async () => (await listed()).data.some(({ id }) => id === booking.id)
const promo = async () => (await fundsOf(there.db, booking.customer.id, there.clock.now())).promoPaise
const creditSeen = async () =>
  (await booking.customer.send(getBooking, { id: booking.id })).body.data.money?.creditPaise
const decide = (decision: 'give' | 'dismiss', who = staff) =>
  who.send(api.decideCredit, { id: booking.id, decision, reason: 'As agreed by phone' })

test("a credit above the consultant's limit waits for staff, with its booking and the outstanding amount", async () => {
  expect([await promo(), await creditSeen()]).toEqual([5_000, 5_000])
  const before = await waiting()
  const { credit, may, booking: row } = await story()
  expect(credit).toMatchObject({ promisedPaise: 11_800, givenPaise: 5_000, decidedBy: null, decidedAt: null })
  expect([may.decideCredit, row.creditWithheld, await isListed()]).toEqual([true, true, true])
  expect([before.count, (await listed()).creditsWaiting]).toEqual([(await listed()).count, before.count])
  expect([before.paise >= 6_800, before.oldestAt === null]).toEqual([true, false])
})

test('granted by staff, the platform pays it and the queue is empty', async () => {
  const [before, { debt }] = [await waiting(), await balancesOf(there.db, booking.consultant.id)]
  const { status, body } = await decide('give')
  expect([status, body.data.may.decideCredit, body.data.booking.creditWithheld]).toEqual([201, false, false])
  expect(body.data.credit).toMatchObject({ givenPaise: 11_800, decidedBy: staff.name })
  expect(body.data.staffActions.at(-1)).toMatchObject({ action: 'booking.credit_given', reason: 'As agreed by phone' })
  expect([await promo(), await creditSeen(), await isListed()]).toEqual([11_800, 11_800, false])
  expect((await balancesOf(there.db, booking.consultant.id)).debt).toBe(debt)
  expect(before.count - (await waiting()).count).toBe(1)
  expect(await audit(there)).toEqual([])
})

test('dismissed, nothing moves and the queue is empty', async () => {
  const before = await waiting()
  const { body } = await decide('dismiss')
  expect(body.data.staffActions.at(-1)).toMatchObject({ action: 'booking.credit_dismissed' })
  expect([await promo(), await creditSeen(), await isListed()]).toEqual([5_000, 5_000, false])
  expect(before.count - (await waiting()).count).toBe(1)
})

test('is not decided by the customer’s own staff account', async () => {
  const self = await there.aStaff({ mobile: booking.customer.mobile })
  expect((await decide('give', self)).body.code).toBe('own_account')
  expect(await promo()).toBe(5_000)
})

test('of two concurrent decisions one succeeds and the other is refused', async () => {
  const answers = await Promise.all([decide('give'), decide('give', await there.aStaff())])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await decide('dismiss')).body.code).toBe('already_decided')
  expect(await promo()).toBe(11_800)
  expect(await audit(there)).toEqual([])
})

test('a credit that was paid in full or never promised does not wait for staff', async () => {
  const setter = await there.aStaff()
  await setter.send(changeSetting, { key: 'creditOwedMaxRupees', value: 5_000, reason: 'test' })
  const before = await waiting()
  for (const hours of [1, 30]) {
    booking = await aBooking(there)
    there.clock.set(new Date(booking.startsAt.getTime() - hours * 3_600_000))
    await booking.consultant.send(cancelBooking, { id: booking.id, expectedRefundPaise: PAID_PAISE })
    staff = await there.aStaff()
    expect((await decide('give')).body.code).toBe('already_decided')
  }
  expect((await waiting()).count).toBe(before.count)
})
