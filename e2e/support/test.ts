import { test as base, type Page } from '@playwright/test'
import type { AccountType } from '#contract/endpoint.ts'
import { AUTH_KEY, type AuthRecord, demoPerson, otpFor, readInbox } from './house.ts'

export { expect } from '@playwright/test'

interface House {
  /** The newest code sent to a number, read from the demo inbox. */
  otpFor: (mobile: string) => Promise<string>
  messagesTo: (address: string) => ReturnType<typeof readInbox>
  /** Puts one of the demo's people into the browser's storage. Never log this one out: others use the same token. */
  signedInAs: (type: AccountType) => Promise<AuthRecord>
}

export const test = base.extend<{ house: House }>({
  house: async ({ page, baseURL }, use) => {
    await use({
      otpFor: (mobile) => otpFor(baseURL!, mobile),
      messagesTo: (address) => readInbox(baseURL!, address),
      signedInAs: (type) => keepSignedIn(page, type),
    })
  },
})

async function keepSignedIn(page: Page, type: AccountType) {
  const record = demoPerson(type)
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])
  return record
}
