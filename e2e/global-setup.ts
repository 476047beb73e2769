import type { FullConfig } from '@playwright/test'
import { sessionOf } from './support/bookings.ts'
import { orderOf, signInDemo } from './support/house.ts'
import { talkOf } from './support/talks.ts'

/** Signs the demo's people in once and lets the customer order something; the workers inherit the environment. */
export default async function signInEverybody(config: FullConfig) {
  const { baseURL } = config.projects[0]!.use
  const records = {
    user: await signInDemo(baseURL!, 'user'),
    consultant: await signInDemo(baseURL!, 'consultant'),
    admin: await signInDemo(baseURL!, 'admin'),
  }
  process.env.E2E_PEOPLE = JSON.stringify(records)
  process.env.E2E_ORDER = String(await orderOf(baseURL!, records.user))
  process.env.E2E_BOOKING = String(await sessionOf(baseURL!, records.user, records.consultant))
  process.env.E2E_TALK = String(await talkOf(baseURL!, records.user, records.consultant))
}
