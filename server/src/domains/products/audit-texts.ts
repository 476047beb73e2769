import { listProducts } from '#contract/products/staff.ts'
import { listStaffShipments } from '#contract/products/staff-shipments.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const productAudit = {
  group: 'products',
  title: { en: 'Products and deliveries', hi: 'उत्पाद और डिलीवरी' },
  actions: {
    'products.exported': { en: '{who} exported the list of products.', hi: '{who} ने उत्पाद की सूची डाउनलोड की।' },
    'product.approved': { en: '{who} approved {it}.', hi: '{who} ने {it} मंज़ूर किया।' },
    'product.sent_back': { en: '{who} sent {it} back to the consultant.', hi: '{who} ने {it} सलाहकार को लौटाया।' },
    'product.taken_down': { en: '{who} took {it} down.', hi: '{who} ने {it} बिक्री से हटाया।' },
    'shipments.exported': { en: '{who} exported the list of deliveries.', hi: '{who} ने डिलीवरी की सूची डाउनलोड की।' },
    'product_return.decided': {
      en: '{who} decided on {it}[: {decision}].',
      hi: '{who} ने {it} पर फ़ैसला किया[: {decision}]।',
    },
    'product_shipment.decided': {
      en: '{who} decided about {it}, which was not received[: {decision}].',
      hi: '{who} ने न मिली {it} पर फ़ैसला किया[: {decision}]।',
    },
  },
  subjects: {
    product: {
      en: 'the product “{name}”',
      hi: 'उत्पाद “{name}”',
      page: { path: () => '/admin/products', shownBy: listProducts },
      names: { table: 'products', column: 'title_english', inHindi: 'title_hindi' },
    },
    product_return: {
      en: 'return {name}',
      hi: 'वापसी {name}',
      page: { path: () => '/admin/shipments', shownBy: listStaffShipments },
    },
    product_shipment: {
      en: 'delivery {name}',
      hi: 'डिलीवरी {name}',
      page: { path: () => '/admin/shipments', shownBy: listStaffShipments },
    },
  },
  facts: {
    edition: { en: 'Edition', hi: 'संस्करण' },
  },
  values: {
    accepted: { en: 'accepted', hi: 'मंज़ूर' },
    refunded: { en: 'refunded', hi: 'रिफ़ंड दिया गया' },
    delivered: { en: 'delivered', hi: 'डिलीवर हुआ' },
  },
} satisfies AuditTexts

type ProductAudit = typeof productAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof ProductAudit['actions'], true> {}
}
