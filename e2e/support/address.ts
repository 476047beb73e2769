import { randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

const byte = () => randomInt(1, 255)

/** Sends all requests of a browser from an unused client address; returns the address. */
export async function fromOwnAddress(context: BrowserContext) {
  const address = `10.${byte()}.${byte()}.${byte()}`
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  return address
}
