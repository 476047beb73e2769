export { GatewayFailure, type GatewayPayment } from './gateways/gateway.ts'
export type { TestGateway } from './gateways/test/gateway.ts'
export { paymentOf as testPaymentOf } from './gateways/test/gateway.ts'
export {
  insertOrder as insertTestOrder,
  insertPayment as insertTestPayment,
  paymentsBetween as testPaymentsBetween,
} from './gateways/test/queries.ts'
export { noticeOf } from './gateways/test/webhooks.ts'
export { pollPayments } from './polling/service.ts'
export { type Purpose, registerPurpose } from './purposes.ts'
export { payerOf, paymentById, storeOrder } from './queries.ts'
export { capturedBetween, writeReport } from './reconciliation/queries.ts'
export { sentBackBecause } from './refunds/queries.ts'
export { refundToSource, sendRefunds } from './refunds/service.ts'
export type { Payment } from './rules.ts'
export { cancelPayment, cancelUnlessBusy, chargeByMandate, openPayment, reopenPayment } from './service.ts'
export { lockPayment } from './settle/queries.ts'
export { settleWithin } from './settle/service.ts'
