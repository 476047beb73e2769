import { listReconciliations } from '#contract/payments/endpoints.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const paymentAudit = {
  group: 'payments',
  title: { en: 'Reconciliation', hi: 'मिलान' },
  actions: {
    'reconciliations.exported': { en: '{who} exported the reconciliations.', hi: '{who} ने मिलान की सूची डाउनलोड की।' },
    'reconciliation.run': {
      en: '{who} compared the payments of {it} with the gateway.',
      hi: '{who} ने {it} के भुगतान गेटवे से मिलाए।',
    },
  },
  subjects: {
    day: { en: '{name}', hi: '{name}', page: { path: () => '/admin/reconciliation', shownBy: listReconciliations } },
  },
} satisfies AuditTexts

type PaymentAudit = typeof paymentAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof PaymentAudit['actions'], true> {}
}
