import * as coupons from '#contract/orders/coupons.ts'
import * as checks from '#contract/orders/document-checks.ts'
import * as api from '#contract/orders/endpoints.ts'
import * as proposals from '#contract/orders/refund-proposals.ts'
import * as staff from '#contract/orders/staff.ts'
import { registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerPurpose } from '#server/domains/payments/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { orderAudit } from './audit-texts.ts'
import { orderPayments } from './checkout/captures.ts'
import { cancelPayment, createOrder, payAgain } from './checkout/service.ts'
import { orderConstraints } from './constraints.ts'
import { changeCoupon, createCoupon, exportCoupons, listCoupons } from './discounts/coupons/editing.ts'
import { serveCouponsFile } from './discounts/coupons/files.ts'
import { couponSource } from './discounts/coupons/service.ts'
import { registerDiscountSource } from './discounts/registry.ts'
import { checkDocument } from './documents/checks.ts'
import { serveDocumentFile } from './documents/files.ts'
import { linkDocument } from './documents/service.ts'
import { scheduleOrderJobs } from './jobs.ts'
import { orderParts, orderTexts } from './notification-texts.ts'
import { eraseBuyer, ordersForExport, orderUnderWay } from './personal-data/queries.ts'
import { quoteCart } from './quotes/service.ts'
import { serveRefundRequestsFile } from './refunds/files.ts'
import { serveRefundProposalsFile } from './refunds/proposals/files.ts'
import {
  approveRefundProposal,
  exportRefundProposals,
  listRefundProposals,
  rejectRefundProposal,
  withdrawRefundProposal,
} from './refunds/proposals/service.ts'
import { decideRefundRequest, exportRefundRequests, listRefundRequests, requestRefund } from './refunds/requests.ts'
import { serveOrdersFile } from './staff/files.ts'
import { ordersNumbered } from './staff/queries.ts'
import { completeOrderLine, exportOrders, getOrderStory, listAllOrders, refundOrder } from './staff/service.ts'
import { getOrder, listOrders } from './views/service.ts'

export const registerOrders: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(orderAudit)
  registerConstraints(orderConstraints)
  registerMessages(orderTexts)
  registerMessageParts(orderTexts, orderParts)
  registerPurpose('order', orderPayments)
  registerDiscountSource('coupon', couponSource)
  scheduleOrderJobs(app.services)
  registerPersonalData('orders', { read: ordersForExport, erase: eraseBuyer, blocksErasure: orderUnderWay })
  serve(api.quoteCart, quoteCart)
  serve(api.createOrder, createOrder)
  serve(api.listOrders, listOrders)
  serve(api.getOrder, getOrder)
  serve(api.cancelPayment, cancelPayment)
  serve(api.payAgain, payAgain)
  serve(api.requestRefund, requestRefund)
  serve(api.linkDocument, linkDocument)
  serve(checks.checkDocument, checkDocument)
  serveDocumentFile(app)

  registerReference('order', {
    shownBy: staff.getOrderStory,
    // Its own number, or that of an invoice or credit note.
    pattern: /^((ORD-)?\d{1,9}|[A-Z]{3}\/\S{1,12})$/i,
    find: ordersNumbered,
  })
  serve(staff.listAllOrders, listAllOrders)
  serve(staff.exportOrders, exportOrders)
  serve(staff.getOrderStory, getOrderStory)
  serve(staff.refundOrder, refundOrder)
  serve(staff.completeOrderLine, completeOrderLine)
  serve(staff.linkOrderDocument, linkDocument)
  serve(staff.listRefundRequests, listRefundRequests)
  serve(staff.exportRefundRequests, exportRefundRequests)
  serve(staff.decideRefundRequest, decideRefundRequest)
  serve(proposals.listRefundProposals, listRefundProposals)
  serve(proposals.exportRefundProposals, exportRefundProposals)
  serve(proposals.approveRefundProposal, approveRefundProposal)
  serve(proposals.rejectRefundProposal, rejectRefundProposal)
  serve(proposals.withdrawRefundProposal, withdrawRefundProposal)
  serveOrdersFile(app)
  serveRefundRequestsFile(app)
  serveRefundProposalsFile(app)

  serve(coupons.listCoupons, listCoupons)
  serve(coupons.exportCoupons, exportCoupons)
  serve(coupons.createCoupon, createCoupon)
  serve(coupons.changeCoupon, changeCoupon)
  serveCouponsFile(app)
}
