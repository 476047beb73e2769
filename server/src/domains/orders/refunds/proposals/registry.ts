import type { REFUND_OPERATIONS } from '#contract/orders/constants.ts'
import type { Once } from '#server/platform/http/context.ts'

export type RefundOperation = (typeof REFUND_OPERATIONS)[number]
type Perform = (context: Once, input: unknown) => Promise<unknown>

const operations = new Map<RefundOperation, Perform>()

export const registerOperation = (name: RefundOperation, perform: Perform) => operations.set(name, perform)

export function operationNamed(name: RefundOperation) {
  const perform = operations.get(name)
  if (!perform) throw new Error(`the refund operation ${name} is not registered`)
  return perform
}
