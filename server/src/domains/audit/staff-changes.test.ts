import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getBooking } from '#contract/bookings/endpoints.ts'
import { refundBooking } from '#contract/bookings/staff.ts'
import { decideApplicant, getApplicant } from '#contract/consultants/approvals.ts'
import { CHECKLIST } from '#contract/consultants/constants.ts'
import { listArticles } from '#contract/content/articles.ts'
import { listTestimonials } from '#contract/content/endpoints.ts'
import { addTestimonial } from '#contract/content/testimonials-staff.ts'
import { listConsultants } from '#contract/discovery/listing.ts'
import { listPlans } from '#contract/memberships/endpoints.ts'
import { getOrder } from '#contract/orders/endpoints.ts'
import { exportOrders, refundOrder } from '#contract/orders/staff.ts'
import { listWithdrawals } from '#contract/payouts/endpoints.ts'
import { listRates, setRate } from '#contract/settings/rates.ts'
import { listWorkshops } from '#contract/workshops/endpoints.ts'
import { pageCache } from '#server/platform/pages/page-stores.ts'
import { approvePayoutFully, aWithdrawal, sendApproved } from '#test/a-withdrawal.ts'
import { anApplicant } from '#test/applicants.ts'
import { anArticle } from '#test/articles.ts'
import { aBooking } from '#test/bookings.ts'
import { aPlan } from '#test/memberships.ts'
import { aPaidOrder } from '#test/shop.ts'
import { aWorkshop } from '#test/workshops.ts'
import { world } from '#test/world.ts'
import { STAFF_CHANGED } from './queries.ts'

/** Staff work at `here`; customers are connected to another process, the only one that listens to signals. */
const [here, there] = [await world(), await world({ process: 'second' })]
const staff = await here.aStaff()
const clear = vi.fn()

beforeAll(async () => {
  pageCache.add({ clear })
  await there.url()
})
beforeEach(() => clear.mockClear())

/** What the other process has cached is dropped as soon as it is notified. */
const expectPagesDropped = () => expect.poll(() => clear.mock.calls.length).toBeGreaterThan(0)

test('an export changes nothing, so cached pages stay', async () => {
  const client = await here.pool.connect()
  onTestFinished(() => client.release(true))
  const received: (string | undefined)[] = []
  client.on('notification', ({ payload }) => received.push(payload))
  await client.query(`listen ${STAFF_CHANGED}`)
  await staff.send(exportOrders, {})
  // A later notification arrives after all earlier ones.
  await here.pool.query('select pg_notify($1, $2)', [STAFF_CHANGED, 'the last one'])
  await expect.poll(() => received).toContain('the last one')
  expect(received).toEqual(['the last one'])
})

test('a published article, workshop, plan or testimonial is on the next page of every process', async () => {
  const { article } = await anArticle(here)
  await expectPagesDropped()
  expect(JSON.stringify((await there.send(listArticles, {})).body.data)).toContain(article.title)

  clear.mockClear()
  const { workshop } = await aWorkshop(here)
  await expectPagesDropped()
  expect(JSON.stringify((await there.send(listWorkshops, {})).body.data)).toContain(workshop.title_english)

  clear.mockClear()
  const plan = await aPlan(here)
  await expectPagesDropped()
  expect(JSON.stringify((await there.send(listPlans, {})).body.data)).toContain(plan.slug)

  clear.mockClear()
  const words = { quote_english: 'The boiler runs at last.', quote_hindi: 'बॉयलर आख़िर चल पड़ा।' }
  const author = { author_english: 'Owner, dal mill, Latur', author_hindi: 'मालिक, दाल मिल, लातूर' }
  const about = { about_english: '', about_hindi: '' }
  const given = { ...words, ...author, ...about, rating: 5, published: true, reason: 'A letter' }
  expect((await staff.send(addTestimonial, given)).status).toBe(201)
  await expectPagesDropped()
  expect(JSON.stringify((await there.send(listTestimonials, {})).body.data)).toContain(words.quote_english)
})

test('an approved consultant is listed by every process', async () => {
  const { id } = await anApplicant(here)
  const { revision } = (await staff.send(getApplicant, { id })).body.data.applicant
  const decision = { id, decision: 'approve' as const, seen: 'submitted' as const, revision, note: '' }
  expect((await staff.send(decideApplicant, { ...decision, checklist: [...CHECKLIST] })).status).toBe(201)
  await expectPagesDropped()
  const { consultants } = (await there.send(listConsultants, {})).body.data
  expect(consultants.map((card) => card.id)).toContain(id)
})

test('a refund, a paid withdrawal and a commission from a date are in the next reply of every process', async () => {
  const order = await aPaidOrder(here)
  const lines = [{ lineId: order.lines[0]!.id }]
  const refunded = await staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Damaged' })
  expect(refunded.status).toBe(201)
  const { token } = order.buyer
  expect((await there.send(getOrder, { id: order.id }, { token })).body.data.order.status).toBe('refunded')

  const { id: booked, customer } = await aBooking(here)
  const part = { id: booked, paise: 18_000, to: 'wallet' as const, reason: 'A late start' }
  expect((await staff.send(refundBooking, part)).status).toBe(201)
  const { money } = (await there.send(getBooking, { id: booked }, { token: customer.token })).body.data
  expect(money!.refundedPaise).toBe(18_000)

  const seller = await here.aConsultant()
  const { id } = await aWithdrawal(here, seller)
  await approvePayoutFully(here, id)
  await sendApproved(here)
  const { data } = (await there.send(listWithdrawals, {}, { token: seller.token })).body.data
  expect(data.find((one) => one.id === id)!.state).toMatch(/^(sending|paid)$/)

  const rate = { kind: 'commission' as const, fromOn: '2030-04-01', rateBp: 1_800, reason: 'New prices' }
  expect((await staff.send(setRate, rate)).status).toBe(201)
  const { rates } = (await there.send(listRates, {}, { token: staff.token })).body.data
  expect(rates).toContainEqual(expect.objectContaining({ kind: 'commission', fromOn: '2030-04-01', rateBp: 1_800 }))
})
