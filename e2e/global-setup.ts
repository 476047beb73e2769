import type { FullConfig } from '@playwright/test'
import { sessionOf } from './support/bookings.ts'
import { orderOf, signInDemo } from './support/house.ts'
import { talkOf } from './support/talks.ts'
import { letFactorBeFresh } from './support/time.ts'

/** Well within the quarter of an hour for which a code that staff have shown speaks when money is moved. */
const FRESH_EVERY_MS = 5 * 60_000

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
  // All tests share that one sign-in, and may take longer than its code is fresh.
  const again = setInterval(() => void letFactorBeFresh(records.admin).catch(console.error), FRESH_EVERY_MS)
  return () => clearInterval(again)
}
