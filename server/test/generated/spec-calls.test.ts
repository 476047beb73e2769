import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { GENERATED_PASSWORD_LENGTH, OTP_LENGTH } from '#contract/accounts/constants.ts'
import {
  loginConsultant,
  loginGuest,
  loginUser,
  registerConsultant,
  registerUser,
} from '#contract/accounts/endpoints.ts'
import { MOBILE_LENGTH } from '#contract/constants.ts'
import { ANNOUNCE_DELAY_MS } from '#contract/consultants/constants.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import { sharedWorld } from '../world.ts'
import { fieldsOf } from './sample.ts'

/** What SPEC specifies for a call besides method and path. */
interface Spec {
  bearer?: true
  /** Body fields, query and path parameters. */
  takes?: readonly string[]
  /** Where the browser reads the response: a path in the body. */
  reads?: readonly string[]
}

const registration = [
  ...['otp', 'mobile', 'email', 'pincode', 'city', 'state'],
  ...['source', 'name', 'password', 'confirm_password'],
]

/** SPEC section 7, to the letter and in its order. */
const calls: [string, Spec][] = [
  ['POST /api/mobile/v1/verify', { takes: ['mobile'] }],
  ['POST /api/mobile/v1/send/otp', { takes: ['mobile'] }],
  ['POST /api/mobile/v1/otp-verify', { takes: ['mobile', 'otp'] }],
  ['POST /api/mobile/v1/user/login', { takes: ['mobile', 'otp'] }],
  ['POST /api/mobile/v1/user/register', { takes: registration }],
  ['POST /api/mobile/v1/consultant/verify', { takes: ['mobile'] }],
  ['POST /api/mobile/v1/consultant/login', { takes: ['mobile', 'otp'] }],
  ['POST /api/mobile/v1/consultant/register', { takes: registration }],
  ['GET /api/mobile/v1/get-user-details', { bearer: true }],
  ['PUT /api/mobile/v1/update-profile', { bearer: true }],
  ['POST /api/mobile/v1/fetch-pincode', { takes: ['pincode'], reads: ['data.city', 'data.state'] }],
  ['POST /api/web/v1/enquiry-new', { takes: ['name', 'email', 'mobile', 'remarks'] }],
  [
    'POST /api/mobile/v1/add-rating',
    {
      bearer: true,
      takes: ['transaction_amount', 'bookId', 'consultantId', 'comment', 'rating'],
      reads: ['data.Amount'],
    },
  ],
  ['GET /api/mobile/v1/review-done', { bearer: true, reads: ['data.isReview', 'data.pendingReview'] }],
  [
    'GET /api/mobile/v1/search-consultant',
    { takes: ['name', 'sector'], reads: ['data.data', 'data.data.consultant_sectors'] },
  ],
  ['GET /api/mobile/v1/sectors', { takes: ['search'] }],
  ['GET /api/mobile/v1/consultants', { takes: ['sector', 'industry'] }],
  ['GET /api/mobile/v1/consultant-details/{id}', { takes: ['id'] }],
  ['GET /api/web/v1/consultant-by-id/{id}', { takes: ['id'] }],
  ['GET /api/web/v1/consultant-services', { takes: ['sector', 'industry'] }],
  ['GET /api/web/v1/mega-menu', {}],
  ['GET /api/mobile/v1/category-type', {}],
  ['GET /api/web/v1/get-sectorBy-type/{id}', { takes: ['id'] }],
  ['GET /api/web/v1/professional-industry', {}],
  ['GET /api/web/v1/industrial-industry', { takes: ['limit', 'page', 'search'] }],
  ['GET /api/web/v1/get-sectors-by-category/{id}', { takes: ['id', 'sector', 'search', 'limit', 'page'] }],
  ['GET /api/web/v1/get-consultant-appointments-list', { bearer: true, takes: ['type', 'limit', 'page'] }],
  ['GET /api/mobile/v1/get-consultant-slot-web', { bearer: true, takes: ['limit', 'page'] }],
  ['GET /api/mobile/v1/get-consultant-detail', { bearer: true }],
  ['GET /api/web/v1/consultant-review', { bearer: true, takes: ['id'] }],
  ['GET /api/mobile/v1/user-appointments-web', { bearer: true, takes: ['limit', 'page', 'type'] }],
  ['GET /api/web/v1/user-wallet-history', { bearer: true, takes: ['limit', 'page', 'search'] }],
  ['GET /api/web/v1/get-user-call-history', { bearer: true, takes: ['limit', 'page', 'search'] }],
  ['GET /api/web/v1/testimonials', {}],
  ['GET /api/web/v1/workshops', {}],
  ['GET /api/web/v1/workshops/{id}', { takes: ['id'] }],
  ['GET /api/web/v1/user/workshop-bookings/{id}', { takes: ['id'] }],
]

