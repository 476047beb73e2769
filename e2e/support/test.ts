import { test as base, type Page } from '@playwright/test'
import type { AccountType } from '#contract/endpoint.ts'
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
} from './house.ts'

export { expect } from '@playwright/test'

export interface House {
  /** The newest code sent to a number, read from the demo inbox. */
  otpFor: (mobile: string) => Promise<string>
  /** The code that an act lets be sent to a number that may have had others before. */
  otpSentBy: (mobile: string, act: () => Promise<unknown>) => Promise<string>
  /** Done once the number may be sent another code. */
  untilNextCode: (mobile: string) => Promise<void>
  /** What the authenticator app of a member of staff shows now. */
  appCodeFor: (mobile: string) => Promise<string>
  messagesTo: (address: string) => ReturnType<typeof readInbox>
  /** Puts one of the demo's people into the browser's storage. Never log this one out: others use the same token. */
  signedInAs: (type: AccountType) => Promise<AuthRecord>
  /** Puts a customer into the browser's storage whom no other test knows. */
  signedInAsNew: () => Promise<AuthRecord>
  /** Staff grant what was asked back of an order. */
  grantRefund: (orderId: number) => Promise<void>
}

export const test = base.extend<{ house: House }>({
  house: async ({ page, baseURL }, use) => {
    await use({
      otpFor: (mobile) => otpFor(baseURL!, mobile),
      otpSentBy: (mobile, act) => otpSentBy(baseURL!, mobile, act),
      untilNextCode: (mobile) => untilNextCode(baseURL!, mobile),
      appCodeFor: (mobile) => appCodeFor(baseURL!, mobile),
      messagesTo: (address) => readInbox(baseURL!, address),
      signedInAs: (type) => keepSignedIn(page, demoPerson(type)),
      grantRefund: (orderId) => grantRefund(baseURL!, orderId),
      signedInAsNew: async () => keepSignedIn(page, await newCustomer(baseURL!)),
    })
  },
})

async function keepSignedIn(page: Page, record: AuthRecord) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])
  return record
}
