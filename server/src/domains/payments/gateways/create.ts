import type { Config } from '#server/platform/process/config.ts'
import { createRazorpay } from './razorpay/gateway.ts'
import { createTestGateway, type TestGatewayOptions } from './test/gateway.ts'

/** A demo never calls external services, whatever keys are set; production requires its keys to start. */
export function createGateway(config: Config, test: Omit<TestGatewayOptions, 'secret'>) {
  if (config.mode === 'production') {
    if (!config.razorpay) throw new Error('production has no payment gateway')
    return { gateway: createRazorpay(config.razorpay), testGateway: undefined }
  }
  const testGateway = createTestGateway({ ...test, secret: config.appSecret })
  return { gateway: testGateway, testGateway }
}
