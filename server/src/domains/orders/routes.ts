import * as coupons from '#contract/coupons.ts'
import * as checks from '#contract/document-checks.ts'
import * as api from '#contract/orders.ts'
import * as staff from '#contract/orders-staff.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { registerPurpose } from '#server/domains/payments/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { serveCouponsFile } from './coupons/editing/files.ts'
import { checkDocument } from './documents/checking/service.ts'
import { serveDocumentFile } from './documents/files.ts'
import { scheduleOrderJobs } from './jobs.ts'
import { forgetBuyer, ordersForExport, orderUnderWay } from './keeping/queries.ts'
import { serveRefundRequestsFile } from './requests/files.ts'
import * as orders from './service.ts'
import { serveOrdersFile } from './staff/files.ts'

export const ordersWing: Wing = (app) => {
  const serve = bind(app)
  registerPurpose('order', orders.orderPayments)
  scheduleOrderJobs(app.house)
  keepsPersonalData('orders', { read: ordersForExport, forget: forgetBuyer, holdsBack: orderUnderWay })
  serve(api.quoteCart, orders.quoteCart)
  serve(api.createOrder, orders.createOrder)
  serve(api.listOrders, orders.listOrders)
  serve(api.getOrder, orders.getOrder)
  serve(api.cancelPayment, orders.cancelPayment)
  serve(api.payAgain, orders.payAgain)
  serve(api.requestRefund, orders.requestRefund)
  serve(api.linkDocument, orders.linkDocument)
  serve(checks.checkDocument, checkDocument)
  serveDocumentFile(app)

  serve(staff.listAllOrders, orders.listAllOrders)
  serve(staff.exportOrders, orders.exportOrders)
  serve(staff.getOrderStory, orders.getOrderStory)
  serve(staff.refundOrder, orders.refundOrder)
  serve(staff.completeOrderLine, orders.completeOrderLine)
  serve(staff.linkOrderDocument, orders.linkDocument)
  serve(staff.listRefundRequests, orders.listRefundRequests)
  serve(staff.exportRefundRequests, orders.exportRefundRequests)
  serve(staff.decideRefundRequest, orders.decideRefundRequest)
  serveOrdersFile(app)
  serveRefundRequestsFile(app)

  serve(coupons.listCoupons, orders.listCoupons)
  serve(coupons.exportCoupons, orders.exportCoupons)
  serve(coupons.createCoupon, orders.createCoupon)
  serve(coupons.changeCoupon, orders.changeCoupon)
  serveCouponsFile(app)
}
