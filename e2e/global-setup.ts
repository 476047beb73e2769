import type { FullConfig } from '@playwright/test'
import { call, orderOf, signInDemo } from './support/api.ts'
import { sessionOf } from './support/bookings.ts'
import { buyCourse, courseOf } from './support/learning.ts'
import { talkOf } from './support/talks.ts'
import { letFactorBeFresh } from './support/time.ts'

/** Well within the 15 minutes for which a staff second factor is valid for money operations. */
const FRESH_EVERY_MS = 5 * 60_000

/** Signs in the demo accounts once and places an order for the customer; workers inherit the environment. */
export default async function signInEverybody(config: FullConfig) {
  const { baseURL } = config.projects[0]!.use
  const records = {
    user: await signInDemo(baseURL!, 'user'),
    consultant: await signInDemo(baseURL!, 'consultant'),
    admin: await signInDemo(baseURL!, 'admin'),
  }
  process.env.E2E_PEOPLE = JSON.stringify(records)
  process.env.E2E_ORDER = String(await orderOf(baseURL!, records.user))
  const session = await sessionOf(baseURL!, records.user, records.consultant)
  process.env.E2E_BOOKING = String(session.id)
  process.env.E2E_ROOM = session.room
  process.env.E2E_TALK = String(await talkOf(baseURL!, records.user, records.consultant))
  const course = await courseOf(baseURL!, records.admin)
  process.env.E2E_COURSE = JSON.stringify(course)
  await buyCourse(baseURL!, records.user, course.id)
  const path = '/api/web/v1/questions?state=answered'
  const { data } = await call<{ data: { id: number }[] }>(baseURL!, 'GET', path, undefined, records.user)
  process.env.E2E_QUESTION = String(data[0]!.id)
  const firstOf = async (list: string, who: Parameters<typeof call>[4]) =>
    String((await call<{ data: { id: number }[] }>(baseURL!, 'GET', list, undefined, who)).data[0]!.id)
  process.env.E2E_SERVICE = await firstOf('/api/web/v1/consultant-services', records.user)
  process.env.E2E_MY_SERVICE = await firstOf('/api/web/v1/user-services', records.user)
  process.env.E2E_SERVICE_ORDER = await firstOf('/api/web/v1/service-orders', records.consultant)
  const { detail } = await call<{ detail: { id: number } }>(
    ...([baseURL!, 'GET', '/api/web/v1/workshops/packaging-that-survives-transport', undefined, records.user] as const),
  )
  process.env.E2E_WORKSHOP = String(detail.id)
  const { productList } = await call<{ productList: { id: number }[] }>(
    ...([baseURL!, 'GET', '/api/web/v1/products', undefined, records.user] as const),
  )
  process.env.E2E_PRODUCT = String(productList[0]!.id)
  const { packages } = await call<{ packages: { id: number }[] }>(
    ...([
      baseURL!,
      'GET',
      `/api/web/v1/consultants/${records.consultant.id}/packages`,
      undefined,
      records.user,
    ] as const),
  )
  process.env.E2E_PACKAGE = String(packages[0]!.id)
  const input = { amountPaise: 100_000, recipientName: 'Kamala' }
  const drafted = await call<{ id: number }>(baseURL!, 'POST', '/api/web/v1/gift-cards', input, records.user)
  process.env.E2E_GIFT_CARD = String(drafted.id)
  // All tests share that sign-in and may outlast the validity of its second factor.
  const again = setInterval(() => void letFactorBeFresh(records.admin).catch(console.error), FRESH_EVERY_MS)
  return () => clearInterval(again)
}
