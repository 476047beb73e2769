import { listAllReviews } from '#contract/reviews/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const reviewAudit = {
  group: 'reviews',
  title: { en: 'Reviews', hi: 'समीक्षाएँ' },
  actions: {
    'reviews.exported': { en: '{who} exported the list of reviews.', hi: '{who} ने समीक्षाओं की सूची डाउनलोड की।' },
    'review.hidden': { en: '{who} hid {it}.', hi: '{who} ने {it} छिपाई।' },
    'review.kept': { en: '{who} kept {it}, which had been reported.', hi: '{who} ने शिकायत वाली {it} को रहने दिया।' },
    'review.restored': { en: '{who} showed {it} again.', hi: '{who} ने {it} फिर दिखाई।' },
  },
  subjects: {
    review: {
      en: 'review {name}',
      hi: 'समीक्षा {name}',
      page: { path: () => '/admin/reviews', shownBy: listAllReviews },
    },
  },
  facts: {
    reports: { en: 'Reports', hi: 'शिकायतें' },
  },
} satisfies AuditTexts

type ReviewAudit = typeof reviewAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof ReviewAudit['actions'], true> {}
}
