import { JOB_NAMES } from '#contract/admin/job-names.ts'
import { listJobs } from '#contract/admin/jobs.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const adminAudit = {
  group: 'overview',
  title: { en: 'Overview and jobs', hi: 'सारांश और काम' },
  actions: {
    'overview.exported': { en: '{who} exported the figures of the overview.', hi: '{who} ने सारांश के आँकड़े डाउनलोड किए।' },
    'jobs.exported': {
      en: '{who} exported the list of background jobs.',
      hi: '{who} ने कामों की सूची डाउनलोड की।',
    },
    'job.run_again': { en: '{who} ran {it} again.', hi: '{who} ने {it} फिर चलाया।' },
    'job.given_up': { en: '{who} skipped a waiting run of {it}.', hi: '{who} ने {it} को इस बार के लिए छोड़ा।' },
  },
  subjects: {
    job: {
      en: 'the background job “{name}”',
      hi: 'काम “{name}”',
      codes: JOB_NAMES,
      page: { path: () => '/admin/jobs', shownBy: listJobs },
    },
  },
  facts: {
    run: { en: 'Run', hi: 'बारी' },
  },
} satisfies AuditTexts

type AdminAudit = typeof adminAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof AdminAudit['actions'], true> {}
}
