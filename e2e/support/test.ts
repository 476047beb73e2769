import { test as base, type Page } from '@playwright/test'
import type { AccountType } from '#contract/endpoint.ts'
import { fromOwnAddress } from './address.ts'
import {
  AUTH_KEY,
  type AuthRecord,
  appCodeFor,
  demoPerson,
  grantRefund,
  newCustomer,
  otpFor,
  otpSentBy,
  readInbox,
  untilNextCode,
} from './api.ts'
import { readServerLog } from './server-log.ts'

export { expect } from '@playwright/test'

export interface Site {
  /** The newest code sent to a number, from the demo inbox. */
  otpFor: (mobile: string) => Promise<string>
  /** The code sent because of an action, to a number that may have received others before. */
  otpSentBy: (mobile: string, act: () => Promise<unknown>) => Promise<string>
  /** Resolves once the number may be sent another code. */
  untilNextCode: (mobile: string) => Promise<void>
  /** The current authenticator code of a staff account. */
  appCodeFor: (mobile: string) => Promise<string>
  messagesTo: (address: string) => ReturnType<typeof readInbox>
  /** Signs a demo account in by browser storage. Never log it out: other tests share the token. */
  signedInAs: (type: AccountType) => Promise<AuthRecord>
  /** Signs in a customer used by this test only. */
  signedInAsNew: () => Promise<AuthRecord>
  /** Staff grant the refund request for an order. */
  grantRefund: (orderId: number, paise: number) => Promise<void>
}

export const test = base.extend<{ site: Site; logOfFailure: undefined }>({
  /** Calls from a client address of its own: its limits do not depend on what other tests do in that minute. */
  context: async ({ context }, use) => {
    await fromOwnAddress(context)
    await use(context)
  },
  /** A failed test is reported with what the server logged during it. */
  logOfFailure: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use, info) => {
      const before = readServerLog().length
      await use(undefined)
      const logged = readServerLog().slice(before)
      if (info.status !== info.expectedStatus && logged)
        await info.attach('server log', { body: logged.slice(-20_000) })
    },
    { auto: true },
  ],
  site: async ({ page, baseURL }, use) => {
    await use({
      otpFor: (mobile) => otpFor(baseURL!, mobile),
      otpSentBy: (mobile, act) => otpSentBy(baseURL!, mobile, act),
      untilNextCode: (mobile) => untilNextCode(baseURL!, mobile),
      appCodeFor: (mobile) => appCodeFor(baseURL!, mobile),
      messagesTo: (address) => readInbox(baseURL!, address),
      signedInAs: (type) => keepSignedIn(page, demoPerson(type)),
      grantRefund: (orderId, paise) => grantRefund(baseURL!, orderId, paise),
      signedInAsNew: async () => keepSignedIn(page, await newCustomer(baseURL!)),
    })
  },
})

async function keepSignedIn(page: Page, record: AuthRecord) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])
  return record
}
