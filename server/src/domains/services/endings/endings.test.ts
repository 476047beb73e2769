import { expect, test } from 'vitest'
import { suspendPerson } from '#contract/accounts/people.ts'
import { listDisputedDocuments, openDisputedDocument } from '#contract/locker/disputes.ts'
import { openDocument } from '#contract/locker/endpoints.ts'
import { listAccesses, listSharedDocuments } from '#contract/locker/sharing.ts'
import { consultantReview } from '#contract/reviews/endpoints.ts'
import { addRating } from '#contract/reviews/own.ts'
import { getConsultantService, listServiceReviews, listUserServices } from '#contract/services/endpoints.ts'
import * as ordering from '#contract/services/ordering.ts'
import * as api from '#contract/services/staff.ts'
import { audit } from '#test/auditor.ts'
import { aPdf } from '#test/documents.ts'
import * as make from '#test/services.ts'
import { sharedWorld } from '#test/world.ts'
import { hasServicesLeft } from '../personal-data/queries.ts'

const there = await sharedWorld()

const stateOf = async (id: number) =>
  (await there.pool.query<{ state: string }>('select state from service_orders where id = $1', [id])).rows[0]!.state

test('staff decide a dispute for the consultant: the milestone counts as accepted', async () => {
  const { id, customer } = await make.aDisputed(there, { milestones: make.DRAFT_AND_FINAL })
  const staff = await there.aStaff()
  const decide = () => staff.send(api.decideServiceDispute, { id, decision: 'accepted', reason: 'As described' })
  const { body } = await decide()
  expect(body.data).toMatchObject({
    serviceOrder: { state: 'working' },
    milestones: [{ acceptedAt: expect.any(String) }, {}],
  })
  expect(body.data.entries.map(({ kind }) => kind).slice(-2)).toEqual(['decided', 'accepted'])
  expect((await decide()).body.code).toBe('stale')
  expect((await make.seenBy(customer, id)).entries.find(({ kind }) => kind === 'decided')?.body).toBe('As described')
})

test('staff decide a dispute for the customer: what was not accepted is refunded', async () => {
  const { id, customer } = await make.aDisputed(there)
  const staff = await there.aStaff()
  await staff.send(api.decideServiceDispute, { id, decision: 'refunded', reason: 'Not as described' })
  expect(await make.seenBy(customer, id)).toMatchObject({
    ...{ state: 'cancelled', refundPaise: 0 },
    refund: { paise: expect.any(Number), to: 'wallet', byStaff: true },
  })
  expect(await audit(there)).toEqual([])
})

test('staff open what was shared into a disputed order until it is decided; the auditor and the owner see that', async () => {
  const { id, customer, consultant, documentId } = await make.aDisputedDocument(there)
  const running = await make.aStarted(there)
  const staff = await there.aStaff()
  const kind = 'service_order' as const
  const list = (of: number) => staff.send(listDisputedDocuments, { kind, id: of })
  const open = () => staff.send(openDisputedDocument, { kind, id, documentId, use: 'preview' })
  expect((await list(running.id)).status).toBe(404)
  expect((await list(id)).body.data.documents).toMatchObject([
    { documentId, name: 'report.pdf', ownerName: consultant.name },
  ])
  const { url } = (await open()).body.data
  expect((await there.app.inject({ url })).rawPayload.equals(aPdf())).toBe(true)
  const log = (await consultant.send(listAccesses, { id: documentId })).body.data.data
  expect(log).toMatchObject([{ readerName: staff.name, isStaff: true, use: 'preview', subject: { kind, id } }])
  const { rows } = await there.pool.query(
    `select actor_id from audit_entries where action = 'dispute.document_opened' and subject_id = $1`,
    [String(id)],
  )
  expect(rows.map(({ actor_id }) => Number(actor_id))).toEqual([staff.id])
  const shared = async () =>
    (await consultant.send(listSharedDocuments, { kind, subjectId: id })).body.data.documents[0]!.openedAt
  expect(await shared()).toBeNull()
  await customer.send(openDocument, { id: documentId, use: 'preview' })
  expect(await shared()).not.toBeNull()
  await staff.send(api.decideServiceDispute, { id, decision: 'accepted', reason: 'As described' })
  expect([(await list(id)).status, (await open()).status]).toEqual([404, 404])
  expect((await there.app.inject({ url })).statusCode).toBe(404)
})

