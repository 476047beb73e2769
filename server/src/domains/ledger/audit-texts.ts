import type { AuditTexts } from '#server/domains/audit/public.ts'

export const ledgerAudit = {
  group: 'ledger',
  title: { en: 'Ledger and credits', hi: 'बही और क्रेडिट' },
  actions: {
    'ledger.exported': { en: '{who} exported the ledger.', hi: '{who} ने बही डाउनलोड की।' },
    'ledger_accounts.exported': {
      en: '{who} exported the accounts of the ledger.',
      hi: '{who} ने बही के खाते डाउनलोड किए।',
    },
    'promotional_credit.given': {
      en: '{who} gave {it} a promotional credit of {amountPaise}.',
      hi: '{who} ने {it} को {amountPaise} की प्रमोशनल राशि दी।',
    },
  },
  facts: {
    movementId: { en: 'Ledger entry', hi: 'बही की प्रविष्टि' },
  },
} satisfies AuditTexts

type LedgerAudit = typeof ledgerAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof LedgerAudit['actions'], true> {}
}