/** Names of SPEC section 3's data areas, by the call that returns them at the top of its data. */
const areas: Record<string, readonly string[]> = {
  'POST /api/mobile/v1/verify': ['mobile', 'userVerified'],
  'POST /api/mobile/v1/consultant/verify': ['mobile', 'userVerified'],
  'POST /api/mobile/v1/send/otp': ['otpSendStatus'],
  'POST /api/mobile/v1/otp-verify': ['otpVerified'],
  'POST /api/mobile/v1/user/login': ['token', 'id', 'name', 'mobile', 'email', 'thumbnail', 'type'],
  'POST /api/mobile/v1/consultant/login': ['token', 'id', 'name', 'mobile', 'email', 'thumbnail', 'type'],
  'PUT /api/mobile/v1/update-profile': ['userDetailUpdate'],
  'GET /api/web/v1/consultant-services': ['ServiceList', 'SCategoryList', 'services', 'servicesCount'],
  'GET /api/web/v1/consultant-services/{id}': ['ServiceDetail'],
  'GET /api/web/v1/user-services': ['UserServices'],
  'GET /api/web/v1/products': ['productList'],
  'GET /api/web/v1/products/{id}': ['productDetail'],
  'GET /api/web/v1/categories': ['categories'],
  'GET /api/web/v1/nav-links': ['navLinks'],
  'GET /api/web/v1/top-consultants': ['topConsultants'],
  'GET /api/web/v1/mega-menu': ['categoryTypes'],
  'GET /api/mobile/v1/category-type': ['categoryTypes'],
  'GET /api/mobile/v1/sectors': ['sectors'],
  'GET /api/web/v1/get-sectorBy-type/{id}': ['sectors'],
  'GET /api/web/v1/professional-industry': ['professionalIndustry', 'professionalCount'],
  'GET /api/web/v1/industrial-industry': ['industrialIndustry', 'industrialCount'],
  'GET /api/web/v1/get-sectors-by-category/{id}': ['categorySectors', 'categoryIndustry', 'industryCount'],
  'GET /api/mobile/v1/consultants': [...['consultants', 'consultantRows', 'consultantsCounts', 'sectorbyconsultants']],
  'GET /api/mobile/v1/consultant-details/{id}': [
    ...['consultantDetails', 'ratings', 'expertsvideos', 'consultantsProcedure'],
  ],
  'GET /api/web/v1/consultant-by-id/{id}': ['consultantDetailsById'],
  'GET /api/web/v1/talk-experts': ['professionalAudioConsultants', 'industrialAudioConsultants', 'experties'],
  'GET /api/mobile/v1/user-appointments-web': ['appointments', 'bookings', 'count'],
  'GET /api/web/v1/get-consultant-appointments-list': ['appointments', 'scheduleList', 'count'],
  'GET /api/mobile/v1/get-consultant-slot-web': ['consultantSlots'],
  'GET /api/mobile/v1/get-consultant-detail': ['consultantDetail', 'consultantRating', 'walletAmount'],
  'GET /api/web/v1/consultant-review': ['consultantRatings', 'ratings', 'count'],
  'GET /api/mobile/v1/review-done': ['isReview', 'pendingReview'],
  'GET /api/web/v1/own-reviews': ['reviewList'],
  'GET /api/web/v1/user-wallet-history': ['walletAmount', 'walletHistory', 'walletCount'],
  'GET /api/web/v1/get-user-call-history': ['callHistory', 'callCount'],
  'GET /api/web/v1/settings': ['settings'],
  'GET /api/web/v1/expert-talk/industrial': ['expertTalk', 'experties', 'industrialTalk', 'count'],
  'GET /api/web/v1/talk-segments': ['industrialSegment', 'professionalSegement'],
  'GET /api/web/v1/industrial-talks': ['industrialTalk'],
  'GET /api/web/v1/professional-talks': ['professionalTalk'],
  'GET /api/web/v1/industrial-talks/{slug}': ['industrialTalkDetail'],
  'GET /api/web/v1/professional-talks/{slug}': ['professionalTalkDetail'],
  'GET /api/web/v1/all-talks': ['allTalk'],
  'GET /api/web/v1/articles': ['blogs'],
  'GET /api/web/v1/articles/{slug}': ['blog'],
  'GET /api/web/v1/testimonials': ['testimonials'],
  'GET /api/web/v1/workshops': ['data'],
  'GET /api/web/v1/workshops/{id}': ['detail'],
  'GET /api/web/v1/user/workshop-bookings/{id}': ['userBookings'],
}
/** Names of one row of a list. */
const rows: Record<string, readonly string[]> = {
  'GET /api/mobile/v1/user-appointments-web': ['data.data.id', 'data.data.amount', 'data.data.consultantId'],
  'GET /api/mobile/v1/search-consultant': [
    ...['id', 'title_english', 'categoryTypeId', 'subCategory.id', 'subCategory.slug', 'consultant_sectors.consultant'],
  ].map((name) => `data.data.${name}`),
  'POST /api/web/v1/bookings': ['data.booking.bookStatus', 'data.booking.peerId'],
}

