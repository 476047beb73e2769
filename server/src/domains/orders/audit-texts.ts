import { listCoupons } from '#contract/orders/coupons.ts'
import { getOrderStory } from '#contract/orders/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const orderAudit = {
  group: 'orders',
  title: { en: 'Orders, refunds and coupons', hi: 'ऑर्डर, रिफ़ंड और कूपन' },
  actions: {
    'orders.exported': { en: '{who} exported the list of orders.', hi: '{who} ने ऑर्डर की सूची डाउनलोड की।' },
    'order.refunded': {
      en: '{who} refunded {paise} of {it}[ to {to}].',
      hi: '{who} ने {it} में से {paise} रिफ़ंड किए[: {to}]।',
    },
    'order.line_done': { en: '{who} marked an item of {it} as delivered.', hi: '{who} ने {it} का एक आइटम पूरा किया।' },
    'refund.proposed': {
      en: '{who} proposed a large refund of {paise} of {it}[ to {to}].',
      hi: '{who} ने {it} में से {paise} के बड़े रिफ़ंड का प्रस्ताव रखा[: {to}]।',
    },
    'refund.approved': {
      en: '{who} approved the large refund of {paise} of {it}[, which {proposedBy} had proposed].',
      hi: '{who} ने {it} में से {paise} का बड़ा रिफ़ंड मंज़ूर किया[, प्रस्ताव: {proposedBy}]।',
    },
    'refund.rejected': {
      en: '{who} rejected the large refund of {paise} of {it}.',
      hi: '{who} ने {it} में से {paise} का बड़ा रिफ़ंड अस्वीकार किया।',
    },
    'refund.proposal_withdrawn': {
      en: '{who} withdrew their proposal to refund {paise} of {it}.',
      hi: '{who} ने {it} में से {paise} के रिफ़ंड का अपना प्रस्ताव वापस लिया।',
    },
    'refund_proposals.exported': { en: '{who} exported the large refunds.', hi: '{who} ने बड़े रिफ़ंड डाउनलोड किए।' },
    'refund_request.granted': {
      en: '{who} granted the customer’s request to refund {paise} of {it}.',
      hi: '{who} ने {it} में से {paise} के रिफ़ंड का अनुरोध मंज़ूर किया।',
    },
    'refund_request.declined': {
      en: '{who} declined the customer’s request to refund {it}.',
      hi: '{who} ने {it} के रिफ़ंड का अनुरोध अस्वीकार किया।',
    },
    'refund_requests.exported': { en: '{who} exported the refund requests.', hi: '{who} ने रिफ़ंड के अनुरोध डाउनलोड किए।' },
    'coupon.made': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ा।' },
    'coupon.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'coupons.exported': { en: '{who} exported the list of coupons.', hi: '{who} ने कूपन की सूची डाउनलोड की।' },
  },
  subjects: {
    order: {
      en: 'order {name}',
      hi: 'ऑर्डर {name}',
      page: { path: (id) => `/admin/orders/${id}`, shownBy: getOrderStory },
    },
    coupon: { en: 'the coupon {name}', hi: 'कूपन {name}', page: { path: () => '/admin/coupons', shownBy: listCoupons } },
  },
  facts: {
    proposal: { en: 'Proposal number', hi: 'प्रस्ताव नंबर' },
    proposedBy: { en: 'Proposed by', hi: 'प्रस्ताव रखा', of: 'account' },
    operation: { en: 'What', hi: 'क्या' },
    orderId: { en: 'Order', hi: 'ऑर्डर', of: 'order' },
    to: { en: 'Refunded to', hi: 'रिफ़ंड कहाँ गया' },
    request: { en: 'Request number', hi: 'अनुरोध नंबर' },
    line: { en: 'Item number', hi: 'आइटम नंबर' },
    percentBp: { en: 'Percent', hi: 'प्रतिशत' },
    maxUses: { en: 'Maximum uses', hi: 'अधिकतम उपयोग' },
  },
  values: {
    order: { en: 'Refund of an order', hi: 'ऑर्डर का रिफ़ंड' },
    booking: { en: 'Refund of a booking', hi: 'बुकिंग का रिफ़ंड' },
    question: { en: 'Refund of a question', hi: 'सवाल का रिफ़ंड' },
    refund_request: { en: 'Refund request approved', hi: 'रिफ़ंड का अनुरोध माना गया' },
    booking_cancellation: { en: 'Cancellation of a booking', hi: 'बुकिंग रद्द करना' },
    appeal: { en: 'Decision on a no-show', hi: 'ग़ैरहाज़िरी पर फ़ैसला' },
    service_cancellation: { en: 'Cancellation of a service', hi: 'सेवा रद्द करना' },
    service_dispute: { en: 'Decision on a disputed service', hi: 'विवाद वाली सेवा पर फ़ैसला' },
    goods_return: { en: 'Decision on a return', hi: 'सामान की वापसी पर फ़ैसला' },
    missing_goods: { en: 'Goods that did not arrive', hi: 'सामान जो नहीं पहुँचा' },
    gift_card: { en: 'Cancellation of a gift card', hi: 'गिफ़्ट कार्ड रद्द करना' },
  },
} satisfies AuditTexts

type OrderAudit = typeof orderAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof OrderAudit['actions'], true> {}
}
