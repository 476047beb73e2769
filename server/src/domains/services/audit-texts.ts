import { getServiceOrderStory } from '#contract/services/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const serviceAudit = {
  group: 'services',
  title: { en: 'Services', hi: 'सेवाएँ' },
  actions: {
    'service_orders.exported': { en: '{who} exported the list of services.', hi: '{who} ने सेवाओं की सूची डाउनलोड की।' },
    'service_order.decided': {
      en: '{who} decided the dispute about {it}[: {decision}].',
      hi: '{who} ने {it} के विवाद पर फ़ैसला किया[: {decision}]।',
    },
    'service_order.cancelled': {
      en: '{who} cancelled {it}[; the refund goes to {to}].',
      hi: '{who} ने {it} रद्द की[; रिफ़ंड: {to}]।',
    },
  },
  subjects: {
    service_order: {
      en: 'service {name}',
      hi: 'सेवा {name}',
      page: { path: (id) => `/admin/service-orders/${id}`, shownBy: getServiceOrderStory },
      names: { table: 'service_orders', column: 'number' },
    },
  },
  facts: {
    to: { en: 'Refunded to', hi: 'रिफ़ंड कहाँ गया' },
  },
  values: {
    accepted: { en: 'the work counts as accepted', hi: 'काम स्वीकार माना गया' },
    refunded: { en: 'refunded', hi: 'रिफ़ंड दिया गया' },
  },
} satisfies AuditTexts

type ServiceAudit = typeof serviceAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof ServiceAudit['actions'], true> {}
}