test('both sides see how many orders are running, done and cancelled, whatever they search for', async () => {
  const { id, customer, consultant } = await make.aDelivered(there)
  const { number } = await make.seenBy(customer, id)
  await customer.send(ordering.acceptService, { id, position: 1 })
  const stopped = await make.aBriefed(there, { customer, consultant })
  await customer.send(ordering.cancelServiceOrder, { id: stopped.id, reason: 'Not needed' })
  await make.anOrderedService(there, { customer, consultant })
  await make.anOrderedService(there, { customer })
  const bought = (await customer.send(listUserServices, { view: 'done', search: number })).body.data
  expect([bought.count, bought.counts]).toEqual([1, { running: 2, done: 1, cancelled: 1 }])
  const sold = (await consultant.send(ordering.listServiceOrders, { view: 'cancelled', search: number })).body.data
  expect([sold.count, sold.counts]).toEqual([0, { running: 1, done: 1, cancelled: 1 }])
})

test('staff find orders by state, number and person, see their story, download them and cancel one', async () => {
  const running = await make.aStarted(there)
  const disputed = await make.aDisputed(there, { customer: running.customer })
  const staff = await there.aStaff()
  const found = async (input: Parameters<typeof staff.send<typeof api.listStaffServiceOrders>>[1]) =>
    (await staff.send(api.listStaffServiceOrders, input)).body.data.data.map(({ id }) => id)
  const search = running.customer.mobile
  expect(await found({ search })).toEqual([disputed.id, running.id])
  expect(await found({ search, view: 'disputed' })).toEqual([disputed.id])
  expect(await found({ search, view: 'late' })).toEqual([])
  expect(await found({ search, view: 'ended' })).toEqual([])
  const { number } = await make.seenBy(running.customer, running.id)
  expect(await found({ search: number.toLowerCase() })).toEqual([running.id])
  const { url } = (await staff.send(api.exportServiceOrders, { search })).body.data
  expect((await there.app.inject(url)).body.trim().split('\r\n')).toHaveLength(3)
  const { body } = await staff.send(api.cancelServiceOrderByStaff, { id: running.id, to: 'wallet', reason: 'Fraud' })
  expect(body.data.serviceOrder.state).toBe('cancelled')
  expect(await found({ search, view: 'ended' })).toEqual([running.id])
})

test('a suspended consultant’s orders are refunded, except what is delivered', async () => {
  const started = await make.aStarted(there)
  const { consultant } = started
  const delivered = await make.aDelivered(there, { consultant })
  await (await there.aStaff()).send(suspendPerson, { id: consultant.id, reason: 'Fraud' })
  await make.sweepServices(there)
  expect([await stateOf(started.id), await stateOf(delivered.id)]).toEqual(['cancelled', 'delivered'])
  const kept = await delivered.customer.send(ordering.acceptService, { id: delivered.id, position: 1 })
  expect(kept.status).toBe(200)
  expect(await audit(there)).toEqual([])
})

test('a suspended customer’s order ends only if the work has not started', async () => {
  const briefed = await make.aBriefed(there)
  const started = await make.aStarted(there, { customer: briefed.customer })
  await (await there.aStaff()).send(suspendPerson, { id: briefed.customer.id, reason: 'Fraud' })
  await make.sweepServices(there)
  expect([await stateOf(briefed.id), await stateOf(started.id)]).toEqual(['cancelled', 'working'])
})

test('an account with a service in progress cannot be deleted, on either side', async () => {
  const { id, customer, consultant } = await make.aBriefed(there)
  const left = () => Promise.all([customer, consultant].map((person) => hasServicesLeft(there.db, person.id)))
  expect(await left()).toEqual(['services_left', 'services_left'])
  await customer.send(ordering.cancelServiceOrder, { id, reason: 'Not needed' })
  expect(await left()).toEqual([undefined, undefined])
})

test('a completed service can be reviewed once, by its id', async () => {
  const { id, customer, consultant } = await make.aDelivered(there)
  const rate = () => customer.send(addRating, { bookId: id, rating: 5, comment: 'Thorough' })
  expect((await rate()).status).toBe(404)
  await customer.send(ordering.acceptService, { id, position: 1 })
  expect((await rate()).body.data).toMatchObject({ Amount: make.PRICE_PAISE / 100 })
  expect((await rate()).body.code).toBe('already_reviewed')
  const { serviceId } = (await customer.send(ordering.getServiceOrder, { id })).body.data.serviceOrder
  const { data, ratings } = (await there.send(listServiceReviews, { id: serviceId })).body.data
  expect(data).toMatchObject([{ rating: 5, comment: 'Thorough' }])
  expect(ratings).toMatchObject({ average: 5, count: 1 })
  const { ServiceDetail } = (await there.send(getConsultantService, { id: serviceId })).body.data
  expect(ServiceDetail).toMatchObject({ ratingAverage: 5, ratingCount: 1 })
  expect((await there.send(listServiceReviews, { id: serviceId, rating: 1 })).body.data.data).toEqual([])
  const { items } = (await consultant.send(consultantReview, { id: consultant.id })).body.data
  expect(items).toMatchObject([{ title_english: ServiceDetail.title_english }])
})
