import type { Sent } from '#contract/endpoint.ts'
import { shareDocument } from '#contract/locker/sharing.ts'
import type { createOwnService } from '#contract/services/editing.ts'
import { listUserServices } from '#contract/services/endpoints.ts'
import * as ordering from '#contract/services/ordering.ts'
import { acceptDeliveries, remindOfServices, stopServicesOfSuspended } from '#server/domains/services/endings/jobs.ts'
import { aDocument } from './documents.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import { industryOf } from './questions.ts'
import { aService, buy, fill } from './shop.ts'
import type { World } from './world.ts'

/** With tax ₹1,770. */
export const PRICE_PAISE = 150_000
export const PAID_PAISE = 177_000

const milestone = (title: string, percent: number) => ({ title_english: title, title_hindi: title, percent })
export const DRAFT_AND_FINAL = [milestone('Draft', 40), milestone('Final report', 60)]

const succeeded = ({ status, text }: { status: number; text: string }) => {
  if (status >= 300) throw new Error(text)
}

/** What a consultant enters for a service, with a larger package. */
export const serviceFields = (industryId: number): Sent<typeof createOwnService> => {
  const scope = { delivered_english: 'A report of 20 pages', delivered_hindi: '20 पन्नों की रिपोर्ट', days: 7 }
  return {
    ...{ title_english: 'Bank project report', title_hindi: 'बैंक परियोजना रिपोर्ट', industryId },
    ...{ ...scope, pricePaise: PRICE_PAISE, milestones: [] },
    packages: [
      {
        ...{ title_english: 'With bank visit', title_hindi: 'बैंक यात्रा के साथ', ...scope, days: 14 },
        ...{ pricePaise: 2 * PRICE_PAISE, milestones: DRAFT_AND_FINAL },
      },
    ],
  }
}

/** A consultant who can offer services: listed in an industry. */
export async function aServiceConsultant(world: World, person?: Person) {
  if (person && (await industryOf(world, person))) return person
  return aListedConsultant(person ? { ...world, aConsultant: async () => person } : world)
}

interface Wanted {
  customer?: Person
  consultant?: Person
  milestones?: typeof DRAFT_AND_FINAL
  pricePaise?: number
  couponCode?: string
}

/** A service paid from the wallet. */
export async function anOrderedService(world: World, { milestones = [], ...wanted }: Wanted = {}) {
  const consultant = await aServiceConsultant(world, wanted.consultant)
  const customer = wanted.customer ?? (await world.aCustomer())
  const { pricePaise = PRICE_PAISE, couponCode } = wanted
  const service = await aService(world, { consultantId: consultant.id, pricePaise })
  await world.pool.query('update services set milestones = $2 where id = $1', [service.id, JSON.stringify(milestones)])
  await fill(world, customer, wanted.pricePaise ? 2 * pricePaise : PAID_PAISE)
  const items = [{ id: service.id, type: 'service' as const }]
  const { status, text, body } = await buy(customer, items, couponCode ? { couponCode } : {})
  if (status !== 201) throw new Error(`the service was not paid: ${text}`)
  const orderId = body.data.order.id
  const { rows } = await world.pool.query<{ id: number }>('select id from service_orders where order_id = $1', [
    orderId,
  ])
  return { id: rows[0]!.id, orderId, serviceId: service.id, customer, consultant }
}

export async function aBriefed(world: World, wanted: Wanted = {}) {
  const order = await anOrderedService(world, wanted)
  succeeded(await order.customer.send(ordering.sendServiceBrief, { id: order.id, text: 'A rice mill in Raipur.' }))
  return order
}

export async function aStarted(world: World, wanted: Wanted = {}) {
  const order = await aBriefed(world, wanted)
  succeeded(await order.consultant.send(ordering.startService, { id: order.id }))
  return order
}

export const deliver = async ({ id, consultant }: { id: number; consultant: Person }, position = 1) =>
  succeeded(await consultant.send(ordering.deliverService, { id, position, text: 'Please see page 14.' }))

export async function aDelivered(world: World, wanted: Wanted = {}) {
  const order = await aStarted(world, wanted)
  await deliver(order)
  return order
}

export async function aTwiceReturned(world: World, wanted: Wanted = {}) {
  const order = await aDelivered(world, wanted)
  for (const text of ['Sales are too low.', 'Still too low.']) {
    succeeded(await order.customer.send(ordering.sendServiceBack, { id: order.id, position: 1, text }))
    await deliver(order)
  }
  return order
}

export async function aDisputed(world: World, wanted: Wanted = {}) {
  const order = await aTwiceReturned(world, wanted)
  succeeded(await order.customer.send(ordering.disputeService, { id: order.id, position: 1, text: 'Not as agreed.' }))
  return order
}

/** A disputed order into which the consultant shared a document before. */
export async function aDisputedDocument(world: World) {
  const order = await aTwiceReturned(world)
  const { id: documentId } = await aDocument(order.consultant, 'report.pdf')
  const into = { kind: 'service_order', subjectId: order.id } as const
  succeeded(await order.consultant.send(shareDocument, { documentId, ...into }))
  succeeded(await order.customer.send(ordering.disputeService, { id: order.id, position: 1, text: 'Not as agreed.' }))
  return { ...order, documentId }
}

export async function anExtending(world: World, wanted: Wanted = {}) {
  const order = await aStarted(world, wanted)
  const { serviceOrder } = (await order.consultant.send(ordering.getServiceOrder, { id: order.id })).body.data
  const day = new Date(Date.parse(serviceOrder.dueOn!) + 5 * 86_400_000).toISOString().slice(0, 10)
  const asked = await order.consultant.send(ordering.askServiceExtension, { id: order.id, day, reason: 'Fever' })
  succeeded(asked)
  return { ...order, day }
}

/** The newest service somebody ordered is briefed and cancelled, both with these words. */
export async function briefAndCancel(customer: Person, words: string) {
  const [newest] = (await customer.send(listUserServices, {})).body.data.UserServices
  succeeded(await customer.send(ordering.sendServiceBrief, { id: newest!.id, text: `Mill of ${words}` }))
  succeeded(await customer.send(ordering.cancelServiceOrder, { id: newest!.id, reason: `Stopped ${words}` }))
}

export const seenBy = async (person: Person, id: number) =>
  (await person.send(ordering.getServiceOrder, { id })).body.data.serviceOrder

/** The side that an owner of this type has. */
export const asServiceSide = (owner: Person): Wanted =>
  owner.type === 'user' ? { customer: owner } : { consultant: owner }

export async function sweepServices({ app, clock }: World) {
  await acceptDeliveries(app.services, clock.now())
  await remindOfServices(app.services, clock.now())
  await stopServicesOfSuspended(app.services, clock.now())
}
