import { reportPerson } from '#contract/accounts/blocks.ts'
import { CHECKLIST } from '#contract/consultants/constants.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { requestRefund } from '#contract/orders/endpoints.ts'
import { gstinCheckCharacter } from '#contract/orders/tax-ids.ts'
import { reconcileDay } from '#contract/payments/endpoints.ts'
import { anOldAccount, aWithdrawal } from '../a-withdrawal.ts'
import { anApplicant, anIndustry, completeProfile, wholeProfile } from '../applicants.ts'
import { newNumber } from '../bank-accounts.ts'
import { aBooking } from '../bookings.ts'
import { aListedConsultant } from '../listed-consultant.ts'
import { gatewayOf, paymentOf, press } from '../payments.ts'
import { newMobile, type Person } from '../people.ts'
import { aReview } from '../reviews.ts'
import { DEMO_CALENDAR, wholeSchedule } from '../schedules.ts'
import { aCoupon, aPaidOrder, aService, fill } from '../shop.ts'
import { appCode, halfSignIn, signInStaff } from '../staff-sign-in.ts'
import { anAnsweredTalk, anExpert } from '../talks.ts'
import type { World } from '../world.ts'
import { domainFittings } from './domain-fittings.ts'
import { fieldsOf, sampleInput } from './sample.ts'

type Words = string
type Fitting = (world: World, caller: Person | undefined) => Record<string, unknown> | Promise<Record<string, unknown>>

const registration: Fitting = async (world) => {
  const mobile = newMobile()
  return { mobile, otp: await world.codeFor(mobile), confirm_password: 'Sunlight9', pincode: '110001' }
}
const loginAs =
  (make: (world: World) => Promise<Person>): Fitting =>
  async (world) => {
    const { mobile } = await make(world)
    return { mobile, otp: await world.codeFor(mobile) }
  }

const listed: Fitting = async (world) => ({ id: (await aListedConsultant(world)).id })

/** A separate sector with one unused industry. */
const aCatalogue: Fitting = async ({ pool }) => {
  entries += 1
  const slug = `fitting-${entries}`
  const { rows } = await pool.query<{ id: string; sector_id: string }>(
    `with sector as (
       insert into sectors (category_type_id, slug, title_english, title_hindi, icon, position)
       values (1, $1, 'Sector', 'क्षेत्र', 'flask', 1) returning id)
     insert into industries (sector_id, category_type_id, slug, title_english, title_hindi, position)
     select id, 1, $1, 'Industry', 'उद्योग', 1 from sector returning id, sector_id`,
    [slug],
  )
  return {
    id: Number(rows[0]!.id),
    sectorId: Number(rows[0]!.sector_id),
    categoryTypeId: 1,
    slug: `${slug}-new`,
    version: 1,
  }
}
let entries = 0
const anEmptySector: Fitting = async (world, caller) => {
  const { sectorId, id, ...rest } = await aCatalogue(world, caller)
  await world.pool.query('delete from industries where id = $1', [id])
  return { ...rest, id: sectorId }
}

/** What the gateway's window returns to the browser of a person who has paid. */
const aCallback: Fitting = async (world, caller) => {
  const { orderId } = await paymentOf(world, caller!)
  await press(world, `/demo/pay/${orderId}`, { outcome: 'pay' })
  const [paid] = await gatewayOf(world).paymentsOfOrder(orderId)
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paid!.id,
    razorpay_signature: gatewayOf(world).sign(`${orderId}|${paid!.id}`),
  }
}

const anApproval = (withdrawal: object) => ({ ...withdrawal, expectsSecond: false })
const somebodysWithdrawal: Fitting = async (world) => {
  const { id } = await aWithdrawal(world, await world.aConsultant())
  return { id }
}

