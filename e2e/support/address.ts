import { randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

const byte = () => randomInt(1, 255)

/** Lets everything a browser asks come from an address nobody used before; answers which. */
export async function fromOwnAddress(context: BrowserContext) {
  const address = `10.${byte()}.${byte()}.${byte()}`
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  return address
}
