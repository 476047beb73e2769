import { blockPerson } from '#contract/accounts/blocks.ts'
import { listDevices } from '#contract/accounts/devices.ts'
import { requestDataExport, requestDeletion } from '#contract/accounts/privacy.ts'
import { saveView } from '#contract/accounts/saved-views.ts'
import { watchSlots } from '#contract/availability/watches.ts'
import { showDocument } from '#contract/calls/showing.ts'
import type { AccountType } from '#contract/endpoint.ts'
import { addGroup, trashDocument } from '#contract/locker/endpoints.ts'
import { shareDocument } from '#contract/locker/sharing.ts'
import { pauseMembership } from '#contract/memberships/endpoints.ts'
import { prepareDataExports } from '#server/domains/accounts/public.ts'
import { anOldAccount, aWithdrawal } from '../a-withdrawal.ts'
import {
  aBookable,
  aBooking,
  aMissedBooking,
  aMovedBooking,
  aSessionUnderWay,
  aTime,
  bookingOf,
  consultantFor,
  hold,
} from '../bookings.ts'
import { aDocument } from '../documents.ts'
import { anEnquiry, anEnquiryTo } from '../enquiries.ts'
import { aListedConsultant } from '../listed-consultant.ts'
import { aPlan, buyPlan, membershipOf } from '../memberships.ts'
import { aTopUp, paymentOf, press } from '../payments.ts'
import { type Person, signIn } from '../people.ts'
import { aDeclined, aDraft, anAccepted, anAnswered, anUnclear, aQuestion, asSide } from '../questions.ts'
import { aCompletedBooking, aReview } from '../reviews.ts'
import { aDocumentOf, roomOf } from '../rooms.ts'
import { aService, buy, fill } from '../shop.ts'
import { liveTalkOf, overTalkOf, ringOf } from '../talks.ts'
import type { World } from '../world.ts'
import { giftCardOwners } from './gift-card-fittings.ts'
import { learningOwners } from './learning-fittings.ts'
import { packageOwners } from './package-fittings.ts'
import { productOwners } from './product-fittings.ts'
import { serviceOwners } from './service-fittings.ts'
import { workshopOwners } from './workshop-fittings.ts'

/** Someone whom only a session connects with the owner: a consultant whose profile is not public any more. */
async function anAcquaintance(world: World, owner: Person) {
  const { customer, consultant } = await aBooking(
    world,
    owner.type === 'user' ? { customer: owner } : { consultant: await aBookable(world, owner) },
  )
  if (owner.type !== 'user') return customer.id
  await world.pool.query(`update consultants set approval = 'suspended', approval_reason = 'test' where id = $1`, [
    consultant.id,
  ])
  return consultant.id
}

let made = 0
/** A document shared into the room that was made before it for the same endpoint. */
async function inNewestRoom({ pool }: World, owner: Person) {
  const { rows } = await pool.query<{ id: string; room: string }>(
    'select id, room from bookings where customer_id = $1 or consultant_id = $1 order by id desc limit 1',
    [owner.id],
  )
  const { id } = await aDocumentOf(owner, 'booking', Number(rows[0]!.id))
  return { slug: rows[0]!.room, id }
}

export type Maker = (world: World, owner: Person) => Promise<number | string | number[]>