const aPersonReport: Fitting = async (world) => {
  const { customer, consultant } = await aBooking(world)
  return { id: (await customer.send(reportPerson, { personId: consultant.id, reason: 'spam' })).body.data.id }
}
const somebodysReview: Fitting = async (world) => ({ id: (await aReview(world, await world.aCustomer())).id })
/** What a schema cannot express: codes that were really sent, fields that must agree, rows that exist. */
const fitting: Record<Words, Fitting> = {
  ...domainFittings,
  'POST /api/mobile/v1/otp-verify': async (world) => {
    const mobile = newMobile()
    return { mobile, otp: await world.codeFor(mobile) }
  },
  'POST /api/mobile/v1/verify': async (world) => ({ mobile: (await world.aCustomer()).mobile }),
  'POST /api/mobile/v1/consultant/verify': async (world) => ({ mobile: (await world.aConsultant()).mobile }),
  'POST /api/mobile/v1/send/otp': () => ({ mobile: newMobile() }),
  'POST /api/mobile/v1/user/login': loginAs((world) => world.aCustomer()),
  'POST /api/mobile/v1/consultant/login': loginAs((world) => world.aConsultant()),
  'POST /api/web/v1/staff/login': loginAs((world) => world.aStaff()),
  'POST /api/web/v1/staff/second-factor': async (world) => {
    const { mobile } = await world.aStaff()
    await signInStaff(world, mobile)
    world.clock.advance({ minutes: 1 })
    const { ticket } = await halfSignIn(world, mobile)
    return { ticket, code: await appCode(world, mobile) }
  },
  'POST /api/web/v1/staff/second-factor/enrolments': async (world) => {
    const { mobile } = await world.aStaff()
    const { ticket } = await halfSignIn(world, mobile)
    return { ticket, code: await appCode(world, mobile) }
  },
  'POST /api/web/v1/staff/second-factor/renewals': async (world, caller) => {
    await signInStaff(world, caller!.mobile)
    return { code: await appCode(world, caller!.mobile) }
  },
  'POST /api/web/v1/staff/second-factor/recovery-codes': async (world, caller) => {
    await signInStaff(world, caller!.mobile)
    return { code: await appCode(world, caller!.mobile) }
  },
  'POST /api/web/v1/bank-details/accounts': async (world, caller) => {
    const number = newNumber()
    return { otp: await world.codeFor(caller!.mobile), number, numberAgain: number, ifsc: 'HDFC0000007' }
  },
  'POST /api/web/v1/bank-details/accounts/{id}/removals': async (world, caller) => {
    const id = await anOldAccount(world, caller!)
    return { id, otp: await world.codeFor(caller!.mobile) }
  },
  'PUT /api/web/v1/bank-details/tax-numbers': async (world, caller) => ({
    otp: await world.codeFor(caller!.mobile),
    pan: 'ABCPK1234M',
    gstin: `27ABCPK1234M1Z${gstinCheckCharacter('27ABCPK1234M1Z')}`,
  }),
  'POST /api/web/v1/withdrawals': async (world, caller) => {
    const { bankAccountId } = await aWithdrawal(world, caller!)
    return { bankAccountId, amountPaise: 50_000 }
  },
  'POST /api/web/v1/withdrawals/{id}/cancellations': (world, caller) => aWithdrawal(world, caller!),
  'POST /api/web/v1/reviews/{id}/reports': somebodysReview,
  'GET /api/web/v1/admin/reviews/{id}': somebodysReview,
  'POST /api/web/v1/admin/reviews/{id}/decisions': somebodysReview,
  'POST /api/web/v1/admin/person-reports/{id}/decisions': aPersonReport,
  'GET /api/web/v1/admin/payouts/{id}': somebodysWithdrawal,
  'POST /api/web/v1/admin/payouts/{id}/approvals': async (world, caller) =>
    anApproval(await somebodysWithdrawal(world, caller)),
  'POST /api/web/v1/admin/payouts/{id}/refusals': somebodysWithdrawal,
  'DELETE /api/web/v1/admin/payouts/{id}/approvals': async (world, caller) => {
    const { id } = await aWithdrawal(world, await world.aConsultant())
    const approved = 'update withdrawals set first_approved_by = $2, first_approved_at = asked_at where id = $1'
    await world.pool.query(approved, [id, caller!.id])
    return { id }
  },
  'POST /api/mobile/v1/user/register': registration,
  'POST /api/mobile/v1/consultant/register': registration,
  'POST /api/web/v1/guest-logins': async (world) => {
    const mobile = newMobile()
    return { mobile, otp: await world.codeFor(mobile) }
  },
  'POST /api/web/v1/mobile-changes': async (world, caller) => {
    const to = newMobile()
    return { otp: await world.codeFor(caller!.mobile), newMobile: to, newOtp: await world.codeFor(to) }
  },
  'POST /api/web/v1/data-exports/{id}/links': async (world, caller) => ({ otp: await world.codeFor(caller!.mobile) }),
  'POST /api/web/v1/password-changes': async (world, caller) => ({
    otp: await world.codeFor(caller!.mobile),
    confirm_password: 'Sunlight9',
  }),
  'PUT /api/web/v1/schedules/own': () => wholeSchedule({ revision: 0 }),
  'POST /api/web/v1/schedules/own/previews': () => ({ draft: wholeSchedule() }),
  'POST /api/web/v1/schedules/own/explanations': () => ({ draft: wholeSchedule() }),
  'PUT /api/web/v1/schedules/own/external-calendar': () => ({ url: DEMO_CALENDAR }),
  'POST /api/mobile/v1/fetch-pincode': () => ({ pincode: '110001' }),
  'PUT /api/web/v1/favourites/{id}': listed,
  'POST /api/web/v1/slot-watches': async (world) => ({
    consultantId: (await aListedConsultant(world)).id,
    ...{ mode: 'video', minutes: 30, fromDay: '2026-03-10', toDay: '2026-03-12', timeZone: 'Asia/Kolkata' },
  }),
  'PUT /api/web/v1/notice-choices': () => ({ topic: 'reminders', channel: 'sms', timeZone: 'Asia/Kolkata' }),
  'PUT /api/web/v1/push-subscriptions': () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    timeZone: 'Asia/Kolkata',
  }),
  'GET /api/web/v1/consultants/{id}/free-slots': listed,
  'GET /api/web/v1/consultants/{id}/reviews': listed,
  'GET /api/web/v1/consultant-review': listed,
  'GET /api/web/v1/consultant-services/{id}': async (world) => ({ id: (await aService(world)).id }),
  'GET /api/web/v1/consultants/{id}/similar': listed,
  'GET /api/mobile/v1/consultant-details/{id}': listed,
  'GET /api/web/v1/consultant-by-id/{id}': listed,
  'GET /api/web/v1/consultant-profiles/{slug}': async (world) => ({
    slug: String((await aListedConsultant(world)).id),
  }),
  'GET /api/web/v1/admin/catalogue/industries/{id}': aCatalogue,
  'POST /api/web/v1/admin/catalogue/industries': aCatalogue,
  'PUT /api/web/v1/admin/catalogue/industries/{id}': aCatalogue,
  'DELETE /api/web/v1/admin/catalogue/industries/{id}': aCatalogue,
  'GET /api/web/v1/admin/catalogue/sectors/{id}': anEmptySector,
  'POST /api/web/v1/admin/catalogue/sectors': anEmptySector,
  'PUT /api/web/v1/admin/catalogue/sectors/{id}': anEmptySector,
  'DELETE /api/web/v1/admin/catalogue/sectors/{id}': anEmptySector,
  'POST /api/web/v1/admin/catalogue/imports': () => ({ csv: 'sector,title_english,title_hindi' }),
  'PUT /api/web/v1/admin/settings/{key}': () => ({ key: 'grievanceOfficer', value: 'Grievance Officer' }),
  'POST /api/web/v1/cart-quotes': () => ({ state: '27' }),
  'POST /api/web/v1/orders': async (world, caller) => {
    const { id, type } = await aService(world)
    await fill(world, caller!, 177_000)
    const billing = { name: 'Asha Verma', state: '27' }
    return { items: [{ id, type }], couponCode: undefined, useWallet: true, billing, expectedTotalPaise: 177_000 }
  },
  'POST /api/web/v1/orders/{id}/pay-again': () => ({ useWallet: false }),
  'GET /api/web/v1/admin/orders/{id}': async (world) => ({ id: (await aPaidOrder(world)).id }),
  'POST /api/web/v1/admin/orders/{id}/refunds': async (world) => {
    const { id, lines } = await aPaidOrder(world)
    return { id, lines: [{ lineId: lines[0]!.id }], to: 'wallet' }
  },
  'POST /api/web/v1/admin/orders/{id}/completions': async (world) => {
    const { id, lines } = await aPaidOrder(world)
    return { id, lineId: lines[0]!.id }
  },
  'POST /api/web/v1/admin/orders/{id}/document-links': async (world) => {
    const { id, documents } = await aPaidOrder(world)
    return { id, documentId: documents[0]!.id }
  },
  'POST /api/web/v1/admin/refund-requests/{id}/decisions': async (world) => {
    const { buyer, id, lines } = await aPaidOrder(world)
    const { body } = await buyer.send(requestRefund, { id, reason: 'Not needed' })
    return { id: body.data.order.refundRequest!.id, decision: 'grant', lines: [{ lineId: lines[0]!.id }] }
  },
  'POST /api/web/v1/admin/coupons': () => {
    entries += 1
    return { code: `FITTING-${entries}`, startsOn: '2026-01-01', endsOn: null, totalMax: null }
  },
  'PUT /api/web/v1/admin/coupons/{id}': async (world) => {
    entries += 1
    await aCoupon(world, { code: `CHANGED-${entries}` })
    const { rows } = await world.pool.query('select max(id) as id from coupons')
    return { id: rows[0].id, startsOn: '2026-01-01', endsOn: null, version: 1 }
  },
  'PUT /api/web/v1/admin/nav-links/{id}': async ({ pool }) =>
    (await pool.query('select id, version, shown, 1 as place from nav_links order by position limit 1')).rows[0],
  'POST /api/web/v1/admin/rates': () => ({ kind: 'gst_courses', fromOn: '2030-01-01' }),
  'POST /api/web/v1/admin/rates/withdrawals': async ({ pool, clock }) => {
    await pool.query(`insert into rates values ('gst', '2031-01-01', 1800, null, $1, 'A try') on conflict do nothing`, [
      clock.now(),
    ])
    return { kind: 'gst', fromOn: '2031-01-01' }
  },
  'POST /api/web/v1/talks': async (world, caller) => {
    await fill(world, caller!, 100_000)
    return { consultantId: (await anExpert(world)).id, mode: 'video', limitMinutes: undefined, state: '27' }
  },
  'GET /api/web/v1/talk-experts/{id}': async (world) => ({ id: (await anExpert(world)).id }),
  'POST /api/web/v1/talk-experts/{id}/queue': async (world) => ({ id: (await anAnsweredTalk(world)).expert.id }),
  'GET /api/web/v1/admin/calls/{id}': async (world) => ({ id: (await anAnsweredTalk(world)).id }),
  'POST /api/web/v1/admin/calls/{id}/endings': async (world) => ({ id: (await anAnsweredTalk(world)).id }),
  'PUT /api/web/v1/consultant-profiles/own': () => wholeProfile,
  'PUT /api/web/v1/consultant-profiles/own/industries': async (world) => ({
    revision: 0,
    industryIds: [await anIndustry(world)],
  }),
  'POST /api/web/v1/consultant-profiles/own/submissions': async (world, caller) => ({
    revision: await completeProfile(world, caller!),
  }),
  'POST /api/web/v1/staff/promotional-credits': async (world) => ({ accountId: (await world.aCustomer()).id }),
  'POST /api/web/v1/wallet/top-ups': () => ({ amountPaise: 500_00 }),
  'PUT /api/web/v1/wallet/auto-refill': () => ({ amountPaise: 500_00 }),
  'POST /api/web/v1/payments/{id}/callback': aCallback,
  'POST /api/web/v1/admin/reconciliations': () => ({ day: '2026-03-01' }),
  'GET /api/web/v1/admin/reconciliations/{id}': async (_, caller) => ({
    id: (await caller!.send(reconcileDay, { day: '2026-03-01' })).body.data.reconciliation.id,
  }),
  'GET /api/web/v1/admin/consultants/{id}': async (world) => ({ id: (await world.aConsultant()).id }),
  'POST /api/web/v1/admin/consultants/{id}/decisions': async (world) => ({
    id: (await anApplicant(world)).id,
    decision: 'approve',
    seen: 'submitted',
    revision: 2,
    checklist: [...CHECKLIST],
    papers: [],
  }),
}

export const wordsOfCall = ({ method, path }: Endpoint) => `${method} ${path}`

/** A valid input for this endpoint and caller. */
export async function fittingInput(world: World, endpoint: Endpoint, caller: Person | undefined) {
  const special = await fitting[wordsOfCall(endpoint)]?.(world, caller)
  return { ...sampleInput(endpoint), ...special }
}

/** Entries that no endpoint needs any more. */
export function strayFittings(endpoints: readonly Endpoint[]) {
  const known = new Map(endpoints.map((endpoint) => [wordsOfCall(endpoint), endpoint]))
  return Object.keys(fitting).filter((words) => {
    const endpoint = known.get(words)
    return !endpoint || (fieldsOf(endpoint).length === 0 && !endpoint.file)
  })
}
