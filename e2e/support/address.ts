import { randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

const byte = () => randomInt(1, 255)

/** A client address that nobody uses: one address alone would be rate limited. */
export const unusedAddress = () => `10.${byte()}.${byte()}.${byte()}`

/** Sends all requests of a browser from an unused client address. */
export const fromOwnAddress = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': unusedAddress() })