const there = await sharedWorld()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const served = new Map(there.app.services.endpoints.map((endpoint) => [nameOf(endpoint), endpoint]))

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
}

/** Whether a response of the endpoint has a value at a path; lists are searched. */
function answers({ reply }: Endpoint, path: string) {
  const root = z.toJSONSchema(z.object({ message: z.string(), data: reply }), { io: 'input', unrepresentable: 'any' })
  const definitions = (root as { $defs?: Record<string, Schema> }).$defs ?? {}
  const opened = (schema: Schema | undefined): Schema[] => {
    if (!schema) return []
    const named = schema.$ref ? definitions[schema.$ref.replace('#/$defs/', '')] : schema
    return [named, ...(named?.anyOf ?? []).flatMap(opened), ...opened(named?.items)].filter((one) => one !== undefined)
  }
  let here = opened(root as Schema)
  for (const name of path.split('.')) here = here.flatMap(({ properties }) => opened(properties?.[name]))
  return here.length > 0
}

test('SPEC names 37 calls', () => {
  expect(calls).toHaveLength(37)
})

describe.each(calls)('%s', (call, { bearer, takes = [], reads = [] }) => {
  test('is served with that method and path, its parameters and its response', () => {
    const endpoint = served.get(call)
    expect(endpoint, call).toBeDefined()
    expect(fieldsOf(endpoint!)).toEqual(expect.arrayContaining([...takes]))
    expect(reads.filter((path) => !answers(endpoint!, path))).toEqual([])
  })

  test(bearer ? 'needs the token' : 'needs no token', async () => {
    const [method = '', path = ''] = call.split(' ')
    const { status, body } = await there.call(method, path.replace('{id}', '1'), method === 'GET' ? {} : { body: {} })
    if (bearer) expect([status, body.code]).toEqual([401, 'not_signed_in'])
    else expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

test.each(Object.entries(areas))('%s returns the names of its data area', (call, names) => {
  const endpoint = served.get(call)
  expect(endpoint, call).toBeDefined()
  expect(names.filter((name) => !answers(endpoint!, `data.${name}`))).toEqual([])
})

test.each(Object.entries(rows))('%s returns the names of a row', (call, paths) => {
  expect(paths.filter((path) => !answers(served.get(call)!, path))).toEqual([])
})

test('the fixed texts of SPEC have its spelling', () => {
  expect([loginUser.message, loginConsultant.message]).toEqual(['Login successfull', 'Login successfull'])
  expect([registerUser.message, registerConsultant.message]).toEqual([
    ...['Registration successfull', 'Registration successfull'],
  ])
  expect(loginGuest.message).toBe('')
  expect(problems.invalid_otp.message).toBe('Invalid OTP! Please try again.')
  expect(problems.mobile_not_registered.status).toBe(422)
})

test('the constants of SPEC section 9 that both sides share', () => {
  expect([MOBILE_LENGTH, OTP_LENGTH, GENERATED_PASSWORD_LENGTH, ANNOUNCE_DELAY_MS]).toEqual([10, 6, 8, 3000])
})
