import { getPayout } from '#contract/payouts/endpoints.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const payoutAudit = {
  group: 'payouts',
  title: { en: 'Payouts', hi: 'निकासी' },
  actions: {
    'payouts.exported': { en: '{who} exported the list of payouts.', hi: '{who} ने निकासी की सूची डाउनलोड की।' },
    'payout.approved_first': {
      en: '{who} approved {it} of {consultant} ({amountPaise}); a second approval is needed.',
      hi: '{who} ने {consultant} की {it} ({amountPaise}) मंज़ूर की; दूसरी मंज़ूरी बाक़ी है।',
    },
    'payout.approved': {
      en: '{who} approved {it} of {consultant} ({amountPaise}).',
      hi: '{who} ने {consultant} की {it} ({amountPaise}) मंज़ूर की।',
    },
    'payout.approval_withdrawn': {
      en: '{who} withdrew their approval of {it} of {consultant} ({amountPaise}).',
      hi: '{who} ने {consultant} की {it} ({amountPaise}) की अपनी मंज़ूरी वापस ली।',
    },
    'payout.refused': {
      en: '{who} rejected {it} of {consultant} ({amountPaise}).',
      hi: '{who} ने {consultant} की {it} ({amountPaise}) अस्वीकार की।',
    },
    'payout.given_up': {
      en: '{who} cancelled {it} of {consultant} ({amountPaise}) because the bank did not pay it.',
      hi: '{who} ने {consultant} की {it} ({amountPaise}) बंद की, बैंक से भुगतान नहीं हुआ था।',
    },
    'bank_account.added': {
      en: '{who} added a bank account[ ending in {ending}].',
      hi: '{who} ने एक बैंक खाता जोड़ा[, अंतिम अंक {ending}]।',
    },
    'bank_account.removed': {
      en: '{who} removed a bank account[ ending in {ending}].',
      hi: '{who} ने एक बैंक खाता हटाया[, अंतिम अंक {ending}]।',
    },
    'tax_numbers.saved': { en: '{who} saved PAN and GSTIN.', hi: '{who} ने PAN और GSTIN सहेजे।' },
  },
  subjects: {
    withdrawal: {
      en: 'withdrawal WD-{name}',
      hi: 'निकासी WD-{name}',
      page: { path: (id) => `/admin/payouts/${id}`, shownBy: getPayout },
    },
    bank_account: { en: 'bank account {name}', hi: 'बैंक खाता {name}' },
  },
  facts: {
    ending: { en: 'Account ending in', hi: 'खाते के अंतिम अंक' },
    ifsc: { en: 'IFSC', hi: 'IFSC' },
    holder: { en: 'Account holder', hi: 'खाताधारक' },
  },
} satisfies AuditTexts

type PayoutAudit = typeof payoutAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof PayoutAudit['actions'], true> {}
}
