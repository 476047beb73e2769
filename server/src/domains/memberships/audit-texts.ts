import { listAllPlans } from '#contract/memberships/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const membershipAudit = {
  group: 'memberships',
  title: { en: 'Memberships', hi: 'सदस्यता' },
  actions: {
    'plan.created': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ी।' },
    'plan.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदली।' },
    'members.exported': { en: '{who} exported the list of members.', hi: '{who} ने सदस्यों की सूची डाउनलोड की।' },
  },
  subjects: {
    plan: {
      en: 'the plan “{name}”',
      hi: 'योजना “{name}”',
      page: { path: () => '/admin/plans', shownBy: listAllPlans },
    },
  },
  facts: {
    benefits: { en: 'Benefits', hi: 'लाभ' },
    days: { en: 'Days', hi: 'दिन' },
  },
} satisfies AuditTexts

type MembershipAudit = typeof membershipAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof MembershipAudit['actions'], true> {}
}