/** For each kind of owned resource: how its owner gets one. Keys are the kinds that endpoints declare. */
export const otherAccounts: Record<string, Maker> = {
  async device(world, owner) {
    await signIn(world.app, owner.id)
    const { body } = await owner.send(listDevices, {})
    return body.data.devices.find((device) => !device.thisOne)!.id
  },
  async 'saved view'(_, owner) {
    made += 1
    const view = { list: 'people', name: `View ${made}`, query: 'sort=name' }
    return (await owner.send(saveView, view)).body.data.id
  },
  async order(world, owner) {
    const service = await aService(world)
    await fill(world, owner, 177_000)
    return (await buy(owner, [service])).body.data.order.id
  },
  async 'unpaid order'(world, owner) {
    const service = await aService(world)
    return (await buy(owner, [service], { useWallet: false })).body.data.order.id
  },
  async 'paused membership'(world, owner) {
    await buyPlan(world, owner, await aPlan(world))
    return (await owner.send(pauseMembership, { days: 10 })).body.data.memberShip.id
  },
  async membership(world, owner) {
    await buyPlan(world, owner, await aPlan(world))
    return (await membershipOf(owner))!.id
  },
  async document({ pool }, owner) {
    const { rows } = await pool.query('select max(id) as id from documents where account_id = $1', [owner.id])
    return rows[0].id
  },
  /** The one created with the valid input, which refers to its talk. */
  async upload({ pool }, owner) {
    const { rows } = await pool.query('select id from uploads where account_id = $1', [owner.id])
    return rows[0].id
  },
  async 'deletion request'(_, owner) {
    const { body } = await owner.send(requestDeletion, {})
    return body.data.id
  },
  async 'data export'({ app, clock }, owner) {
    const { body } = await owner.send(requestDataExport, {})
    await prepareDataExports(app.services, clock.now())
    return body.data.id
  },
  acquaintance: (world, owner) => anAcquaintance(world, owner),
  async 'blocked person'(world, owner) {
    const personId = await anAcquaintance(world, owner)
    await owner.send(blockPerson, { personId })
    return personId
  },
  payment: async (world, owner) => (await paymentOf(world, owner)).id,
  async 'top-up'(world, owner) {
    const { topUpId, page } = await aTopUp(owner)
    await press(world, page, { outcome: 'pay' })
    return topUpId
  },
  async notice({ pool, clock }, owner) {
    const { rows } = await pool.query(
      `insert into notices (account_id, message, params, topic, at)
       values ($1, 'order_paid', '{"orderId": 1, "paise": 100}', 'wallet', $2) returning id`,
      [owner.id, clock.now()],
    )
    return Number(rows[0].id)
  },
  async 'slot watch'(world, owner) {
    const consultant = await aListedConsultant(world)
    const input = {
      consultantId: consultant.id,
      mode: 'video',
      minutes: 30,
      fromDay: '2026-03-10',
      toDay: '2026-03-12',
    } as const
    return (await owner.send(watchSlots, input)).body.data.id
  },
  'bank account': (world, owner) => anOldAccount(world, owner),
  withdrawal: async (world, owner) => (await aWithdrawal(world, owner)).id,
  booking: async (world, owner) => (await bookingOf(world, owner)).id,
  async 'held booking'(world, owner) {
    const held = await hold(owner, await consultantFor(world, owner), aTime(world))
    return held.body.data.booking.id
  },
  'session under way': async (world, owner) => (await aSessionUnderWay(world, owner)).id,
  'moved booking': async (world, owner) => (await aMovedBooking(world, owner)).id,
  'missed booking': async (world, owner) => (await aMissedBooking(world, owner)).id,
  room: async (world, owner) => roomOf(world, owner),
  'open room': async (world, owner) => roomOf(world, owner),
  'document of the room': async (world, owner) => (await inNewestRoom(world, owner)).id,
  async 'shown document'(world, owner) {
    const { slug, id } = await inNewestRoom(world, owner)
    await owner.send(showDocument, { slug, documentId: id })
    return id
  },
  talk: async (world, owner) => (await overTalkOf(world, owner)).id,
  'ringing talk': async (world, owner) => (await ringOf(world, owner)).id,
  'live talk': async (world, owner) => (await liveTalkOf(world, owner)).id,
  'locker group': async (_, owner) => {
    made += 1
    return (await owner.send(addGroup, { title: `Folder ${made}` })).body.data.group.id
  },
  'locker document': async (_, owner) => (await aDocument(owner)).id,
  'locker documents': async (_, owner) => [(await aDocument(owner)).id],
  'trashed document': async (_, owner) => {
    const { id } = await aDocument(owner)
    await owner.send(trashDocument, { id })
    return id
  },
  'locker share': async (world, owner) => {
    const [document, booking] = [await aDocument(owner), await bookingOf(world, owner)]
    const input = { documentId: document.id, kind: 'booking', subjectId: booking.id } as const
    return (await owner.send(shareDocument, input)).body.data.shareId
  },
  ...learningOwners,
  ...workshopOwners,
  ...packageOwners,
  ...giftCardOwners,
  ...productOwners,
  ...serviceOwners,
  reviewable: async (world, owner) => (await aCompletedBooking(world, owner)).id,
  review: async (world, owner) => (await aReview(world, owner)).id,
  question: async (world, owner) => (await aQuestion(world, await asSide(world, owner))).id,
  'question draft': async (world, owner) => (await aDraft(world, { customer: owner })).id,
  'declined question': async (world, owner) => (await aDeclined(world, { customer: owner })).id,
  'accepted question': async (world, owner) => (await anAccepted(world, await asSide(world, owner))).id,
  'unclear question': async (world, owner) => (await anUnclear(world, { customer: owner })).id,
  'answered question': async (world, owner) => (await anAnswered(world, { customer: owner })).id,
  enquiry: async (world, owner) => (await anEnquiry(world, {}, owner)).id,
  'enquiry to a consultant': async (world, owner) => (await anEnquiryTo(world, owner)).id,
  'customer of one’s own': async (world, owner) => (await bookingOf(world, owner)).customer.id,
}

export const personOf = (world: World, type: AccountType) =>
  ({ user: world.aCustomer, consultant: world.aConsultant, admin: world.aStaff })[type]()
