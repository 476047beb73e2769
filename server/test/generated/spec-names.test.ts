import { expect, test } from 'vitest'
import { sharedWorld } from '../world.ts'

/**
 * The data areas of SPEC §3 on the wire, with SPEC's names and spelling. Those of auth, cart and live call are stores.
 */
const areas = {
  services: ['ServiceList', 'SCategoryList', 'UserServices', 'ServiceDetail'],
  index: [
    ...['categories', 'consultants', 'consultantDetails', 'services', 'servicesCount', 'professionalIndustry'],
    ...['professionalCount', 'industrialIndustry', 'industrialCount', 'categorySectors', 'categoryIndustry'],
    ...['industryCount', 'navLinks', 'topConsultants', 'categoryTypes', 'sectors'],
  ],
  'user dashboard': ['appointments', 'bookings', 'peerId', 'bookStatus', 'userDetailUpdate', 'count'],
  consultant: [
    ...['consultantSlots', 'ratings', 'consultantRows', 'consultants', 'consultantsCounts', 'sectorbyconsultants'],
    ...['professionalAudioConsultants', 'industrialAudioConsultants', 'expertsvideos', 'consultantsProcedure'],
  ],
  wallet: ['walletAmount', 'walletHistory', 'walletCount'],
  'call history': ['callCount', 'callHistory'],
  ratings: ['consultantRatings', 'ratings', 'count'],
  'consultant dashboard': [
    ...['appointments', 'scheduleList', 'count', 'walletAmount', 'consultantDetail', 'consultantRating'],
    'consultantDetailsById',
  ],
  'customize settings': ['settings'],
  'expert talk': ['expertTalk', 'experties', 'industrialTalk', 'count'],
  industrial: [
    ...['industrialSegment', 'professionalSegement', 'industrialTalk', 'industrialTalkDetail'],
    ...['professionalTalkDetail', 'professionalTalk', 'allTalk'],
  ],
  products: ['productList', 'productDetail'],
  locker: ['userDocument', 'categories'],
  course: [
    ...[
      'courseById',
      'courseType',
      'courseList',
      'lesson',
      'courseDetail',
      'purchaseCourse',
      'storeAnswer',
      'getResult',
    ],
    'coursecount',
  ],
  'education programme': [
    ...['edpProgress', 'courseDetail', 'subSubCategories', 'edpRelatedCourses', 'courseTotalProgress'],
    ...['mandatoryWatchTime', 'totalSpentTime', 'totalRemaningTime', 'totalProgress', 'edpTotalWatchTime'],
    ...['isEdpPurchase', 'edpUser'],
  ],
  membership: [
    ...['memberShip', 'memberShips', 'memberShipRegistrationResponse', 'getMemberShipRegistration'],
    ...['memberShipNotes', 'memberShipRegistrationStatus'],
  ],
  blogs: ['blogs', 'blog'],
  testimonials: ['testimonials'],
  workshops: ['data', 'detail', 'userBookings'],
  'auth record': ['token', 'id', 'name', 'mobile', 'email', 'thumbnail', 'type'],
  'industry search result': ['title_english', 'categoryTypeId', 'subCategory', 'consultant_sectors'],
}

const { call, app } = await sharedWorld()

test.each(Object.entries(areas))('the area %s has its names on the wire', async (_, names) => {
  const { body } = await call('GET', '/api/openapi.json')
  const reported = new Set<string>()
  collect(body, reported)
  expect(names.filter((name) => !reported.has(name))).toEqual([])
})

function collect(part: unknown, reported: Set<string>) {
  if (typeof part !== 'object' || part === null) return
  for (const [name, inner] of Object.entries(part)) {
    if (name === 'properties') for (const property of Object.keys(inner as object)) reported.add(property)
    collect(inner, reported)
  }
}

test('every paged list returns its rows, count, page and limit under the same names', () => {
  const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {})
  const paged = app.services.endpoints.filter(
    ({ method, input }) => method === 'GET' && ['page', 'limit'].every((name) => shapeOf(input).includes(name)),
  )
  expect(paged.length).toBeGreaterThan(20)
  const wanted = ['data', 'count', 'page', 'limit']
  const others = paged.filter(({ reply }) => !wanted.every((name) => shapeOf(reply).includes(name)))
  expect(others.map(({ path }) => path)).toEqual([])
})
