import { createOwnService } from '#contract/services/editing.ts'
import { getServiceOrder } from '#contract/services/ordering.ts'
import type { Person } from '../people.ts'
import { industryOf } from '../questions.ts'
import * as make from '../services.ts'
import { aService } from '../shop.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>> | Record<string, unknown>

const ORDERS = '/api/web/v1/service-orders/{id}'
const STAFF = '/api/web/v1/admin/service-orders/{id}'

const fieldsFor = async (world: World, person: Person | undefined) =>
  make.serviceFields((await industryOf(world, await make.aServiceConsultant(world, person)))!)

const ownService = async (world: World, owner: Person) => {
  const fields = await fieldsFor(world, owner)
  return (await owner.send(createOwnService, fields)).body.data.service.id
}
const current: Fitting = () => ({ position: 1 })
const disputed: Fitting = async (world) => ({ id: (await make.aDisputed(world)).id, decision: 'accepted' })
const one: Fitting = async (world) => ({ id: (await make.aStarted(world)).id })

/** What an owner of each kind has. */
export const serviceOwners = {
  'own service': ownService,
  'service order': async (world: World, owner: Person) =>
    (await make.anOrderedService(world, make.asServiceSide(owner))).id,
  'briefed service order': async (world: World, owner: Person) =>
    (await make.aBriefed(world, make.asServiceSide(owner))).id,
  'started service order': async (world: World, owner: Person) =>
    (await make.aStarted(world, make.asServiceSide(owner))).id,
  'delivered service order': async (world: World, owner: Person) =>
    (await make.aDelivered(world, make.asServiceSide(owner))).id,
  'twice returned service order': async (world: World, owner: Person) =>
    (await make.aTwiceReturned(world, make.asServiceSide(owner))).id,
  'service order to extend': async (world: World, owner: Person) =>
    (await make.anExtending(world, make.asServiceSide(owner))).id,
}

export const serviceFittings: Record<string, Fitting> = {
  'GET /api/web/v1/consultant-services/{id}/reviews': async (world) => ({ id: (await aService(world)).id }),
  'POST /api/web/v1/own-services': fieldsFor,
  'PUT /api/web/v1/own-services/{id}': fieldsFor,
  [`POST ${ORDERS}/deliveries`]: current,
  [`POST ${ORDERS}/acceptances`]: current,
  [`POST ${ORDERS}/returns`]: current,
  [`POST ${ORDERS}/disputes`]: current,
  // Every order of these tests is due seven days after the same instant.
  [`POST ${ORDERS}/extension-requests`]: async (world) => ({ day: await dayToExtend(world) }),
  [`POST ${ORDERS}/extension-answers`]: async (world) => ({ day: await dayToExtend(world), agrees: true }),
  [`GET ${STAFF}`]: one,
  [`POST ${STAFF}/cancellations`]: one,
  [`POST ${STAFF}/decisions`]: disputed,
}

async function dayToExtend(world: World) {
  const { id, customer } = await make.anExtending(world)
  return (await customer.send(getServiceOrder, { id })).body.data.serviceOrder.extensionOn
}
