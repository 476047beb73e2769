import type { AuditTexts } from '#server/domains/audit/public.ts'

export const packageAudit = {
  group: 'packages',
  title: { en: 'Packages', hi: 'पैकेज' },
  actions: {
    'packages.exported': { en: '{who} exported the list of packages.', hi: '{who} ने पैकेज की सूची डाउनलोड की।' },
  },
} satisfies AuditTexts

type PackageAudit = typeof packageAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof PackageAudit['actions'], true> {}
}
