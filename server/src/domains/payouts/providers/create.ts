import type { Config } from '#server/platform/process/config.ts'
import type { PayoutProvider } from './provider.ts'
import { createRazorpayX } from './razorpayx.ts'
import { createTestPayouts } from './test-provider.ts'

/**
 * The demo sends nothing externally, whatever is configured; production without a provider leaves payouts approved and
 * unsent.
 */
export function createPayoutProvider({ mode, razorpayX }: Config): PayoutProvider | undefined {
  if (mode === 'demo') return createTestPayouts()
  return razorpayX && createRazorpayX(razorpayX)
}
